const LOOK_MS = 500;

/**
 * Calls `stop` when the process is asked to end: by Ctrl-C, by `kill`, by a closed terminal, or because the `npm` that started it
 * is gone. A signal that npm gets reaches the shell between the two, which dies of it and passes nothing on.
 */
export const onStopSignal = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_MS).unref();
};
