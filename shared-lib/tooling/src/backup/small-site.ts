import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from 'testing/scratch-folder';
import { afterAll } from 'vitest';
import { ROOT } from '../config.ts';
import type { Env } from './settings.ts';

/** Settings of a site with a database file. */
export const siteEnv: Env = { PATH: process.env.PATH, SEED: 'none', DATABASE_URL: '' };

/** A file that a row names. */
export const CV = 'request-files/0123456789abcdef0123456789abcdef';

const FILES: Readonly<Record<string, string>> = {
  [CV]: 'a curriculum vitae',
  'images/uploads/fedcba9876543210fedcba9876543210.png': 'a picture',
  'releases/remote-public/0123456789abcdef/main.js': 'a release',
  'source-maps/remote-public/main.js.map': 'a map',
  'registry.json': '{"schema":1,"remotes":{}}',
  'releases.log': 'a release is live\n',
  'keys/shell.key': 'a key',
  'bundle-key': 'a secret',
};

/** What the site makes anew, or uses for a moment. */
const PASSING = [
  'image-cache/1/2.webp',
  'logs/shell.log',
  'outbox/1.eml',
  'shells/1.json',
  'studies/1.pdf',
  'registry.json.lock',
  'request-files/ffffffffffffffffffffffffffffffff.part',
  'releases/remote-public/.incoming-0/main.js',
];

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

let template: string | undefined;

/** The database of the API with an administrator who has sent a file. It is made once. */
const makeTemplate = (): string => {
  if (template !== undefined) return template;
  const folder = mkdtempSync(join(tmpdir(), 'miqyas-small-site-'));
  template = folder;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(
    process.execPath,
    [join(ROOT, 'mock-api/src/db/commands/command.ts'), 'create-admin', 'owner@example.com'],
    { env: { ...siteEnv, DATA_DIR: folder, PASSWORD: 'Papyrus-Boat-21' }, stdio: 'ignore' },
  );
  const sqlite = new DatabaseSync(join(folder, 'database/site.db'));
  sqlite.exec(
    `insert into consultant_files (user_id, name, size, mime, stored_name, at)
     select id, 'cv.pdf', 18, 'application/pdf', '${CV.slice(-32)}', '2026-03-01T09:00:00.000Z' from users`,
  );
  sqlite.close();
  write(folder, FILES);
  write(folder, Object.fromEntries(PASSING.map((name) => [name, 'nobody needs this again'])));
  return folder;
};

/** Creates the data folder of a site without content, which has files of every kind, and an empty folder for its backups. */
export const createSmallSite = (): { dataDir: string; backups: string } => {
  const dataDir = join(scratchFolder(), 'data');
  cpSync(makeTemplate(), dataDir, { recursive: true });
  return { dataDir, backups: scratchFolder() };
};

/** Relative path → text of the files of a folder, without the database. */
export const readTree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith('database/'))
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** The files of a small site that belong to a backup. */
export const lastingFiles = (): Record<string, string> =>
  Object.fromEntries(Object.entries(FILES).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Runs the command.
 * @param smallDisk a folder that becomes a disk of 3 MB for the command; what is on it at the end is printed after its output
 */
export const runCli = (args: readonly string[], env: Env, smallDisk?: string) => {
  const cli = [process.execPath, join(import.meta.dirname, 'cli.ts'), ...args];
  const onSmallDisk = `mount -t tmpfs -o size=3m tmpfs "$0" && "$@"; code=$?; ls -A "$0"; exit $code`;
  const [program = '', ...rest] = smallDisk
    ? ['unshare', '--map-root-user', '--mount', 'sh', '-c', onSmallDisk, smallDisk, ...cli]
    : cli;
  const { status, stdout, stderr } = spawnSync(program, rest, { env: { ...siteEnv, ...env }, encoding: 'utf8' });
  return { status, stdout, stderr };
};
