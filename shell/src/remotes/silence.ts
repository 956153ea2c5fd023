/** Nothing at all has arrived for too long. */
export class SilenceError extends Error {
  override name = 'SilenceError';
}

const listeners = new Set<() => void>();

/** Something arrived (an answer, a script): every running deadline starts anew, so that a slow phone is not a failure. */
export const madeProgress = (): void => {
  for (const restart of listeners) restart();
};

/** Rejects with `SilenceError` when nothing arrives for `ms` milliseconds while `work` is pending. */
export const orSilence = async <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new SilenceError(`Nothing arrived for ${ms} ms`));
  let timer = setTimeout(fail, ms);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, ms);
  };
  listeners.add(restart);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
    listeners.delete(restart);
  }
};
