import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { receipt } from 'shared-lib/contracts';
import { liveEnvironment } from 'testing/live-environment';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { freePort, startListeningServer, createSeededFolder, startServer } from './testing/server-process.ts';
import { scratchFolder } from './testing/test-app.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

/** Sends a message and runs a callback between its headers and its body. */
const sendSlowly = async (port: number, message: object, beforeBody: () => void): Promise<unknown> => {
  const body = JSON.stringify(message);
  const clientRequest = request({
    port,
    host: 'localhost',
    method: 'POST',
    path: '/api/public/contact',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  clientRequest.flushHeaders();
  await once(clientRequest, 'continue');
  beforeBody();
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  return JSON.parse(Buffer.concat(await response.toArray()).toString());
};

const damagedFolder = (): string => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'site.db'), 'not a database '.repeat(1000));
  return folder;
};

test('seeds a new folder, serves requests, finishes a request in progress at shutdown, and stores everything', async () => {
  const folder = scratchFolder();
  const port = await freePort();
  const { child, exited, waitForOutput } = startServer({
    DATA_DIR: folder,
    API_PORT: String(port),
    TEST_NOW: '2026-03-02T09:00:00Z',
  });
  await waitForOutput('Server listening');
  const origin = `http://localhost:${port}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(
    (await fetch(`${origin}/images/hero/hero-1-skyline-mobile.png?format=webp&width=320`)).headers.get('content-type'),
  ).toBe('image/webp');

  const [garbage] = (await once(
    connect(port, 'localhost').end('NOT HTTP AT ALL\r\n\r\n').setEncoding('utf8'),
    'data',
  )) as [string];
  expect(garbage).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(garbage).toContain('تعذر فهم الطلب');

  const pendingResponse = sendSlowly(
    port,
    { name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' },
    () => child.kill('SIGTERM'),
  );
  const { data } = receipt.parse(await pendingResponse);
  expect(await exited).toEqual({ code: 0, errors: '' });

  const outbox = readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.json'));
  const texts = outbox.map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'));
  // The demo data also has reminders that are due.
  expect(texts.filter((text) => data && text.includes(data.reference))).toHaveLength(2);
  expect(existsSync(join(folder, 'database', 'site.db-wal'))).toBe(false);
  const db = openDatabase(join(folder, 'database', 'site.db'));
  expect(await db.selectFrom('requests').select('reference').orderBy('id', 'desc').limit(1).execute()).toEqual([
    { reference: data?.reference },
  ]);
  await db.destroy();
});

test('keeps acknowledged requests after a kill', async () => {
  const folder = await createSeededFolder();
  const { child, exited, port } = await startListeningServer(folder);
  const acknowledged: string[] = [];
  const send = async (index: number) => {
    const response = await fetch(`http://localhost:${port}/api/public/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'منى', email: 'mona@example.com', subject: `سؤال ${index}`, message: 'كم المدة؟' }),
    });
    const { data } = receipt.parse(await response.json());
    if (data) acknowledged.push(data.reference);
    if (acknowledged.length === 15) child.kill('SIGKILL');
  };
  await Promise.allSettled(Array.from({ length: 40 }, (_, index) => send(index)));
  await exited;
  const db = openDatabase(join(folder, 'database', 'site.db'));
  const stored = (await db.selectFrom('requests').select('reference').execute()).map(({ reference }) => reference);
  await db.destroy();
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});

test('reports a port in use in one sentence', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  onTestFinished(async () => {
    taken.close();
  });
  const { port } = taken.address() as AddressInfo;
  const { exited } = startServer({ DATA_DIR: await createSeededFolder(), API_PORT: String(port) });
  const { code, errors } = await exited;
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} of API_PORT is taken or not allowed (EADDRINUSE): stop what uses it, or choose another API_PORT.\n`,
  );
});

test('reports an IP address of another machine in one sentence', async () => {
  const { exited } = startServer({
    DATA_DIR: await createSeededFolder(),
    API_PORT: String(await freePort()),
    API_HOST: '192.0.2.1',
  });
  const { code, errors } = await exited;
  expect(code).toBe(1);
  expect(errors).toBe(
    'API_HOST="192.0.2.1" is not an IP address or host name of this machine (EADDRNOTAVAIL): correct it, or leave it unset for localhost.\n',
  );
});

test('reports a damaged database in one sentence and leaves it unchanged', async () => {
  const folder = damagedFolder();
  const { code, errors } = await startServer({ DATA_DIR: folder, API_PORT: String(await freePort()) }).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The database .*site\.db is damaged \(file is not a database\): restore a backup.*\n$/);
  expect(readFileSync(join(folder, 'database', 'site.db'), 'utf8')).toBe('not a database '.repeat(1000));
});

test('rejects a database with demo accounts on a live site', async () => {
  const live = { ...liveEnvironment, API_PORT: String(await freePort()) };
  const { code, errors } = await startServer({ ...live, DATA_DIR: await createSeededFolder() }).exited;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The database holds the demo accounts, whose passwords are published: .*\n$/);
});

test('reports an invalid setting in one sentence', async () => {
  const { code, errors } = await startServer({ API_PORT: 'four thousand' }).exited;
  expect(code).toBe(1);
  expect(errors).toBe('API_PORT="four thousand" is not a port: give a whole number from 1 to 65535.\n');
});
