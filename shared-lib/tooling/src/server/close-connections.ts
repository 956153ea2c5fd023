import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time in which a request that a client has sent already reaches the server, in milliseconds. */
const ARRIVAL_MS = 100;

/** Ends the connection of a response once it is sent. */
const endAfter = (response: ServerResponse, socket: Socket) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
  else response.once('finish', () => socket.end());
};

/**
 * Makes `close` of a server end as soon as the requests in flight have their responses. Without it Node waits a minute or longer for
 * two kinds of connections: one with a request in flight stays open for the keep-alive time after its response, and one that has never
 * sent a byte, which browsers open in advance, counts as a request that is being sent.
 */
export const closeConnections = (app: Pick<FastifyInstance, 'server' | 'addHook'>): void => {
  const { server } = app;
  const open = new Set<Socket>();
  const pending = new Map<ServerResponse, Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    pending.set(response, socket);
    response.once('close', () => pending.delete(response));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    for (const [response, socket] of pending) endAfter(response, socket);
    const timer = setInterval(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, ARRIVAL_MS);
    server.once('close', () => clearInterval(timer));
  });
};
