import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { createFormClient, formSubmissions, type FormSubmission } from './testing/form-client.ts';
import { startListeningServer, createSeededFolder } from './testing/server-process.ts';

const ROUNDS = 20;
const WRITES_PER_ROUND = 26;
const SENDERS = 4;

/** Key of a write → the reference that was acknowledged for it. */
type Acknowledged = Map<string, string>;

/** A writer that lets go of its connections when the test ends. */
const writerTo = (port: number) => {
  const writer = createFormClient(port);
  onTestFinished(writer.close);
  return writer;
};

/**
 * Writes from several senders at once until enough was acknowledged, then kills the server in the middle of it.
 * @returns what had left and was not acknowledged
 */
const writeUntilKilled = async (
  folder: string,
  writes: Iterator<FormSubmission, never>,
  unsure: FormSubmission[],
  acknowledged: Acknowledged,
): Promise<FormSubmission[]> => {
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  for (const write of unsure) acknowledged.set(write.key, await writer.send(write).reference);

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
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  await exited;
  return [...open.values()];
};

/** Names of senders of this test → references of their rows. */
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
    sound: check?.integrity_check,
  };
};

const inOrder = (pairs: Iterable<readonly unknown[]>) => [...pairs].map(String).toSorted();

test('killed twenty times while it writes: each acknowledged form is there once, and each that was in flight once after another try', async () => {
  const folder = await createSeededFolder();
  const writes = formSubmissions('killed');
  const acknowledged: Acknowledged = new Map();
  let unsure: FormSubmission[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    unsure = await writeUntilKilled(folder, writes, unsure, acknowledged);
    expect(unsure.length).toBeGreaterThanOrEqual(1);
  }
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  for (const write of unsure) acknowledged.set(write.key, await writer.send(write).reference);
  child.kill('SIGTERM');
  expect((await exited).code).toBe(0);

  expect(acknowledged.size).toBeGreaterThanOrEqual(500);
  const { rows, created, sound } = await rowsOf(folder, 'killed');
  expect(inOrder(rows)).toEqual(inOrder(acknowledged));
  expect(created).toHaveLength(rows.length);
  expect(sound).toBe('ok');
});

test('four servers write to one database at once: nobody is refused, every form is there, and no reference is given twice', async () => {
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
  expect(inOrder(rows)).toEqual(inOrder(acknowledged));
  expect(new Set(acknowledged.values()).size).toBe(400);
});

test('a form that is sent by two clicks, to two servers at once, is stored once and answered alike', async () => {
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

test('asked to stop, the server ends everything that is in flight', async () => {
  const folder = await createSeededFolder();
  const { child, exited, port } = await startListeningServer(folder);
  const writer = writerTo(port);
  const writes = formSubmissions('last');
  const sendings = Array.from({ length: 30 }, () => writer.send(writes.next().value));
  await Promise.all(sendings.map(({ sent }) => sent));
  // The first answer says that the server has begun with them.
  await Promise.race(sendings.map(({ reference }) => reference));
  child.kill('SIGTERM');
  const references = await Promise.all(sendings.map(({ reference }) => reference));
  expect(await exited).toEqual({ code: 0, errors: '' });
  expect(new Set((await rowsOf(folder, 'last')).rows.map(([, reference]) => reference))).toEqual(new Set(references));
});
