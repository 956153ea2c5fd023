/** Nothing arrived for too long. */
class StallError extends Error {
  override name = 'StallError';
}

const restartTimers = new Set<() => void>();

/** Call when a response or a script arrives. It restarts every running timeout, so that a slow connection is not a failure. */
export const reportProgress = (): void => {
  for (const restart of restartTimers) restart();
};

/**
 * Rejects when nothing arrives for `ms` milliseconds while `loading` is pending.
 * @throws {StallError}
 */
export const withStallTimeout = async <Value>(loading: Promise<Value>, ms: number): Promise<Value> => {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new StallError(`Nothing arrived for ${ms} ms`));
  let timer = setTimeout(fail, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, ms);
  };
  restartTimers.add(restart);
  try {
    return await Promise.race([loading, stalled]);
  } finally {
    clearTimeout(timer);
    restartTimers.delete(restart);
  }
};
