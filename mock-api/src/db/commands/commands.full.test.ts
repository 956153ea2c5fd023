import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { createTestApp, scratchFolder } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { backupDatabase, restoreDatabase } from './restore.ts';
import { createAdmin } from './create-admin.ts';
import { resetDatabase } from './command.ts';

// Some tests start a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

const clock = () => TEST_START;
const ASIDE = '2026-03-02T09-00-00-000Z';

/** Creates a folder with a seeded database. */
const createFolder = () => {
  const folder = scratchFolder();
  const file = join(folder, 'site.db');
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  return { folder, file, at: (name: string) => join(folder, name) };
};

/** All rows of all tables, including those of the trigram indexes. */
const dumpOf = (file: string): Record<string, unknown[]> => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const tables = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all();
  const dump = Object.fromEntries(
    tables.map(({ name }) => [String(name), sqlite.prepare(`select * from "${String(name)}" order by 1`).all()]),
  );
  sqlite.close();
  return dump;
};

const damage = (file: string) => {
  const bytes = readFileSync(file);
  bytes.fill(0xab, 8192, 60_000);
  writeFileSync(file, bytes);
};

test('restores every row of a backup, and retains the replaced database', async () => {
  const { file, at } = createFolder();
  const before = dumpOf(file);
  expect(await backupDatabase(file, at('backup.db'))).toMatch(/^Backed up .*site\.db to .*backup\.db \(\d+ KB\)\.$/);
  expect(dumpOf(file)).toEqual(before);

  const db = openDatabase(file);
  await db.deleteFrom('articles').execute();
  await db.updateTable('users').set({ name: 'آخر' }).execute();
  await db.destroy();
  const meanwhile = dumpOf(file);

  expect(await restoreDatabase(file, at('backup.db'), clock)).toContain(
    `The old database is ${file}.before-restore-${ASIDE}.`,
  );
  expect(dumpOf(file)).toEqual(before);
  expect(dumpOf(`${file}.before-restore-${ASIDE}`)).toEqual(meanwhile);
  const again = openDatabase(file);
  await migrate(again);
  await again.destroy();
});

test('backs up all committed rows into one file while the site writes', async () => {
  const { folder, file, at } = createFolder();
  const db = openDatabase(file);
  for (let index = 0; index < 40; index += 1)
    await db
      .insertInto('meta')
      .values({ name: `row-${index}`, value: 'x'.repeat(500) })
      .execute();
  const copying = backupDatabase(file, at('backup.db'));
  await db.insertInto('meta').values({ name: 'late', value: '' }).execute();
  await copying;
  await db.destroy();
  const names = dumpOf(at('backup.db')).meta?.map((row) => (row as { name: string }).name) ?? [];
  for (let index = 0; index < 40; index += 1) expect(names).toContain(`row-${index}`);
  expect(
    readdirSync(folder).filter(
      (name) => name.startsWith('backup.db') && name !== 'backup.db' && !/-(?:wal|shm)$/.test(name),
    ),
  ).toEqual([]);
});

interface Attempt {
  from?: string;
  to?: string;
  prepare?: (here: ReturnType<typeof createFolder>) => void;
  sentence: RegExp;
}

