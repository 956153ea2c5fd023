import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { copyTemplate, emptyDatabase } from '../../testing/postgres-database.ts';
import { scratchFolder } from '../../testing/test-app.ts';
import { connectPostgres } from './connect.ts';

const COMMAND = join(import.meta.dirname, '../commands/command.ts');

interface CommandResult {
  status: string | number;
  stdout: string;
  stderr: string;
}

const command = (DATABASE_URL: string, args: string[], more: Record<string, string> = {}): Promise<CommandResult> => {
  const env = { ...process.env, DATA_DIR: scratchFolder(), SEED: 'none', DATABASE_URL, ...more };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
};

const serverUrl = (): string => inject('postgresUrl') ?? '';

const countUsers = async (url: string): Promise<number> => {
  const db = await connectPostgres(url);
  const users = await db.selectFrom('users').select('id').execute();
  await db.destroy();
  return users.length;
};

test('creates the tables and reports an up-to-date database', async () => {
  const url = await emptyDatabase(serverUrl());
  expect(await command(url, ['migrate'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^The database of DATABASE_URL was brought up to date: 0001-foundation, .*\.\n$/),
    stderr: '',
  });
  expect(await command(url, ['migrate'])).toEqual({
    status: 0,
    stdout: 'The database of DATABASE_URL is up to date.\n',
    stderr: '',
  });
});

test('creates an administrator', async () => {
  const url = await emptyDatabase(serverUrl());
  expect(await command(url, ['create-admin', 'owner@example.com'], { PASSWORD: 'Papyrus-Boat-21' })).toEqual({
    status: 0,
    stdout: 'owner@example.com is an administrator now and can sign in at /admin/login.\n',
    stderr: '',
  });
  expect(await countUsers(url)).toBe(1);
});

test('resets only with confirmation and without running servers, and retains the old tables', async () => {
  const url = await copyTemplate(serverUrl());
  expect(await command(url, ['reset'])).toMatchObject({
    status: 2,
    stderr: 'This replaces everything in the database of DATABASE_URL: use "reset --yes" to confirm.\n',
  });
  const before = await countUsers(url);
  expect(before).toBeGreaterThan(0);

  const server = await connectPostgres(url);
  expect(await command(url, ['reset', '--yes'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The database of DATABASE_URL is in use: stop the server first.\n',
  });
  await server.destroy();
  expect(await countUsers(url)).toBe(before);

  const { status, stdout, stderr } = await command(url, ['reset', '--yes']);
  expect([status, stderr]).toEqual([0, '']);
  const [, aside = ''] =
    /^Created new tables in the database of DATABASE_URL \(SEED=none\)\. The old ones are in the schema (before_reset_\d+)\.\n$/.exec(
      stdout,
    ) ?? [];
  expect(await countUsers(url)).toBe(0);
  const db = await connectPostgres(url);
  expect(await db.withSchema(aside).selectFrom('users').select('id').execute()).toHaveLength(before);
  await db.destroy();
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('copies a database at one moment while a server writes, and loads it into an empty one only', async () => {
  const [url, folder] = [await copyTemplate(serverUrl()), scratchFolder()];
  const file = join(folder, 'copy.dump');
  const server = await connectPostgres(url);
  const write = (name: string) => server.insertInto('meta').values({ name, value: '' }).execute();
  for (let row = 0; row < 20; row += 1) await write(`before-${row}`);
  const copied = { done: false };
  const copying = command(url, ['backup', file, `--facts=${join(folder, 'copied.json')}`]);
  void copying.then(() => (copied.done = true));
  for (let row = 0; row < 2000 && !copied.done; row += 1) await write(`while-${row}`);
  expect(await copying).toMatchObject({ status: 0, stderr: '' });
  await server.destroy();

  const empty = await emptyDatabase(serverUrl());
  expect(await command(empty, ['restore', file])).toMatchObject({ status: 0, stderr: '' });
  await command(empty, ['facts', join(folder, 'restored.json')]);
  expect(readJson(join(folder, 'restored.json'))).toEqual(readJson(join(folder, 'copied.json')));
  const restored = await connectPostgres(empty);
  const rows = await restored.selectFrom('meta').select('name').where('name', 'like', 'before-%').execute();
  await restored.destroy();
  expect(rows).toHaveLength(20);

  expect(await command(empty, ['restore', file])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The database of DATABASE_URL is not empty: .*\n$/),
  });
  writeFileSync(join(folder, 'half.dump'), readFileSync(file).subarray(0, 5000));
  expect(await command(await emptyDatabase(serverUrl()), ['restore', join(folder, 'half.dump')])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The database of DATABASE_URL was not copied \(pg_restore: error: .*\)\.\n$/),
  });
});
