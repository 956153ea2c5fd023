import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startDeadline } from './deadline.ts';

const keepBusy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('who never answers is given up', async () => {
  const { passed } = startDeadline(100);
  await expect(Promise.race([new Promise(() => undefined), passed.then(() => 'given up')])).resolves.toBe('given up');
});

test('an answer that arrived while the process was busy is not late', async () => {
  const answer = readFile(import.meta.filename).then(() => 'answered');
  const { passed, cancel } = startDeadline(500);
  keepBusy(1000);
  await expect(Promise.race([answer, passed.then(() => 'given up')])).resolves.toBe('answered');
  cancel();
});
