import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from './clock.ts';

/**
 * Does from time to time what nobody asks for; what fails is tried again the next time.
 * @param work answers how many things it has removed
 * @param every milliseconds between two times
 */
export const keepHouse = (
  work: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  every = HOUR,
): void => {
  const run = async () => {
    try {
      const removed = await work();
      if (removed > 0) log.info({ removed }, 'unused pictures removed');
    } catch (error) {
      log.warn({ err: error }, 'unused pictures could not be removed');
    }
  };
  void run();
  setInterval(() => void run(), every).unref();
};
