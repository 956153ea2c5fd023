import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { configureHttp, http } from './index.ts';

const greeting = z.object({ greeting: z.string() });

/** An API that answers every call with one body. */
const answering = async (body: unknown): Promise<void> => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  configureHttp({ baseURL: `http://localhost:${address.port}` });
};

test('an answer is parsed by its contract, also by one that arrives with the call', async () => {
  await answering({ greeting: 'أهلاً' });
  await expect(http.get('/', greeting)).resolves.toEqual({ greeting: 'أهلاً' });
  await expect(http.get('/', async () => greeting)).resolves.toEqual({ greeting: 'أهلاً' });
});

test('an answer that breaks its contract is a failure, whenever the contract came', async () => {
  await answering({ greeting: 7 });
  await expect(http.get('/', greeting)).rejects.toMatchObject({ kind: 'contract' });
  await expect(http.get('/', async () => greeting)).rejects.toMatchObject({ kind: 'contract' });
});

test('a contract whose code does not arrive is a network failure, and the next call may have it', async () => {
  await answering({ greeting: 'أهلاً' });
  let isOffline = true;
  const late = async () => {
    if (isOffline) throw new Error('ChunkLoadError');
    return greeting;
  };
  await expect(http.get('/', late)).rejects.toMatchObject({ name: 'HttpError', kind: 'network' });
  isOffline = false;
  await expect(http.get('/', late)).resolves.toEqual({ greeting: 'أهلاً' });
});
