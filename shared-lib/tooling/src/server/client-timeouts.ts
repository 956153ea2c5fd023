import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long a client may take to send a request, in milliseconds. A slower one only occupies a connection. */
export interface ClientTimeouts {
  headers: number;
  /** For a body that is no file, counted from the end of the headers. */
  body: number;
  /** Without a byte in either direction, also in the middle of a file. */
  idle: number;
  /** Interval at which Node checks `headers`. */
  checkInterval: number;
}

const clientTimeouts: ClientTimeouts = { headers: 15_000, body: 60_000, idle: 60_000, checkInterval: 5000 };

/**
 * The options of a server that receives files over slow connections: a bound on the whole request, as Node's `requestTimeout` is, would
 * cut them. `headersTimeout` applies without it.
 */
export const connectionOptions = ({ headers, idle, checkInterval }: ClientTimeouts = clientTimeouts) =>
  ({
    requestTimeout: 0,
    connectionTimeout: idle,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval },
  }) as const satisfies FastifyHttpOptions<Server>;

/** Files come as forms with parts or as bytes; everything else is text that a program or a browser sends at once. */
const FILE = /^(?:multipart\/|image\/|video\/|application\/(?:octet-stream|pdf)\b)/i;

/** Ends the connection when a body that is no file is not complete in time. */
export const limitBodies = (server: FastifyInstance, { body: timeout }: ClientTimeouts = clientTimeouts): void => {
  server.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (!hasBody || raw.complete || FILE.test(raw.headers['content-type'] ?? '')) return;
    const timer = setTimeout(() => raw.socket.destroy(), timeout).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    // After a response that is sent before the body is complete, `discardUnreadBodies` limits the wait.
    reply.raw.once('finish', stop).once('close', stop);
  });
};
