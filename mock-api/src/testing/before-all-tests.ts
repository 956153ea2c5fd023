import { beforeAll } from 'vitest';

/** Registers a cleanup function. Cleanups run in reverse order. */
type OnFinished = (cleanUp: () => Promise<void>) => void;

/**
 * Prepares something that all tests of a file share, and cleans up after the last of them.
 * @param timeout milliseconds that `prepare` may take, where it needs more than the default of a hook
 */
export const beforeAllTests = (prepare: (onFinished: OnFinished) => Promise<void>, timeout?: number): void =>
  beforeAll(async () => {
    const cleanUps: (() => Promise<void>)[] = [];
    await prepare((cleanUp) => cleanUps.unshift(cleanUp));
    return async () => {
      for (const cleanUp of cleanUps) await cleanUp();
    };
  }, timeout);
