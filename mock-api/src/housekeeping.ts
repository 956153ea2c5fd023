import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from './clock.ts';

/**
 * Removes unused images now and at an interval. A failure is logged and retried at the next run.
 * @param removeUnused resolves to the number of removed images
 * @param interval in milliseconds
 */
export const startHousekeeping = (
  removeUnused: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  interval = HOUR,
): void => {
  const run = async () => {
    try {
      const removed = await removeUnused();
      if (removed > 0) log.info({ removed }, 'unused images removed');
    } catch (error) {
      log.warn({ err: error }, 'unused images could not be removed');
    }
  };
  void run();
  setInterval(() => void run(), interval).unref();
};
