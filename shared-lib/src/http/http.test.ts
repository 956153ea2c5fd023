import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { configureHttp, http } from './index.ts';

const greeting = z.object({ greeting: z.string() });

/** Starts an API that sends the same body in every response. @returns its URL */
const startApi = async (body: unknown, onRequest: () => void = () => undefined): Promise<string> => {
  const server = createServer((_request, response) => {
    onRequest();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('the server has no port');
  const baseURL = `http://localhost:${listening.port}`;
  configureHttp({ baseURL });
  return baseURL;
};

test('parses a response by its contract, also by one that is imported with the request', async () => {
  await startApi({ greeting: 'أهلاً' });
  await expect(http.get('/', greeting)).resolves.toEqual({ greeting: 'أهلاً' });
  await expect(http.get('/', async () => greeting)).resolves.toEqual({ greeting: 'أهلاً' });
});

test('fails with kind contract when the response violates its contract', async () => {
  await startApi({ greeting: 7 });
  await expect(http.get('/', greeting)).rejects.toMatchObject({ kind: 'contract' });
  await expect(http.get('/', async () => greeting)).rejects.toMatchObject({ kind: 'contract' });
});

test('fails with kind network when the contract cannot be imported, and imports it again', async () => {
  await startApi({ greeting: 'أهلاً' });
  let isOffline = true;
  const importContract = async () => {
    if (isOffline) throw new Error('ChunkLoadError');
    return greeting;
  };
  await expect(http.get('/', importContract)).rejects.toMatchObject({ name: 'HttpError', kind: 'network' });
  isOffline = false;
  await expect(http.get('/', importContract)).resolves.toEqual({ greeting: 'أهلاً' });
});

test('does not ask for data of an account without a session', async () => {
  let requests = 0;
  await startApi({ greeting: 'أهلاً' }, () => (requests += 1));
  await expect(http.get('/account/summary', greeting)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(requests).toBe(0);
  await expect(http.get('/services', greeting)).resolves.toEqual({ greeting: 'أهلاً' });
});

test('sends a request at once, and holds its result until the page is ready', async () => {
  const ready = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const url = await startApi({ greeting: 'أهلاً' }, sent.resolve);
  configureHttp({ ready: ready.promise });
  onTestFinished(() => configureHttp({ ready: Promise.resolve() }));
  const order: string[] = [];
  const response = http.get('/services', greeting).then(() => order.push('response'));
  await sent.promise;
  // A second response shows that the first one has arrived.
  await (await fetch(url)).text();
  order.push('ready');
  ready.resolve();
  await response;
  expect(order).toEqual(['ready', 'response']);
});
