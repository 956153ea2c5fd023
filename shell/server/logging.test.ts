import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { startSeededApi } from 'testing/seeded-api';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import * as application from '../src/server/entry.ts';
import { createServer } from './create-server.ts';
import { Health } from './health.ts';
import { currentRequestId } from './request-ids.ts';

const line = z.looseObject({
  level: z.number(),
  time: z.number(),
  request_id: z.optional(z.string()),
  msg: z.optional(z.string()),
});
const parse = (text: string) =>
  text
    .split('\n')
    .filter((one) => one.startsWith('{'))
    .map((one) => line.parse(JSON.parse(one)));

/** The shell's server without releases, in front of the real API. */
const startShell = async (apiOrigin: string) => {
  const lines: string[] = [];
  const logger = pino({ level: 'info', base: { app: 'shell' } }, { write: (text) => void lines.push(text) });
  const server = await createServer({
    build: { application, applicationFile: '', webDir: scratchFolder(), scripts: [] },
    registry: { liveReleases: new Map(), refresh: async () => undefined },
    registryFile: join(scratchFolder(), 'registry.json'),
    health: new Health(() => undefined),
    requiredRemotes: [],
    isTrustedProxy: () => false,
    siteOrigin: 'http://localhost',
    siteMode: 'demo',
    apiOrigin,
    isDevelopment: false,
    pageCacheBytes: 0,
    logger,
    log: (message) => logger.warn(message),
  });
  onTestFinished(() => server.close());
  const origin = await server.listen({ host: 'localhost', port: 0 });
  /** Sends a request. @returns the id that the response names */
  const idOf = async (path: string, id?: string): Promise<string> => {
    const response = await fetch(origin + path, { headers: id === undefined ? {} : { 'x-request-id': id } });
    await response.text();
    return response.headers.get('x-request-id') ?? '';
  };
  return { idOf, read: () => parse(lines.join('')) };
};

const startApi = async () => {
  const api = await startSeededApi('info');
  onTestFinished(() => api.stop());
  const file = join(api.config.dataDir, 'logs/mock-api.log');
  return { origin: api.config.apiOrigin, read: () => parse(readFileSync(file, 'utf8')) };
};

test('one id finds a request in the log of the shell and in that of the API', { timeout: 60_000 }, async () => {
  const api = await startApi();
  const shell = await startShell(api.origin);
  const id = await shell.idOf('/api/public/services?token=secret', 'visitor-0001');
  expect(id).toBe('visitor-0001');
  application.configureApiClient({ apiOrigin: api.origin, cacheMs: 0, currentRequestId });
  // Without a release the shell renders the layout itself, with data of the API.
  const ofPage = await shell.idOf('/about');
  expect(ofPage).toMatch(/^[0-9a-f-]{36}$/);
  for (const [wanted, route] of [
    [id, '/api/*'],
    [ofPage, '/*'],
  ] as const) {
    await vi.waitFor(() => expect(api.read().map(({ request_id }) => request_id)).toContain(wanted), 10_000);
    const found = shell.read().find(({ request_id }) => request_id === wanted);
    expect(found).toMatchObject({ app: 'shell', level: 30, route, ms: expect.any(Number), msg: 'response sent' });
    expect(found?.time).toBeGreaterThan(1_700_000_000_000);
  }
  expect(shell.read().find(({ request_id }) => request_id === ofPage)).toMatchObject({
    status: 503,
    release: 'none',
    rendered_by: 'frame',
    remote: 'remote-public',
  });
  expect(JSON.stringify(shell.read())).not.toContain('secret');
});

test.each([
  ['a huge one', 'a'.repeat(5000)],
  ['one with the characters of another line', 'bad id","level":60'],
  ['a short one', 'abc'],
  ['one of 65 characters', 'a'.repeat(65)],
  ['an empty one', ''],
  ['two of them', 'visitor-0001, visitor-0002'],
])('replaces %s by an id of its own', async (_what, id) => {
  const shell = await startShell('http://localhost:1');
  expect(await shell.idOf('/healthz', id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test('names the request in the log and in the response when the API does not respond', async () => {
  const shell = await startShell('http://localhost:1');
  expect(await shell.idOf('/api/public/services', 'visitor-0009')).toBe('visitor-0009');
  expect(shell.read()).toContainEqual(
    expect.objectContaining({
      level: 40,
      request_id: 'visitor-0009',
      msg: expect.stringContaining('does not respond'),
    }),
  );
});
