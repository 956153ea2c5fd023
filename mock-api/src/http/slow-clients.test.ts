import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { tableChecksums } from '../testing/table-checksums.ts';
import { createTestApp } from '../testing/test-app.ts';
import { requestTimeouts, type RequestTimeouts } from './connections.ts';

// Many connections take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

const CLIENTS = 200;

const head = 'POST /api/public/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
/** Incomplete requests: one stops in the headers, one in the body. */
const incompleteRequests = [`${head}x-slow: `, `${head}content-length: 5000\r\n\r\n{"name":"`];

/** Starts a listening app and clients that send incomplete requests one byte at a time. */
const startSlowClients = async (timeouts: RequestTimeouts) => {
  const site = await createTestApp({ timeouts });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const startClient = async (index: number): Promise<Socket> => {
    // With allowHalfOpen the socket stays open when the server closes its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    // The server may close the connection during a write.
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(incompleteRequests[index % incompleteRequests.length] ?? '');
    const interval = setInterval(() => socket.write('x'), 50);
    socket.once('close', () => clearInterval(interval));
    return socket;
  };
  const clients = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => startClient(index)));
  return { site, clients, origin: `http://127.0.0.1:${port}` };
};

const untilClosed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));

test('serves other clients while 200 slow clients are connected', async () => {
  const { site, clients, origin } = await startSlowClients(requestTimeouts);
  for (const path of ['/healthz', '/readyz', '/api/public/services', '/api/public/articles'])
    expect((await fetch(origin + path)).status).toBe(200);
  const input = { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' };
  const sent = await fetch(`${origin}/api/public/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(sent.status).toBe(200);
  expect(clients.filter(({ closed }) => closed)).toEqual([]);
  for (const client of clients) client.destroy();
  await site.app.close();
});

test('disconnects slow clients with 408 and stores nothing', async () => {
  const { site, clients } = await startSlowClients({ ...requestTimeouts, headers: 100, body: 100, checkInterval: 20 });
  const before = await tableChecksums(site.db);
  const responses = await Promise.all(clients.map((client) => text(client).catch(() => '')));
  const received = responses.filter(Boolean);
  expect(received.length).toBeGreaterThan(0);
  for (const response of received) expect(response).toMatch(/^HTTP\/1\.1 408 .*\p{Script=Arabic}/su);
  await Promise.all(clients.map(untilClosed));
  expect(await tableChecksums(site.db)).toEqual(before);
});
