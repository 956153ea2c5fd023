import { receipt } from 'shared-lib/contracts';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createFormClient, formSubmissions } from '../../testing/form-client.ts';
import { copyTemplate, emptyDatabase } from '../../testing/postgres-database.ts';
import { freePort, startListeningServer, startServer } from '../../testing/server-process.ts';
import { countWaitingEmails, endLeases, expectEachEmailOnce } from '../../testing/site-folder.ts';
import { scratchFolder } from '../../testing/test-app.ts';
import { connectPostgres } from './connect.ts';

const serverUrl = (): string => inject('postgresUrl') ?? '';

const send = (port: number, subject: string): Promise<Response> =>
  fetch(`http://localhost:${port}/api/public/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'منى', email: 'mona@example.com', subject, message: 'كم المدة؟' }),
  });

const referencesIn = async (url: string, name: string): Promise<string[]> => {
  const db = await connectPostgres(url);
  const rows = await db.selectFrom('requests').select('reference').where('name', 'like', `${name}%`).execute();
  await db.destroy();
  return rows.map(({ reference }) => reference).toSorted();
};

test('seeds a new database once when two servers start, and keeps acknowledged requests after a kill', async () => {
  const DATABASE_URL = await emptyDatabase(serverUrl());
  const servers = await Promise.all([
    startListeningServer(scratchFolder(), { DATABASE_URL }),
    startListeningServer(scratchFolder(), { DATABASE_URL }),
  ]);
  for (const { port } of servers)
    expect(await (await fetch(`http://localhost:${port}/readyz`)).json()).toMatchObject({
      status: 'ready',
      database: true,
    });
  const acknowledged: string[] = [];
  for (const { port } of servers)
    for (let index = 0; index < 5; index += 1)
      acknowledged.push(receipt.parse(await (await send(port, `سؤال ${index}`)).json()).data?.reference ?? '');
  for (const { child, exited } of servers) {
    child.kill('SIGKILL');
    await exited;
  }
  expect(await referencesIn(DATABASE_URL, 'منى')).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(acknowledged).size).toBe(10);
  const db = await connectPostgres(DATABASE_URL);
  expect(await db.selectFrom('services').select('id').execute()).toHaveLength(8);
  await db.destroy();
});

test('stores every form of four simultaneous servers, and a double submission once', async () => {
  const DATABASE_URL = await copyTemplate(serverUrl());
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => startListeningServer(scratchFolder(), { DATABASE_URL })),
  );
  const writers = servers.map(({ port }) => createFormClient(port));
  const writes = formSubmissions('crowd');
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, click) => {
      const write = writes.next().value;
      const two = [...writers, ...writers].slice(click % 4, (click % 4) + 2);
      return Promise.all(two.map((writer) => writer.send(write).reference));
    }),
  );
  for (const [one, other] of responses) expect(one).toBe(other);
  for (const writer of writers) writer.close();
  for (const { child, exited } of servers) {
    child.kill('SIGTERM');
    expect(await exited).toEqual({ code: 0, errors: '' });
  }
  expect(await referencesIn(DATABASE_URL, 'منى crowd')).toEqual(responses.map(([one]) => String(one)).toSorted());
});

test('two servers, one killed while it stores forms and sends emails: each form is stored and each email sent once', async () => {
  const DATABASE_URL = await copyTemplate(serverUrl());
  const folder = scratchFolder();
  const start = () => startListeningServer(folder, { DATABASE_URL });
  const [killed, other] = await Promise.all([start(), start()]);
  const [toKilled, toOther] = [createFormClient(killed.port), createFormClient(other.port)];
  const series = formSubmissions('killed');
  const writes = Array.from({ length: 30 }, () => series.next().value);
  const outcomes = writes.map((write, index) => {
    const { sent, reference } = (index % 2 ? toKilled : toOther).send(write);
    // A request that breaks off rejects both.
    return Promise.all([reference, sent]);
  });
  await Promise.any(outcomes.filter((_, index) => index % 2));
  killed.child.kill('SIGKILL');
  await killed.exited;
  await Promise.allSettled(outcomes);

  const db = await connectPostgres(DATABASE_URL);
  onTestFinished(() => db.destroy());
  await endLeases(db);
  const references = await Promise.all(writes.map((write) => toOther.send(write).reference));
  for (const client of [toKilled, toOther]) client.close();
  other.child.kill('SIGTERM');
  expect((await other.exited).code).toBe(0);
  await endLeases(db);
  await start();
  expect(await referencesIn(DATABASE_URL, 'منى killed')).toEqual(references.toSorted());
  for (const reference of references) {
    const emails = await expectEachEmailOnce(folder, reference, () => countWaitingEmails(db));
    expect(emails).toHaveLength(2);
  }
});

const changed = (change: (url: URL) => void): string => {
  const url = new URL(serverUrl());
  change(url);
  return url.href;
};

test.each([
  [
    'an unreachable server',
    () => changed((url) => (url.port = '1')),
    'The database server of DATABASE_URL cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.\n',
  ],
  [
    'a wrong password',
    () => changed((url) => (url.password = 'secret-word')),
    'The database server rejects the user or the password of DATABASE_URL: correct them.\n',
  ],
  [
    'a missing database',
    () => changed((url) => (url.pathname = '/nowhere')),
    'The database of DATABASE_URL does not exist: create it with createdb, or correct DATABASE_URL.\n',
  ],
  [
    'another kind of URL',
    () => 'mysql://user:secret-word@localhost/name',
    /^DATABASE_URL is not valid: use one like [^]*\n$/,
  ],
])('reports %s in one sentence without the URL', async (_what, url, sentence) => {
  const { code, errors } = await startServer({
    DATA_DIR: scratchFolder(),
    API_PORT: String(await freePort()),
    DATABASE_URL: url(),
  }).exited;
  expect(code).toBe(1);
  expect(errors).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  expect(errors).not.toContain('secret-word');
});

test('rejects a database with another encoding', async () => {
  const url = await emptyDatabase(serverUrl(), "encoding 'LATIN1' locale_provider libc locale 'C'");
  await expect(connectPostgres(url)).rejects.toThrow(
    'The database of DATABASE_URL has the encoding LATIN1: create one with the encoding UTF8.',
  );
});
