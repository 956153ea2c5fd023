const POLL_MS = 500;

/**
 * Calls `stop` on Ctrl-C, `kill`, a closed terminal, or when the `npm` that started this process has ended. The last check is
 * needed because npm signals only the `sh` between the two, which ends without passing the signal on.
 */
export const onStopSignal = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, POLL_MS).unref();
};
