const STEP_MS = 50;

export interface Deadline {
  passed: Promise<void>;
  cancel(): void;
}

/**
 * A deadline of `ms` milliseconds for answers from elsewhere. It is counted in steps, of which one counts the same
 * however long it lasted: what arrived while this process was too busy to hear it is not late. One long timer would
 * end before the answers that wait in the sockets are read (timers come first in a turn of Node's event loop).
 */
export const startDeadline = (ms: number): Deadline => {
  const { promise: passed, resolve } = Promise.withResolvers<void>();
  let left = ms;
  const timer = setInterval(
    () => {
      left -= STEP_MS;
      if (left > 0) return;
      clearInterval(timer);
      resolve();
    },
    Math.min(STEP_MS, ms),
  );
  return { passed, cancel: () => clearInterval(timer) };
};
