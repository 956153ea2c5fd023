import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { refuseRepeatedHost } from './single-host.ts';

/** Sends a request as text and returns the status line of the response. */
const statusOf = async (head: string): Promise<string | undefined> => {
  const server = Fastify();
  onTestFinished(() => server.close());
  refuseRepeatedHost(server);
  server.get('/', () => 'ok');
  const socket = connect(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`GET / HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0];
};

test.each(['host: a.example\r\nHost: b.example\r\n', 'host: a.example\r\nHOST: a.example\r\n'])(
  'refuses the two Host headers %j',
  async (head) => expect(await statusOf(head)).toBe('HTTP/1.1 400 Bad Request'),
);

test('accepts one Host header', async () => {
  expect(await statusOf('host: a.example\r\nx-forwarded-host: b.example\r\n')).toBe('HTTP/1.1 200 OK');
});
