const STEP_MS = 50;

export interface Deadline {
  passed: Promise<void>;
  cancel(): void;
}

/**
 * Starts a deadline for responses. It counts timer steps instead of elapsed time, so that a response that arrived while this
 * process was busy is not late: Node's event loop runs timers before it reads sockets, and one long timer would fire first.
 * @param ms duration in milliseconds
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
