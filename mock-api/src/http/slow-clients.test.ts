import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { tableChecksums } from '../testing/table-checksums.ts';
import { createTestApp } from '../testing/test-app.ts';
import { requestTimeouts, type RequestTimeouts } from './request-timeouts.ts';

// So many connections take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

const SENDERS = 200;

const head = 'POST /api/public/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
/** Where a sender stops to hurry: in the middle of the head, or of the form. */
const beginnings = [`${head}x-slow: `, `${head}content-length: 5000\r\n\r\n{"name":"`];

/** A listening site, and many who have begun to send it something and go on one letter at a time. */
const besiege = async (arrival: RequestTimeouts) => {
  const site = await createTestApp({ arrival });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const begin = async (index: number): Promise<Socket> => {
    // Who does not hang up when the other side does keeps the line open for both.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    // Whoever is cut off in the middle of a letter hears of it as an error.
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(beginnings[index % beginnings.length] ?? '');
    const dribble = setInterval(() => socket.write('x'), 50);
    socket.once('close', () => clearInterval(dribble));
    return socket;
  };
  const senders = await Promise.all(Array.from({ length: SENDERS }, (_, index) => begin(index)));
  return { site, senders, origin: `http://127.0.0.1:${port}` };
};

/** However it comes to its end. */
const atItsEnd = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));

test('two hundred who never come to an end stop nobody else', async () => {
  const { site, senders, origin } = await besiege(requestTimeouts);
  for (const path of ['/healthz', '/readyz', '/api/public/services', '/api/public/articles'])
    expect((await fetch(origin + path)).status).toBe(200);
  const input = { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' };
  const sent = await fetch(`${origin}/api/public/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(sent.status).toBe(200);
  expect(senders.filter(({ closed }) => closed)).toEqual([]);
  for (const sender of senders) sender.destroy();
  await site.app.close();
});

test('their time ends however diligently they dribble, and nothing of them is kept', async () => {
  const { site, senders } = await besiege({ ...requestTimeouts, head: 100, form: 100, check: 20 });
  const before = await tableChecksums(site.db);
  const answers = await Promise.all(senders.map((sender) => text(sender).catch(() => '')));
  const told = answers.filter(Boolean);
  expect(told.length).toBeGreaterThan(0);
  for (const answer of told) expect(answer).toMatch(/^HTTP\/1\.1 408 .*\p{Script=Arabic}/su);
  await Promise.all(senders.map(atItsEnd));
  expect(await tableChecksums(site.db)).toEqual(before);
});