test.each<[string, Attempt]>([
  [
    'there is no database',
    { from: 'none.db', sentence: /^There is no database at .*none\.db: nothing was backed up\.$/ },
  ],
  ['the target exists', { prepare: ({ at }) => writeFileSync(at('b.db'), 'mine'), sentence: /b\.db exists already: / }],
  ['the folder is missing', { to: 'no/such/b.db', sentence: /^The backup .*b\.db cannot be written: .+\.$/ }],
  ['the database is damaged', { prepare: ({ file }) => damage(file), sentence: /damaged|cannot be written/ }],
])('writes no backup when %s', async (_what, { from = 'site.db', to = 'b.db', prepare, sentence }) => {
  const here = createFolder();
  prepare?.(here);
  await expect(backupDatabase(here.at(from), here.at(to))).rejects.toThrow(sentence);
  expect(readdirSync(here.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('reports a full disk in one sentence and leaves no partial backup', () => {
  const { folder, file, at } = createFolder();
  mkdirSync(at('database'));
  copyFileSync(file, at('database/site.db'));
  // Simulates a full disk by limiting the file size of the process to 64 KB.
  const command = `trap '' XFSZ; ulimit -f 64; exec "${process.execPath}" "${join(import.meta.dirname, 'command.ts')}" backup "${at('backup.db')}"`;
  const { status, stderr } = spawnSync('bash', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  expect(stderr).toMatch(/^The backup .*backup\.db cannot be written: the disk (?:is full|reports an error)\.\n$/);
  expect(status).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('backup.db'))).toEqual([]);
});

const run = (file: string, sql: string) => {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(sql);
  sqlite.close();
};

/** A valid backup with a change. */
const backupWith = (change: (file: string) => void) => (file: string) => {
  copyFileSync(join(inject('scratch'), 'seeded.db'), file);
  change(file);
};

test.each<[string, (file: string) => void, RegExp]>([
  ['is missing', () => undefined, /^There is no backup at /],
  [
    'is a text',
    (file) => writeFileSync(file, 'not a database at all, but long enough to be looked at'),
    /cannot be used \(it is not a SQLite database\): nothing was changed/,
  ],
  ['is another database', (file) => run(file, 'create table notes (text)'), /is a database, but not one of this site/],
  [
    'is of a newer release',
    backupWith((file) => run(file, "insert into kysely_migration values ('9999-future', '2030')")),
    /written by a newer release \(it has "9999-future"\)/,
  ],
  ['is damaged', backupWith(damage), /cannot be used \(.+\): nothing was changed/],
  [
    'refers to missing rows',
    backupWith((file) => run(file, 'pragma foreign_keys = off; delete from sectors')),
    /a row of \w+ refers to a missing row of sectors/,
  ],
])('rejects a backup that %s and changes nothing', async (_what, make, sentence) => {
  const { folder, file, at } = createFolder();
  make(at('backup.db'));
  const bytes = readFileSync(file);
  await expect(restoreDatabase(file, at('backup.db'), clock)).rejects.toThrow(sentence);
  expect(readFileSync(file)).toEqual(bytes);
  expect(readdirSync(folder).filter((name) => /before|part/.test(name))).toEqual([]);
});

test('neither restores nor resets a database in use', async () => {
  const { file, at } = createFolder();
  await backupDatabase(file, at('backup.db'));
  const db = openDatabase(file);
  await db.selectFrom('meta').selectAll().execute();
  await expect(restoreDatabase(file, at('backup.db'), clock)).rejects.toThrow(/is in use: stop the server first/);
  await expect(resetDatabase({ file, seed: 'none', clock, isConfirmed: true })).rejects.toThrow(
    /is in use: stop the server first/,
  );
  await db.insertInto('meta').values({ name: 'still', value: 'mine' }).execute();
  await db.destroy();
});

test('restores a backup over a damaged database', async () => {
  const { file, at } = createFolder();
  await backupDatabase(file, at('backup.db'));
  const original = dumpOf(file);
  damage(file);
  const damaged = readFileSync(file);
  await restoreDatabase(file, at('backup.db'), clock);
  expect(dumpOf(file)).toEqual(original);
  expect(readFileSync(`${file}.before-restore-${ASIDE}`).subarray(8192)).toEqual(damaged.subarray(8192));
});

test('restores a backup where no database exists', async () => {
  const { file, at } = createFolder();
  await restoreDatabase(at('new/site.db'), file, clock);
  expect(dumpOf(at('new/site.db'))).toEqual(dumpOf(file));
});

test('resets only with confirmation, and retains the old database', async () => {
  const { file } = createFolder();
  const before = dumpOf(file);
  await expect(resetDatabase({ file, seed: 'none', clock, isConfirmed: false })).rejects.toThrow(
    /use "reset --yes" to confirm/,
  );
  expect(dumpOf(file)).toEqual(before);
  expect(await resetDatabase({ file, seed: 'none', clock, isConfirmed: true })).toMatch(
    /^Created a new database .*site\.db \(SEED=none\)\. The old one is /,
  );
  expect(dumpOf(file).users).toEqual([]);
  expect(dumpOf(`${file}.before-reset-${ASIDE}`)).toEqual(before);
});

test('creates an administrator who can sign in', async () => {
  const { db, post, get } = await createTestApp();
  const password = 'Papyrus-Boat-21';
  expect(
    await createAdmin(db, clock, { email: 'Owner@example.com', name: 'منى سعد', password: async () => password }),
  ).toMatch(/^Owner@example\.com is an administrator now/);
  const { token, user } = (await post('/api/auth/login', { email: 'owner@example.com', password })).json();
  expect(user).toMatchObject({ name: 'منى سعد', role: 'admin', status: 'active' });
  expect((await get('/api/admin/users', { token })).statusCode).toBe(200);
});

test.each([
  ['nobody', 'Papyrus-Boat-21', '"nobody" is not an e-mail address.'],
  ['a@b.co', 'short', 'The password is too short: it needs at least 8 characters.'],
  ['a@b.co', '', 'The password is empty.'],
  ['a@b.co', 'x'.repeat(257), 'The password is too long: 256 characters are the most.'],
  ['a@b.co', 'Password123!', 'The password is too common: choose another.'],
  ['client@miqyas.example', 'Papyrus-Boat-21', /^client@miqyas\.example already has an account: /],
])('rejects the administrator %s with the password «%s»', async (email, password, sentence) => {
  const { db } = await createTestApp();
  await expect(createAdmin(db, clock, { email, name: undefined, password: async () => password })).rejects.toThrow(
    sentence,
  );
  expect(await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toHaveLength(2);
});

test('reads the password from a pipe, and reports wrong arguments in one sentence', () => {
  const folder = scratchFolder();
  const command = (args: string[], input = '') =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args], {
      encoding: 'utf8',
      input,
      env: { ...process.env, DATA_DIR: folder, SEED: 'none', DATABASE_URL: '', INIT_CWD: folder },
    });
  const added = command(['create-admin', 'owner@example.com'], 'Papyrus-Boat-21\n');
  expect([added.status, added.stdout]).toEqual([
    0,
    'owner@example.com is an administrator now and can sign in at /admin/login.\n',
  ]);
  const saved = command(['backup', 'copy.db']);
  expect([saved.status, saved.stderr, existsSync(join(folder, 'copy.db'))]).toEqual([0, '', true]);
  expect(command(['restore'])).toMatchObject({ status: 2, stderr: 'Name the file to restore from: restore <file>.\n' });
  for (const args of [
    ['create-admin', 'second@example.com', 'Papyrus-Boat-22'],
    ['reset', 'all'],
    ['backup', 'one.db', 'two.db'],
  ]) {
    const { status, stderr } = command(args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Too many arguments\. Use one of:/)]);
    expect(stderr).not.toContain(args.at(-1));
  }
});

test('states the rows of a backup and the files that they name, and the same of what was restored', () => {
  const { file, at } = createFolder();
  const name = 'a'.repeat(32);
  run(
    file,
    `insert into request_files (request_id, name, size, mime, version, direction, stored_name, at)
     select id, 'plan.pdf', 1, 'application/pdf', 1, 'from_client', '${name}', '${ASIDE}' from requests order by id limit 1`,
  );
  mkdirSync(at('database'));
  copyFileSync(file, at('database/site.db'));
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: at('.'), DATABASE_URL: '', INIT_CWD: at('.') },
    });
  expect(command('backup', 'copy.db', '--facts=copied.json')).toMatchObject({ status: 0, stderr: '' });
  const copied = JSON.parse(readFileSync(at('copied.json'), 'utf8'));
  expect(copied.files).toContain(`request-files/${name}`);
  expect(copied.rows.requests).toBe(dumpOf(file).requests?.length);
  expect(command('restore', 'copy.db')).toMatchObject({ status: 0, stderr: '' });
  expect(command('facts', 'restored.json')).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(readFileSync(at('restored.json'), 'utf8'))).toEqual(copied);
});
