import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startDeadline } from './deadline.ts';

const blockEventLoop = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('passes when a response never arrives', async () => {
  const { passed } = startDeadline(100);
  await expect(Promise.race([new Promise(() => undefined), passed.then(() => 'deadline')])).resolves.toBe('deadline');
});

test('does not pass before a response that arrived while the process was busy', async () => {
  const response = readFile(import.meta.filename).then(() => 'response');
  const { passed, cancel } = startDeadline(500);
  blockEventLoop(1000);
  await expect(Promise.race([response, passed.then(() => 'deadline')])).resolves.toBe('response');
  cancel();
});
