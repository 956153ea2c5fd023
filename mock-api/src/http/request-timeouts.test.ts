import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { enforceBodyTimeout } from './request-timeouts.ts';
import type { Api, ContractProvider } from './validation.ts';

const SOON = 20;

/** A server that waits this long for bodies, and what it says to a sender who stops in the middle. */
const sendHalf = async (path: string, then = ''): Promise<string> => {
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  onTestFinished(() => app.close());
  enforceBodyTimeout(app, { form: SOON });
  app.post('/form', { config: { access: 'public' } }, async () => ({ arrived: true }));
  app.post('/file', { config: { access: 'public', isUpload: true } }, async () => ({ arrived: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a"`);
  // Twice the time that a form has.
  if (then) setTimeout(() => socket.write(then), SOON * 2);
  const [answer] = (await once(socket, 'data')) as [string];
  return answer;
};

test('a form that stops in the middle is ended', async () => {
  expect(await sendHalf('/form')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file may take its time', async () => {
  expect(await sendHalf('/file', ': "b"}')).toMatch(/^HTTP\/1\.1 200 /);
});
