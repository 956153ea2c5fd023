import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from 'testing/scratch-folder';
import { afterAll, expect, test } from 'vitest';
import { makeKeyPair, readArchive, writeArchive } from './archive.ts';
import { backupManifest, makeBackup, MANIFEST_FILE } from './backup.ts';
import { assertDiskSpace } from './collect-files.ts';
import { restoreBackup } from './restore.ts';
import { readBackupSettings } from './settings.ts';
import { createSmallSite, CV, lastingFiles, readTree, runCli, siteEnv } from './small-site.ts';

const key = await makeKeyPair();
const identities = key.text.split('\n').filter((line) => line.startsWith('AGE-'));
const now = new Date('2026-03-18T02:30:00.000Z');
const NAME = 'miqyas-20260318T023000Z.tar.gz.age';

type Site = ReturnType<typeof createSmallSite>;

const backUp = ({ dataDir, backups }: Site) =>
  makeBackup({
    config: { dataDir },
    settings: { folder: backups, recipients: [key.recipient] },
    env: siteEnv,
    now,
  });

let shared: string | undefined;

/** A copy of a backup that several tests try to restore. */
const copyOfBackup = async (): Promise<string> => {
  if (shared === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'miqyas-backup-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    shared = join(folder, NAME);
    const site = createSmallSite();
    writeFileSync(join(site.dataDir, 'images/uploads/large.png'), randomBytes(300_000));
    copyFileSync((await backUp(site)).file, shared);
  }
  const file = join(scratchFolder(), NAME);
  copyFileSync(shared, file);
  return file;
};

const restore = (file: string, dataDir: string, keys = identities) =>
  restoreBackup({ file, identities: keys, config: { dataDir }, env: siteEnv });

const adminsOf = (dataDir: string) => {
  const sqlite = new DatabaseSync(join(dataDir, 'database/site.db'), { readOnly: true });
  const rows = sqlite.prepare('select email from users').all();
  sqlite.close();
  return rows.map(({ email }) => email);
};

test('restores database, files, pictures, registry, releases and keys, and nothing that is made anew', async () => {
  const site = createSmallSite();
  const { file, manifest } = await backUp(site);
  expect(file).toBe(join(site.backups, NAME));
  expect(manifest).toMatchObject({ engine: 'sqlite', missing: [], rows: { users: 1, consultant_files: 1 } });
  expect(readdirSync(site.backups)).toEqual([NAME]);
  expect(readdirSync(site.dataDir)).not.toContain('.backup');

  const folder = join(scratchFolder(), 'new');
  expect(await restore(file, folder)).toEqual(manifest);
  expect(readTree(folder)).toEqual(lastingFiles());
  expect(adminsOf(folder)).toEqual(['owner@example.com']);
});

test('refuses another key in one sentence, and leaves the folder empty', async () => {
  const file = await copyOfBackup();
  const folder = scratchFolder();
  const other = (await makeKeyPair()).text.split('\n').filter((line) => line.startsWith('AGE-'));
  await expect(restore(file, folder, other)).rejects.toThrow(
    `The private key does not open ${file}: give the one that belongs to a public key of BACKUP_RECIPIENTS at that time.`,
  );
  expect(readdirSync(folder)).toEqual([]);
  // The content is not readable without a key.
  expect(readFileSync(file).includes('owner@example.com')).toBe(false);
});

test('finds a backup that was cut off, changed or never was one', async () => {
  const file = await copyOfBackup();
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed.fill(0, bytes.length - 400, bytes.length - 300);
  // The line of the MAC ends the header; a nonce and chunks of 64 KiB with their tags follow.
  const header = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1;
  const broken = [
    bytes.subarray(0, bytes.length - 1),
    bytes.subarray(0, Math.floor(bytes.length / 2)),
    bytes.subarray(0, header + 16 + 65_552),
    bytes.subarray(0, 60),
    changed,
    Buffer.alloc(0),
    Buffer.from('not a backup'),
  ];
  expect(bytes.length).toBeGreaterThan(200_000);
  const folder = scratchFolder();
  for (const content of broken) {
    writeFileSync(file, content);
    await expect(restore(file, folder)).rejects.toThrow(/ is not a whole backup \(.+\): .* Take another one\.$/);
    expect(readdirSync(folder)).toEqual([]);
  }
});

