import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('so many at once, the others in turn, and beyond that a refusal', async () => {
  const queue = createTaskQueue({ atOnce: 2, waiting: 2 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<undefined>());
  const begun: number[] = [];
  const works = gates.map(({ promise }, index) =>
    queue.run(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  await expect(queue.run(async () => 4)).rejects.toMatchObject({ status: 503 });
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve(undefined);
  await works[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve(undefined);
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

test('a work that fails makes room like any other', async () => {
  const queue = createTaskQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
