import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from './clock.ts';

export interface HousekeepingTask {
  /** What it removes, for the log. */
  what: string;
  /** Resolves to the number of removed things. */
  run: () => Promise<number>;
}

/**
 * Runs tasks now and at an interval. A failure is logged and retried at the next run.
 * @param interval in milliseconds
 */
export const startHousekeeping = (
  tasks: readonly HousekeepingTask[],
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  interval = HOUR,
): void => {
  const runAll = async () => {
    for (const { what, run } of tasks) {
      try {
        const removed = await run();
        if (removed > 0) log.info({ removed }, `${what} removed`);
      } catch (error) {
        log.warn({ err: error }, `${what} could not be removed`);
      }
    }
  };
  void runAll();
  setInterval(() => void runAll(), interval).unref();
};
