import { MINUTE, SECOND } from '../clock.ts';
import { endConnection } from './client-error.ts';
import type { Api } from './validation.ts';

/** A form arrives within this time, or the sender is holding a connection and nothing else. */
const BODY_MS = 15 * SECOND;
/** The longest that any request may take to arrive: a file of 25 MB over a poor line. */
export const LONGEST_ARRIVAL_MS = 10 * MINUTE;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file comes in its own time; silence still ends the connection. */
    isUpload?: boolean;
  }
}

/** Ends requests whose body does not come, except uploads. */
export const expectBodies = (app: Api, within = BODY_MS): void => {
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
