import { useEffect } from 'react';

/** Wait before each attempt after the browser goes online, in milliseconds. On a new connection the first requests often fail. */
const WAITS_MS = [0, 1000, 3000];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries something that failed again when the browser goes online: at once, and after a failure once more after 1 and 3 seconds.
 * @param retry one attempt; resolves also when it failed
 * @param isFailed false ends the attempts
 */
export const useRetryOnline = (retry: () => Promise<void>, isFailed = true) => {
  useEffect(() => {
    if (!isFailed) return;
    let series = 0;
    const retryInSeries = async () => {
      series += 1;
      const current = series;
      for (const ms of WAITS_MS) {
        await wait(ms);
        if (current !== series) return;
        await retry();
      }
    };
    const handleOnline = () => void retryInSeries();
    window.addEventListener('online', handleOnline);
    return () => {
      series += 1;
      window.removeEventListener('online', handleOnline);
    };
  }, [retry, isFailed]);
};
