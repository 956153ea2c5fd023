import { beforeAll } from 'vitest';

/** What a test says is to be undone: called last first. */
type AtEnd = (undo: () => Promise<void>) => void;

/**
 * Prepares something that all tests of a file share, and undoes it after the last of them.
 * @param within milliseconds that preparing may take, where it is more than a hook's usual time
 */
export const forAllTests = (prepare: (atEnd: AtEnd) => Promise<void>, within?: number): void =>
  beforeAll(async () => {
    const undoing: (() => Promise<void>)[] = [];
    await prepare((undo) => undoing.unshift(undo));
    return async () => {
      for (const undo of undoing) await undo();
    };
  }, within);
