import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MINUTE, SECOND } from '../clock.ts';
import { endConnection } from './error-handler.ts';
import type { Api } from './validation.ts';

/** How long a client may take to send a request, in milliseconds. A slower client only occupies a connection. */
export interface RequestTimeouts {
  headers: number;
  /** For a body that is not an upload, counted from the end of the headers. */
  body: number;
  /** For any request. Long enough for a file of 25 MB at 60 kbit/s; one that stands still ends by `idle`. */
  upload: number;
  /** Without any data. */
  idle: number;
  /** Interval at which Node checks `headers` and `upload`. */
  checkInterval: number;
}

export const requestTimeouts: RequestTimeouts = {
  headers: 10 * SECOND,
  body: 15 * SECOND,
  upload: 60 * MINUTE,
  idle: 30 * SECOND,
  checkInterval: 2 * SECOND,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a route that accepts files from the body timeout. The idle timeout still applies. */
    isUpload?: boolean;
  }
}

/** Ends the connection with 408 when a body is not complete in time. Routes with `isUpload` are exempt. */
export const enforceBodyTimeout = (app: Api, { body: timeout }: Pick<RequestTimeouts, 'body'>): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete || routeOptions.config.isUpload) return;
    const timer = setTimeout(() => endConnection(raw.socket, 408), timeout).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    // After a response that is sent before the body is complete (401, for example), `discardUnreadBodies` limits the wait.
    reply.raw.once('finish', stop).once('close', stop);
  });
};

/** A connection is accepted in one turn of the event loop and read in another: after this many quiet turns nothing is pending. */
const QUIET_TURNS = 4;
/** Ends the wait even when new connections keep arriving. */
const MAX_TURNS = 500;

/**
 * Accepts the connections and requests that the operating system has buffered. Closing the server without this step drops
 * them, although their clients have sent everything.
 */
export const acceptPendingConnections = async (server: Server): Promise<void> => {
  let quiet = 0;
  const onActivity = () => (quiet = 0);
  server.on('connection', onActivity).on('request', onActivity);
  for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', onActivity).off('request', onActivity);
};
