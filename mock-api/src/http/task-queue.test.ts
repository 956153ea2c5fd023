import { expect, onTestFinished, test, vi } from 'vitest';
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

/** A queue with one slot, which is taken until `release`. */
const startQueue = (maxWaiting: number) => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting, maxWait: 1000 });
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const running = queue.run(() => gate.promise);
  const add = (name: string, owner: string, signal?: AbortSignal) =>
    queue.run(async () => void done.push(name), { owners: new Set([owner]), ...(signal ? { signal } : {}) });
  const release = async () => {
    gate.resolve();
    await running;
  };
  return { add, done, release };
};

const errorOf = (task: Promise<void>): Promise<unknown> => task.catch((error: unknown) => error);

test('rejects a task with 503 when it has waited for too long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { add, done, release } = startQueue(5);
  const late = errorOf(add('late', 'a'));
  await vi.advanceTimersByTimeAsync(999);
  const next = add('next', 'a');
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  await release();
  await next;
  expect(done).toEqual(['next']);
});

test('does not run a task whose signal is aborted while it waits', async () => {
  const { add, done, release } = startQueue(5);
  const left = new AbortController();
  const abandoned = errorOf(add('abandoned', 'a', left.signal));
  const next = add('next', 'a');
  left.abort();
  expect(await abandoned).toMatchObject({ status: 503 });
  await release();
  await next;
  expect(done).toEqual(['next']);
});

test('owners take turns', async () => {
  const { add, done, release } = startQueue(9);
  const tasks = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name, name.slice(0, 1)));
  await release();
  await Promise.all(tasks);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a full queue rejects the newest task of the owner with the most, and gives its place to another owner', async () => {
  const { add, done, release } = startQueue(3);
  const first = [add('a1', 'a'), add('a2', 'a')];
  const excess = errorOf(add('a3', 'a'));
  const other = add('b1', 'b');
  expect(await excess).toMatchObject({ status: 503 });
  await expect(add('b2', 'b')).rejects.toMatchObject({ status: 503 });
  await release();
  await Promise.all([...first, other]);
  expect(done).toEqual(['a1', 'b1', 'a2']);
});
