import { busy } from './api-error.ts';

export interface WorkQueue {
  /** Runs the work when its turn comes; answers 503 when too much is waiting already. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Lets heavy work (hashing, pictures) use some of the machine, never all of it. */
export const createWorkQueue = ({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= most) throw busy();
    // Whoever leaves hands its place on, so `running` stays as it is.
    await new Promise<void>((start) => waiting.push(start));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
