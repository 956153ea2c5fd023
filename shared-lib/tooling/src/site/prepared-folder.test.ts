import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPrepared } from 'testing/prepared-folder';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';

/** A folder of prepared files, and what a run does with it. */
const preparedFiles = () => {
  const root = scratchFolder();
  let preparations = 0;
  const prepare = (folder: string): Promise<void> => {
    preparations += 1;
    writeFileSync(join(folder, 'number'), `${preparations}`);
    return Promise.resolve();
  };
  return {
    preparations: () => preparations,
    /** @returns the file of the copy */
    run: async (key: string, target: string, how = prepare) => {
      await copyPrepared({ folder: join(root, 'seed'), key, prepare: how }, join(root, target));
      return readFileSync(join(root, target, 'number'), 'utf8');
    },
    isStored: (key: string) => existsSync(join(root, 'seed', key)),
  };
};

test('prepares files once for all runs, also for runs that start at the same time', async () => {
  const { run, preparations } = preparedFiles();
  expect(await Promise.all([run('a', 'first'), run('a', 'second')])).toEqual(['1', '1']);
  expect(await run('a', 'third')).toBe('1');
  expect(preparations()).toBe(1);
});

test('prepares files again for another key, and then drops the former ones', async () => {
  const { run, isStored } = preparedFiles();
  await run('a', 'first');
  expect(await run('b', 'second')).toBe('2');
  expect([isStored('a'), isStored('b')]).toEqual([false, true]);
});

test('prepares files again after a failed preparation', async () => {
  const { run, isStored } = preparedFiles();
  const failing = () => Promise.reject(new Error('The disk is full.'));
  await expect(run('a', 'first', failing)).rejects.toThrow('The disk is full.');
  expect(isStored('a')).toBe(false);
  expect(await run('a', 'second')).toBe('1');
});
