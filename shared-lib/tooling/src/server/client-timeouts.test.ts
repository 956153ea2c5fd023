import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { connectionOptions, limitBodies, type ClientTimeouts } from './client-timeouts.ts';

const LONG = 60_000;
const timeouts: ClientTimeouts = { headers: LONG, body: LONG, idle: LONG, checkInterval: 20 };

/** A server that answers with the number of bytes of a body. */
const startServer = async (changes: Partial<ClientTimeouts>): Promise<number> => {
  const limits = { ...timeouts, ...changes };
  const server: FastifyInstance = Fastify(connectionOptions(limits));
  limitBodies(server, limits);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body.length));
  server.post('/', async ({ body }) => ({ received: body }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
};

const head = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends a byte after another for longer than a time. */
const trickle = async (socket: Socket, bytes: number) => {
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += 1) {
    socket.write('x');
    await wait(20);
  }
};

test('a file may take longer than any bound, as long as it moves', async () => {
  const socket = await open(await startServer({ headers: 100, body: 100 }));
  socket.setEncoding('utf8');
  const response = once(socket, 'data');
  socket.write(head('multipart/form-data; boundary=b', 25));
  await trickle(socket, 25);
  expect(String(await response)).toContain('{"received":25}');
});

test.each([
  ['text that trickles', { body: 100 }, head('application/json', 10_000)],
  ['a file that stands still', { idle: 100 }, head('multipart/form-data; boundary=b', 10_000)],
  ['headers that trickle', { headers: 100 }, 'POST / HTTP/1.1\r\nhost: x\r\nx-slow: '],
] as const)('the connection ends for %s', async (name, limit, start) => {
  const socket = await open(await startServer(limit));
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(start);
  if (name !== 'a file that stands still') await trickle(socket, 1000);
  await closed;
  expect(socket.destroyed).toBe(true);
});
