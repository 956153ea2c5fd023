import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { PATIENT } from 'testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import { discardUnreadBodies, type UnreadBodyLimits } from './unread-bodies.ts';

const PART = 'x'.repeat(100_000);

/** A server that responds on each of its paths before the body has arrived. */
const startServer = async (limits: UnreadBodyLimits) => {
  const app: FastifyInstance = Fastify({ bodyLimit: 1000 });
  discardUnreadBodies(app, limits);
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/401' || url === '/429') return reply.code(Number(url.slice(1))).send({ message: 'refused' });
  });
  app.post('/503', async ({ raw }, reply) => {
    // A parser that stops in the middle: nothing reads the stream any more.
    raw.pipe(new PassThrough({ highWaterMark: 1 }));
    await once(raw, 'data');
    return reply.code(503).send({ message: 'full' });
  });
  for (const path of ['/401', '/413', '/415', '/429']) app.post(path, async () => 'read');
  app.get('/next', async () => 'next');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { app, port: Number(new URL(origin).port) };
};

const open = async (port: number): Promise<{ socket: Socket; received: () => string }> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part: string) => (text += part));
  // Writing to a connection that the server has ended is an error of the socket.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => text };
};

const head = (path: string, length: number) => {
  const type = { '/413': 'application/json', '/415': 'text/x-unknown' }[path] ?? 'application/octet-stream';
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
};

const responses = ['/401', '/404', '/413', '/415', '/429', '/503'];
const long = { bytes: 10_000_000, time: 60_000, interval: 5 };

test.each(responses)('after %s the rest of the body is read, and the next request gets its response', async (path) => {
  const { port } = await startServer(long);
  const { socket, received } = await open(port);
  socket.write(head(path, PART.length * 20) + PART);
  await vi.waitFor(() => expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${path.slice(1)} `)), PATIENT);
  expect(received()).not.toMatch(/connection: close/i);
  for (let part = 1; part < 20; part += 1) socket.write(PART);
  socket.write('GET /next HTTP/1.1\r\nhost: x\r\n\r\n');
  await vi.waitFor(() => expect(received()).toMatch(/HTTP\/1\.1 200 [^]*next$/), PATIENT);
});

test.each(responses)('after %s a client that does not send the rest loses its connection', async (path) => {
  const { port } = await startServer({ ...long, time: 20 });
  const { socket, received } = await open(port);
  socket.write(head(path, PART.length * 20) + PART);
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), PATIENT);
  expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${path.slice(1)} `));
});

test('a rest that is larger than the limit ends the connection', async () => {
  const { port } = await startServer({ ...long, bytes: PART.length });
  const { socket, received } = await open(port);
  socket.write(head('/401', PART.length * 1000));
  await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 401 /), PATIENT);
  const sending = setInterval(() => socket.write(PART), 5);
  onTestFinished(() => clearInterval(sending));
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), PATIENT);
});
