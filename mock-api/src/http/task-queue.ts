import { busy } from './api-error.ts';

export interface TaskQueue {
  /** Runs a task as soon as a slot is free. @throws {ApiError} 503 when too many tasks are waiting */
  run<Value>(task: () => Promise<Value>): Promise<Value>;
}

interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  maxWaiting: number;
}

/** Limits the concurrency of expensive tasks (password hashing, image encoding), so that other requests stay fast. */
export const createTaskQueue = ({ concurrency, maxWaiting }: QueueLimits): TaskQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const acquire = async () => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw busy();
    // `release` passes its slot to this task, so `running` does not change.
    await new Promise<void>((start) => waiting.push(start));
  };
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(task) {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
