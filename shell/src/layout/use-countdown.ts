import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after a delay that can be paused.
 * @param ms delay in milliseconds, without the time spent paused
 */
export const useCountdown = (ms: number, paused: boolean, onEnd: () => void): void => {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused]);
};
