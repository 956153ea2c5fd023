import { SECOND } from '../clock.ts';
import { busy } from './api-error.ts';

export interface TaskOptions {
  /** Who asked for the task, by IP address: they take turns. The caller may add to the set while the task waits. */
  owners?: ReadonlySet<string>;
  /** Removes the task from the queue, because nobody waits for its result any more. */
  signal?: AbortSignal;
}

export interface TaskQueue {
  /**
   * Runs a task as soon as a slot is free.
   * @throws {ApiError} 503 when too many tasks are waiting, when the task has waited for too long, or when its signal is aborted
   */
  run<Value>(task: () => Promise<Value>, options?: TaskOptions): Promise<Value>;
}

interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  maxWaiting: number;
  /** In milliseconds. By default the rest of the idle timeout (30 s) is enough for the task itself. */
  maxWait?: number;
}

interface Waiting {
  owners: ReadonlySet<string>;
  start(): void;
  refuse(): void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Waiting tasks in the order of their arrival, and whose turn it is. */
const createWaitingList = (maxWaiting: number) => {
  const tasks: Waiting[] = [];
  /** Owner → number of the turn that a task of theirs had last. */
  const lastTurns = new Map<string, number>();
  let turn = 0;

  const remove = (task: Waiting): boolean => {
    const index = tasks.indexOf(task);
    if (index !== -1) tasks.splice(index, 1);
    if (tasks.length === 0) lastTurns.clear();
    return index !== -1;
  };
  const lastTurnOf = ({ owners }: Waiting) => Math.min(...[...owners].map((owner) => lastTurns.get(owner) ?? 0), turn);

  /** The newest task of the owner with the most tasks, when that owner has at least two more than the owners of another task. */
  const excessTask = ({ owners }: Waiting): Waiting | undefined => {
    const counts = new Map<string, number>();
    for (const { owners: names } of tasks) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [largest = '', count = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    if (count < Math.max(0, ...[...owners].map((owner) => counts.get(owner) ?? 0)) + 2) return undefined;
    // A task that others wait for as well keeps its place.
    return tasks.findLast(({ owners: names }) => names.size === 1 && names.has(largest));
  };

  return {
    remove,
    /** @returns whether there is a place for the task. Another owner's task may lose its place. */
    add(task: Waiting): boolean {
      if (tasks.length >= maxWaiting) {
        const excess = excessTask(task);
        if (!excess) return false;
        remove(excess);
        excess.refuse();
      }
      tasks.push(task);
      return true;
    },
    /** Removes the task whose owners have waited for longest since their last turn. */
    next(): Waiting | undefined {
      const [first] = tasks.toSorted((a, b) => lastTurnOf(a) - lastTurnOf(b));
      if (!first) return undefined;
      turn += 1;
      for (const owner of first.owners) lastTurns.set(owner, turn);
      remove(first);
      return first;
    },
  };
};

/**
 * Limits the concurrency of expensive tasks (password hashing, image encoding), so that other requests stay fast. Owners take turns,
 * so that one who asks for a thousand tasks does not delay the others.
 */
export const createTaskQueue = ({ concurrency, maxWaiting, maxWait = 8 * SECOND }: QueueLimits): TaskQueue => {
  const waiting = createWaitingList(maxWaiting);
  let running = 0;

  const wait = ({ owners = NOBODY, signal }: TaskOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = () => {
        waiting.remove(task);
        clear();
        reject(busy());
      };
      const timer = setTimeout(refuse, maxWait).unref();
      const clear = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
      };
      const start = () => {
        clear();
        resolve();
      };
      const task: Waiting = { owners, start, refuse };
      signal?.addEventListener('abort', refuse);
      if (!waiting.add(task)) refuse();
    });

  const acquire = async (options: TaskOptions) => {
    if (options.signal?.aborted) throw busy();
    if (running < concurrency) running += 1;
    // `release` passes its slot to the next task, so `running` does not change.
    else await wait(options);
  };
  const release = () => {
    const next = waiting.next();
    if (next) next.start();
    else running -= 1;
  };

  return {
    async run(task, options = {}) {
      await acquire(options);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
