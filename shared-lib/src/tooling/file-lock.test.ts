import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

/** Another process that takes the lock, says so, and keeps it until it is killed. */
const holder = async (file: string) => {
  const lock = pathToFileURL(join(import.meta.dirname, 'file-lock.ts')).href;
  const script = `import { withFileLock } from ${JSON.stringify(lock)}; await withFileLock(${JSON.stringify(file)}, { deadlineMs: 1000, busy: '' }, () => { console.log('held'); return new Promise((resolve) => setTimeout(resolve, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
};

test('while another process has the lock, work is refused in plain words', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  await holder(file);
  await expect(
    withFileLock(file, { deadlineMs: 100, busy: 'Another release runs.' }, async () => 'done'),
  ).rejects.toThrow('Another release runs.');
});

test('a process that was killed leaves no lock behind', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  const child = await holder(file);
  child.kill('SIGKILL');
  await once(child, 'close');
  await expect(
    withFileLock(file, { deadlineMs: 100, busy: 'Another release runs.' }, async () => 'done'),
  ).resolves.toBe('done');
});

test('work under one lock runs one after the other, also after one has failed', async () => {
  const file = join(scratchFolder(), 'registry.json.lock');
  const events: string[] = [];
  const work = (name: string, fails = false) =>
    withFileLock(file, { deadlineMs: 5000, busy: 'busy' }, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([work('one', true), work('two'), work('three')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const pairs = [0, 2, 4].map((at) => events.slice(at, at + 2).map((event) => event.split(' ')[0]));
  for (const [begun, ended] of pairs) expect(ended).toBe(begun);
});
