import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once `ms` have gone by, not counting the time during which it is held. */
export const useCountdown = (ms: number, held: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
};
