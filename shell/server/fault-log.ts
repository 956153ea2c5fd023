/** A fault that lasts is logged again after this time, so that the end of a long log still shows it. */
const LOG_AGAIN_MS = 300_000;

/**
 * Wraps a log so that it writes the same message at most once per five minutes.
 * @param clock current time in milliseconds
 */
export const createFaultLog = (
  log: (message: string) => void,
  clock: () => number = Date.now,
): ((message: string) => void) => {
  const loggedAt = new Map<string, number>();
  return (message) => {
    const now = clock();
    for (const [other, time] of loggedAt) if (now - time >= LOG_AGAIN_MS) loggedAt.delete(other);
    if (loggedAt.has(message)) return;
    loggedAt.set(message, now);
    log(message);
  };
};
