import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('runs up to the concurrency limit, queues the next tasks, and rejects further ones with 503', async () => {
  const queue = createTaskQueue({ concurrency: 2, maxWaiting: 2 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<undefined>());
  const started: number[] = [];
  const results = gates.map(({ promise }, index) =>
    queue.run(async () => {
      started.push(index);
      await promise;
      return index;
    }),
  );
  await expect(queue.run(async () => 4)).rejects.toMatchObject({ status: 503 });
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve(undefined);
  await results[1];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve(undefined);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('frees the slot of a failed task', async () => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
