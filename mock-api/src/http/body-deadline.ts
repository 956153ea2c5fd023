import { MINUTE, SECOND } from '../clock.ts';
import { endConnection } from './client-error.ts';
import type { Api } from './validation.ts';

/** How long a request may take to arrive, in milliseconds; a sender beyond that is holding a connection and nothing else. */
export interface ArrivalTimes {
  head: number;
  /** From the head on. */
  form: number;
  /** A file of 25 MB over a poor line; the longest that any request may take. */
  upload: number;
  /** Nothing at all was heard meanwhile. */
  silence: number;
  /** How often heads are looked at. */
  check: number;
}

export const arrivalTimes: ArrivalTimes = {
  head: 10 * SECOND,
  form: 15 * SECOND,
  upload: 10 * MINUTE,
  silence: 30 * SECOND,
  check: 2 * SECOND,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes in its own time; silence still ends the connection. */
    isUpload?: boolean;
  }
}

/** Ends requests whose body does not come, except uploads. */
export const expectBodies = (app: Api, { form: within }: Pick<ArrivalTimes, 'form'>): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete || routeOptions.config.isUpload) return;
    const timer = setTimeout(() => endConnection(raw.socket, 408), within).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    // Who was refused before the body came is not waited for.
    reply.raw.once('finish', stop).once('close', stop);
  });
};
