import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { assertApiVersion } from './api-version.ts';

/** An API whose `/healthz` responds with this. */
const startApi = async (body: unknown, status = 200): Promise<string> => {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/healthz' ? status : 404).end(JSON.stringify(body)),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
};

test('refuses a release that needs a newer API than the one that runs, with both versions', async () => {
  const origin = await startApi({ status: 'ok', api: 2 });
  await expect(assertApiVersion({ api: 3 }, origin)).rejects.toThrow(
    `it needs version 3 of the API, and the one at ${origin} has version 2: release the API first`,
  );
});

test('refuses it beside an API of before there were versions', async () => {
  const origin = await startApi({ status: 'ok' });
  await expect(assertApiVersion({ api: 2 }, origin)).rejects.toThrow('has version 1');
  await expect(assertApiVersion({ api: 1 }, origin)).resolves.toBeUndefined();
});

test.each([
  ['the same version', { api: 2 }],
  ['an older version', { api: 1 }],
  ['no version, as earlier builds do', {}],
])('passes a release that names %s', async (_what, metadata) => {
  await expect(assertApiVersion(metadata, await startApi({ status: 'ok', api: 2 }))).resolves.toBeUndefined();
});

test('passes while the API does not respond, because its failure must hold up no release', async () => {
  await expect(assertApiVersion({ api: 9 }, await startApi({}, 500))).resolves.toBeUndefined();
  await expect(assertApiVersion({ api: 9 }, 'http://localhost:1')).resolves.toBeUndefined();
});
