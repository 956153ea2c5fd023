import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { enforceBodyTimeout } from './connections.ts';
import type { Api, ContractProvider } from './validation.ts';

const TIMEOUT_MS = 20;

/** Sends an incomplete body, and after twice the timeout the rest, if any. @returns the start of the response */
const sendIncomplete = async (path: string, rest = ''): Promise<string> => {
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  onTestFinished(() => app.close());
  enforceBodyTimeout(app, { body: TIMEOUT_MS });
  app.post('/form', { config: { access: 'public' } }, async () => ({ arrived: true }));
  app.post('/file', { config: { access: 'public', isUpload: true } }, async () => ({ arrived: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a"`);
  if (rest) setTimeout(() => socket.write(rest), TIMEOUT_MS * 2);
  const [response] = (await once(socket, 'data')) as [string];
  return response;
};

test('responds with 408 to a form whose body is not complete in time', async () => {
  expect(await sendIncomplete('/form')).toMatch(/^HTTP\/1\.1 408 /);
});

test('exempts file uploads from the body timeout', async () => {
  expect(await sendIncomplete('/file', ': "b"}')).toMatch(/^HTTP\/1\.1 200 /);
});
