import { execFile } from 'node:child_process';
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

test.each(['backup', 'restore'])('refers to the programs of PostgreSQL for %s', async (word) => {
  const { status, stderr } = await command(serverUrl(), [word, 'copy.db']);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The database of DATABASE_URL is copied by PostgreSQL's own programs: .*pg_(?:dump|restore) .*\n$/,
  );
});
