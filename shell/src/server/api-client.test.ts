import { once } from 'node:events';
import { createServer } from 'node:http';
import { http } from 'shared-lib/http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { configureApiClient } from './api-client.ts';

/** Starts an API that responds with one status, and returns what the client reports about calls to it. */
const reportedBy = async (status: number | undefined): Promise<string[]> => {
  const server = createServer((_request, response) => response.writeHead(status ?? 200).end('{}')).listen(
    0,
    'localhost',
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const failures: string[] = [];
  const apiOrigin = `http://localhost:${address.port}`;
  if (status === undefined) server.close();
  configureApiClient({ apiOrigin, cacheMs: 0, onFailure: (reason) => failures.push(reason) });
  await http.get('/public/services?q=words-of-a-visitor', z.object({})).catch(() => undefined);
  return failures.map((reason) => reason.replaceAll(String(address.port), '<port>'));
};

test('reports a call that failed once, without what a visitor typed', async () => {
  expect(await reportedBy(500)).toEqual(['The API responds with 500 to http://localhost:<port>/api/public/services']);
});

test('reports why the API does not respond', async () => {
  const [reason] = await reportedBy(undefined);
  expect(reason).toMatch(
    /^The API at http:\/\/localhost:<port> does not respond, so pages have no data: .*ECONNREFUSED/,
  );
});

test.each([200, 404])('does not report the status %i, which pages expect', async (status) => {
  expect(await reportedBy(status)).toEqual([]);
});
