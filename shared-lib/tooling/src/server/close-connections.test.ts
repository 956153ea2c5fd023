import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeConnections } from './close-connections.ts';

/** A server whose pages wait until the test releases them. */
const startServer = async () => {
  const app: FastifyInstance = Fastify({ return503OnClosing: false });
  closeConnections(app);
  const released = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  app.get('/', async () => {
    requested.resolve();
    await released.promise;
    return 'page';
  });
  app.get('/stream', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 9 }).write('first');
    requested.resolve();
    await released.promise;
    reply.raw.end('last');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.server.closeAllConnections());
  return { app, origin, released, requested };
};

const openConnection = async (origin: string): Promise<Socket> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

test.each(['/', '/stream'])(
  'a request of %s in flight gets its whole response, and its connection then ends',
  async (path) => {
    const { app, origin, released, requested } = await startServer();
    const response = fetch(origin + path).then((one) => one.text());
    await requested.promise;
    const closed = app.close();
    await vi.waitUntil(() => !app.server.listening);
    released.resolve();
    expect(await response).toBe(path === '/' ? 'page' : 'firstlast');
    await closed;
  },
);

test('a connection that has never sent a byte ends', async () => {
  const { app, origin } = await startServer();
  const socket = await openConnection(origin);
  const ended = once(socket, 'close');
  await app.close();
  await ended;
  expect(socket.bytesWritten).toBe(0);
});

test('a request that arrives while another one is in flight gets its response', async () => {
  const { app, origin, released, requested } = await startServer();
  const socket = await openConnection(origin);
  const first = fetch(origin).then((one) => one.text());
  await requested.promise;
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const closed = app.close();
  const received = once(socket, 'data');
  await vi.waitUntil(() => !app.server.listening);
  released.resolve();
  expect(await first).toBe('page');
  expect(String((await received)[0])).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
  await closed;
});
