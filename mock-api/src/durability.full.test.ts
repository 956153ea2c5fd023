import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { createFormClient, formSubmissions, type FormSubmission } from './testing/form-client.ts';
import { startListeningServer, createSeededFolder } from './testing/server-process.ts';

const ROUNDS = 20;
const WRITES_PER_ROUND = 26;
const CLIENTS = 4;

/** Idempotency key of a write → acknowledged reference. */
type Acknowledged = Map<string, string>;

/** A writer that closes its connections when the test ends. */
const writerTo = (port: number) => {
  const writer = createFormClient(port);
  onTestFinished(writer.close);
  return writer;
};

/**
 * Writes from several clients until enough writes are acknowledged, then kills the server.
 * @returns the writes that were sent and not acknowledged
 */
const writeUntilKilled = async (
  folder: string,
  writes: Iterator<FormSubmission, never>,
  unacknowledged: FormSubmission[],
  acknowledged: Acknowledged,
): Promise<FormSubmission[]> => {
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  for (const write of unacknowledged) acknowledged.set(write.key, await writer.send(write).reference);

  const open = new Map<string, FormSubmission>();
  let done = 0;
  const sendOn = async (): Promise<void> => {
    while (!child.killed) {
      const write = writes.next().value;
      open.set(write.key, write);
      const { sent, reference: response } = writer.send(write);
      const outcome = response.then(
        (reference) => {
          acknowledged.set(write.key, reference);
          return open.delete(write.key);
        },
        () => false,
      );
      await sent.catch(() => undefined);
      if (done >= WRITES_PER_ROUND) child.kill('SIGKILL');
      await outcome;
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendOn));
  await exited;
  return [...open.values()];
};

/** The requests of a test series, their creation events, and the result of the integrity check. */
const rowsOf = async (folder: string, series: string) => {
  const db = openDatabase(join(folder, 'database', 'site.db'));
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'name', 'reference'])
    .where('name', 'like', `% ${series}-%`)
    .execute();
  const events = await db.selectFrom('request_events').select('request_id').where('type', '=', 'created').execute();
  const [check] = (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows;
  await db.destroy();
  const created = events.filter(({ request_id }) => rows.some(({ id }) => id === request_id));
  return {
    rows: rows.map(({ name, reference }) => [name.split(' ').at(-1), reference]),
    created,
    integrity: check?.integrity_check,
  };
};

const sorted = (pairs: Iterable<readonly unknown[]>) => [...pairs].map(String).toSorted();

test('stores each form exactly once across twenty kills and retries', async () => {
  const folder = await createSeededFolder();
  const writes = formSubmissions('killed');
  const acknowledged: Acknowledged = new Map();
  let unacknowledged: FormSubmission[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    unacknowledged = await writeUntilKilled(folder, writes, unacknowledged, acknowledged);
    expect(unacknowledged.length).toBeGreaterThanOrEqual(1);
  }
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  for (const write of unacknowledged) acknowledged.set(write.key, await writer.send(write).reference);
  child.kill('SIGTERM');
  expect((await exited).code).toBe(0);

  expect(acknowledged.size).toBeGreaterThanOrEqual(500);
  const { rows, created, integrity } = await rowsOf(folder, 'killed');
  expect(sorted(rows)).toEqual(sorted(acknowledged));
  expect(created).toHaveLength(rows.length);
  expect(integrity).toBe('ok');
});

test('stores every form of four simultaneous servers with unique references', async () => {
  const folder = await createSeededFolder();
  const first = await startListeningServer(folder);
  const servers = [first, ...(await Promise.all(Array.from({ length: 3 }, () => startListeningServer(folder))))];
  const acknowledged: Acknowledged = new Map();
  const writeMany = async (port: number, index: number) => {
    const writer = writerTo(port);
    const writes = formSubmissions(`four-${index}`);
    for (let count = 0; count < 100; count += 1) {
      const write = writes.next().value;
      acknowledged.set(write.key, await writer.send(write).reference);
    }
  };
  await Promise.all(servers.map(({ port }, index) => writeMany(port, index)));

  for (const { child, exited, log } of servers) {
    child.kill('SIGTERM');
    expect((await exited).code).toBe(0);
    expect(log().filter((line) => /"level":[56]0|busy|locked/.test(line))).toEqual([]);
  }
  const { rows } = await rowsOf(folder, 'four');
  expect(acknowledged.size).toBe(400);
  expect(sorted(rows)).toEqual(sorted(acknowledged));
  expect(new Set(acknowledged.values()).size).toBe(400);
});

test('stores a double submission to two servers once, with the same response', async () => {
  const folder = await createSeededFolder();
  const first = await startListeningServer(folder);
  const second = await startListeningServer(folder);
  const writers = [writerTo(first.port), writerTo(second.port)];
  const writes = formSubmissions('twice');
  for (let click = 0; click < 25; click += 1) {
    const write = writes.next().value;
    const [one, other] = await Promise.all(writers.map((writer) => writer.send(write).reference));
    expect(one).toBe(other);
  }
  expect((await rowsOf(folder, 'twice')).rows).toHaveLength(25);
});

test('finishes all requests in progress at shutdown', async () => {
  const folder = await createSeededFolder();
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  const writes = formSubmissions('last');
  const sendings = Array.from({ length: 30 }, () => writer.send(writes.next().value));
  await Promise.all(sendings.map(({ sent }) => sent));
  // The first response shows that the server has started to process them.
  await Promise.race(sendings.map(({ reference }) => reference));
  child.kill('SIGTERM');
  const references = await Promise.all(sendings.map(({ reference }) => reference));
  expect(await exited).toEqual({ code: 0, errors: '' });
  expect(new Set((await rowsOf(folder, 'last')).rows.map(([, reference]) => reference))).toEqual(new Set(references));
});
