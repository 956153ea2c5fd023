import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

/** Starts another process that takes the lock and holds it until it is killed. */
const startLockHolder = async (file: string) => {
  const lock = pathToFileURL(join(import.meta.dirname, 'file-lock.ts')).href;
  const script = `import { withFileLock } from ${JSON.stringify(lock)}; await withFileLock(${JSON.stringify(file)}, { deadlineMs: 1000, busyMessage: '' }, () => { console.log('held'); return new Promise((resolve) => setTimeout(resolve, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
};

test('fails with the given message while another process holds the lock', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  await startLockHolder(file);
  await expect(
    withFileLock(file, { deadlineMs: 100, busyMessage: 'Another release runs.' }, async () => 'done'),
  ).rejects.toThrow('Another release runs.');
});

test('releases the lock of a killed process', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  const child = await startLockHolder(file);
  child.kill('SIGKILL');
  await once(child, 'close');
  await expect(
    withFileLock(file, { deadlineMs: 100, busyMessage: 'Another release runs.' }, async () => 'done'),
  ).resolves.toBe('done');
});

test('runs tasks under one lock one after the other, also after a failure', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    withFileLock(file, { deadlineMs: 5000, busyMessage: 'busy' }, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([task('one', true), task('two'), task('three')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const pairs = [0, 2, 4].map((at) => events.slice(at, at + 2).map((event) => event.split(' ')[0]));
  for (const [begun, ended] of pairs) expect(ended).toBe(begun);
});
