import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface UnreadBodyLimits {
  /** More than the largest file that the API accepts, so that a client can finish an upload that was refused at its end. */
  bytes: number;
  /** In milliseconds, counted from the response. */
  time: number;
  /** Interval of the check, in milliseconds. */
  interval: number;
}

const unreadBodyLimits: UnreadBodyLimits = { bytes: 32 * 1024 * 1024, time: 5000, interval: 100 };

/** Reads the rest of a body without keeping it. Ends the connection when the rest is larger, or takes longer, than the limits. */
const discardRest = (request: IncomingMessage, { bytes, time, interval }: UnreadBodyLimits): void => {
  const { socket } = request;
  // A parser that has failed no longer reads, but still holds the stream.
  request.unpipe();
  request.resume();
  const last = socket.bytesRead + bytes;
  const end = performance.now() + time;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead <= last && performance.now() < end && !socket.destroyed) return;
    clearInterval(timer);
    if (!request.complete) socket.destroy();
  }, interval).unref();
};

/**
 * One rule for every response that is sent before the body of its request has arrived (an error, or a path without a route): the
 * rest of the body is read within limits, or the connection ends. Node alone waits for the rest as long as the client likes, and waits
 * for ever when a parser has failed; Fastify ends the connection at once, and a client that is still writing loses the response.
 */
export const discardUnreadBodies = (
  app: Pick<FastifyInstance, 'server' | 'addHook'>,
  limits: UnreadBodyLimits = unreadBodyLimits,
): void => {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) reply.removeHeader('connection');
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (!request.complete) discardRest(request, limits);
    });
  });
};