test.each([
  ['lacks rows', { rows: { users: 2 } }, /: the table users has 1 rows, not 2\.$/],
  ['lacks files', { files: 900 }, / has \d+ files with \d+ bytes, not 900 with \d+\.$/],
  ['has another database', { engine: 'postgres' }, /^The backup has a PostgreSQL database: set DATABASE_URL/],
  ['is of a later format', { schema: 2 }, / is no backup that this release can read: /],
])('restores nothing of a backup that %s', async (_what, difference, sentence) => {
  const file = await copyOfBackup();
  const inside = scratchFolder();
  await readArchive(file, inside, identities);
  const manifest = backupManifest.parse(JSON.parse(readFileSync(join(inside, MANIFEST_FILE), 'utf8')));
  writeFileSync(join(inside, MANIFEST_FILE), JSON.stringify({ ...manifest, ...difference }));
  rmSync(file);
  await writeArchive(inside, file, [key.recipient]);
  const folder = scratchFolder();
  await expect(restore(file, folder)).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('restores into an empty folder only, and after a restore that was killed', async () => {
  const file = await copyOfBackup();
  const site = createSmallSite();
  await expect(restore(file, site.dataDir)).rejects.toThrow(/^DATA_DIR=\S+ has files \(.+\): move them away/);
  expect(adminsOf(site.dataDir)).toEqual(['owner@example.com']);
  const folder = scratchFolder();
  mkdirSync(join(folder, '.restore/database'), { recursive: true });
  writeFileSync(join(folder, '.restore/database/site.db'), 'half');
  await restore(file, folder);
  expect(readTree(folder)).toMatchObject(lastingFiles());
});

test('removes what a killed backup left, and does not count it as one', async () => {
  const site = createSmallSite();
  writeFileSync(join(site.backups, 'miqyas-20260317T023000Z.tar.gz.age.part'), 'half');
  mkdirSync(join(site.dataDir, '.backup/files'), { recursive: true });
  writeFileSync(join(site.dataDir, '.backup/files/old'), 'half');
  const { file } = await backUp(site);
  expect(readdirSync(site.backups)).toEqual([NAME]);
  const folder = scratchFolder();
  await restore(file, folder);
  expect(readTree(folder)).toEqual(lastingFiles());
});

test('backs up a site that has lost a file, and says which one', async () => {
  const site = createSmallSite();
  rmSync(join(site.dataDir, CV));
  const { file, manifest } = await backUp(site);
  expect(manifest.missing).toEqual([CV]);
  const folder = scratchFolder();
  await restore(file, folder);
  expect(existsSync(join(folder, CV))).toBe(false);
});

test('says that a disk is full, and leaves nothing behind on it', async () => {
  const site = createSmallSite();
  writeFileSync(join(site.dataDir, 'images/uploads/large.png'), randomBytes(6_000_000));
  const env = { DATA_DIR: site.dataDir, BACKUP_DIR: site.backups, BACKUP_RECIPIENTS: key.recipient };
  expect(runCli(['backup'], env, site.backups)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The backup \S+ cannot be written: the disk is full\.\n$/),
  });
  expect(readdirSync(site.dataDir)).not.toContain('.backup');

  expect(runCli(['backup'], env).stdout).toMatch(/^Backed up \d+ files \(6\.\d MB\) to \S+ \(5\.\d MB\)\.\n$/);
  const [name = ''] = readdirSync(site.backups);
  const [folder, keyFile] = [scratchFolder(), join(scratchFolder(), 'key')];
  writeFileSync(keyFile, key.text);
  const args = ['restore', join(site.backups, name), '--identity', keyFile];
  expect(runCli(args, { DATA_DIR: folder }, folder)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The files of \S+ cannot be written: the disk is full\. Nothing was restored\.\n$/),
  });
});

test('leaves free space on the disk of the running site', async () => {
  const folder = scratchFolder();
  await assertDiskSpace(folder, 0);
  await expect(assertDiskSpace(folder, 1e15)).rejects.toThrow(
    /^Only \d+ MB are free for \S+, and 953674\d+ MB are needed\.$/,
  );
});

test('says in one sentence what is wrong with a setting', () => {
  const config = { dataDir: '/srv/miqyas' };
  const sentence = (env: Record<string, string>) => {
    try {
      return readBackupSettings(config, env);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  const folder = { BACKUP_DIR: '/backup' };
  expect(sentence({})).toMatch(/^BACKUP_DIR is not set/);
  expect(sentence({ BACKUP_DIR: 'backup' })).toMatch(/is not an absolute path\.$/);
  expect(sentence({ BACKUP_DIR: '/srv/miqyas/backup' })).toMatch(/is inside DATA_DIR/);
  expect(sentence(folder)).toMatch(/^BACKUP_RECIPIENTS is not set/);
  const [identity = ''] = identities;
  expect(sentence({ ...folder, BACKUP_RECIPIENTS: identity })).toMatch(/^BACKUP_RECIPIENTS is not valid/);
  expect(sentence({ ...folder, BACKUP_RECIPIENTS: identity })).not.toContain(identity);
  expect(sentence({ ...folder, BACKUP_RECIPIENTS: `${key.recipient}, ${key.recipient}` })).toEqual({
    folder: '/backup',
    recipients: [key.recipient, key.recipient],
  });
});

test('makes a key that only its owner can read, and never replaces one', () => {
  const file = join(scratchFolder(), 'backup.key');
  const { status, stdout } = runCli(['backup', 'key', file], {});
  expect([status, stdout]).toEqual([0, expect.stringMatching(/BACKUP_RECIPIENTS=age1\w+\n$/)]);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(/=(age1\w+)/.exec(stdout)?.[1]);
  expect(runCli(['backup', 'key', file], {})).toMatchObject({ status: 1, stderr: expect.stringContaining(file) });
  expect(readFileSync(file, 'utf8')).toBe(text);
});
