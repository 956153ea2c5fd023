import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { TEST_START } from '../testing/seeded-template.ts';
import { scratchFolder, seededDatabase } from '../testing/test-app.ts';
import { seedDatabase } from '../seed/seed.ts';
import { isMigrated, migrate } from './migrate.ts';
import { DatabaseError, openDatabase } from './open-database.ts';

const newFile = () => join(scratchFolder(), 'data', 'site.db');

const copyOfSeeded = () => {
  const file = join(scratchFolder(), 'site.db');
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  return file;
};

const pragma = async (db: ReturnType<typeof openDatabase>, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};

test('opens a durable database with strict tables', async () => {
  const db = openDatabase(newFile());
  expect(await pragma(db, 'journal_mode')).toBe('wal');
  expect(await pragma(db, 'synchronous')).toBe(2);
  expect(await pragma(db, 'foreign_keys')).toBe(1);
  expect(await pragma(db, 'busy_timeout')).toBe(5000);
  await migrate(db);
  const { rows } = await sql<{
    name: string;
    strict: number;
  }>`select name, strict from pragma_table_list where type = 'table'`.execute(db);
  const ours = rows.filter(({ name }) => !/^(sqlite|kysely)_/.test(name));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter(({ strict }) => strict === 0)).toEqual([]);
  await db.destroy();
});

test('rejects values of another type, and flags other than 0 and 1', async () => {
  const db = seededDatabase();
  await expect(sql`update services set basic_price = 'cheap'`.execute(db)).rejects.toThrow(/cannot store TEXT/);
  await expect(sql`update services set is_active = 2`.execute(db)).rejects.toThrow(/CHECK/);
  await expect(sql`update users set role = 'owner'`.execute(db)).rejects.toThrow(/CHECK/);
});

test.each([[true], [undefined], [new Date()], [{}], [Number.NaN]])('rejects %s as a bound value', async (value) => {
  const db = seededDatabase();
  await expect(sql`select ${value}`.execute(db)).rejects.toThrow(TypeError);
});

test('stores rows durably across connections', async () => {
  const file = newFile();
  const db = openDatabase(file);
  await migrate(db);
  await db.insertInto('meta').values({ name: 'greeting', value: 'مرحباً' }).execute();
  await db.destroy();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = openDatabase(file);
  expect(await again.selectFrom('meta').selectAll().execute()).toEqual([{ name: 'greeting', value: 'مرحباً' }]);
  await again.destroy();
});

test('rolls back a failed transaction, and runs the next one', async () => {
  const db = seededDatabase();
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.insertInto('meta').values({ name: 'half', value: 'done' }).execute();
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await db.transaction().execute((trx) => trx.insertInto('meta').values({ name: 'whole', value: 'done' }).execute());
  const names = (await db.selectFrom('meta').select('name').execute()).map(({ name }) => name);
  expect(names).toContain('whole');
  expect(names).not.toContain('half');
});

test('lets two servers write to the same file in turn', async () => {
  const file = copyOfSeeded();
  const [one, two] = [openDatabase(file), openDatabase(file)];
  const write = (db: typeof one, name: string) =>
    db.transaction().execute((trx) => trx.insertInto('meta').values({ name, value: '' }).execute());
  for (let round = 0; round < 20; round += 1) {
    await write(one, `one-${round}`);
    await write(two, `two-${round}`);
  }
  expect(await one.selectFrom('meta').select('name').where('name', 'like', '%-%').execute()).toHaveLength(40);
  await one.destroy();
  await two.destroy();
});

test('takes the write lock at the start of a transaction', async () => {
  const file = copyOfSeeded();
  const [one, two] = [openDatabase(file), openDatabase(file)];
  await sql`pragma busy_timeout = 0`.execute(two);
  const write = () => two.insertInto('meta').values({ name: 'between', value: '' }).execute();
  await one.transaction().execute(async (trx) => {
    await trx.selectFrom('meta').selectAll().execute();
    await expect(write()).rejects.toThrow(/locked/);
  });
  await write();
  await one.destroy();
  await two.destroy();
});

test('runs migrations only once', async () => {
  const db = openDatabase(':memory:');
  await migrate(db);
  const schema = () => sql`select sql from sqlite_schema order by name`.execute(db);
  const before = (await schema()).rows;
  await migrate(db);
  expect((await schema()).rows).toEqual(before);
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
});

test('leaves the database unchanged when a migration fails', async () => {
  const db = openDatabase(':memory:');
  // Conflicts with a table that the first migration creates late.
  await sql`create table meta (something text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/could not be brought up to date, and was left unchanged/);
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where name = 'users'`.execute(db);
  expect(rows).toEqual([]);
  await sql`drop table meta`.execute(db);
  await migrate(db);
  expect(await isMigrated(db)).toBe(true);
  await db.destroy();
});

test('rejects a database of a newer release', async () => {
  const db = seededDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/written by another release/);
});

test('rejects a damaged file and leaves it unchanged', () => {
  const file = copyOfSeeded();
  const bytes = readFileSync(file);
  bytes.fill(0xab, 4096, 60_000);
  writeFileSync(file, bytes);
  expect(() => openDatabase(file)).toThrow(/is damaged .*restore a backup/s);
  expect(readFileSync(file).subarray(4096, 4200)).toEqual(bytes.subarray(4096, 4200));
});

test('rejects a file that is no database', () => {
  const file = join(scratchFolder(), 'site.db');
  writeFileSync(file, 'this is no database, but a text of some length that somebody has put here by mistake');
  expect(() => openDatabase(file)).toThrow(DatabaseError);
  expect(readFileSync(file, 'utf8')).toMatch(/^this is no database/);
});

test('rejects an empty file', () => {
  const file = join(scratchFolder(), 'site.db');
  writeFileSync(file, '');
  expect(() => openDatabase(file)).toThrow(/is empty, so its content was lost/);
});

test('rejects a read-only file', () => {
  const file = copyOfSeeded();
  chmodSync(file, 0o444);
  expect(() => openDatabase(file)).toThrow(/is read-only: make it writable/);
});

test('rejects a folder', () => {
  const file = join(scratchFolder(), 'site.db');
  mkdirSync(file);
  expect(() => openDatabase(file)).toThrow(/is not a file/);
});

test('seeds a database only once, even when its content was deleted', async () => {
  const db = seededDatabase();
  await db.deleteFrom('sliders').execute();
  await db.deleteFrom('users').execute();
  await seedDatabase(db, 'demo', () => TEST_START);
  expect(await db.selectFrom('sliders').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

test.each([false, true])(
  'only the owner can read the database and the files beside it (existed before: %s)',
  async (existed) => {
    const file = existed ? copyOfSeeded() : newFile();
    if (existed) chmodSync(file, 0o644);
    const db = openDatabase(file);
    await sql`create table one (id integer)`.execute(db);
    for (const suffix of ['', '-wal', '-shm'])
      expect((statSync(file + suffix).mode & 0o777).toString(8), suffix).toBe('600');
    await db.destroy();
  },
);
