import { copyFile, link, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';

/** What the site makes anew, and what is copied in another way. Everything else in `DATA_DIR` belongs to a backup. */
const LEFT_OUT = new Set([
  '.backup',
  '.restore',
  'database',
  'drill',
  'image-cache',
  'logs',
  'outbox',
  'shells',
  'studies',
]);
const TEMPORARY = /\.(?:lock(?:-journal)?|part|tmp)$|^\.incoming-/;
/** Their files have a new name for each content, so that another name for the same file is as good as a copy. */
const IMMUTABLE = new Set(['images', 'releases', 'request-files', 'source-maps']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The file may be deleted at any time: then no row needs it any more. */
const unlessDeleted = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
};

const linkOrCopy = async (source: string, target: string): Promise<void> => {
  try {
    await link(source, target);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(source)).size === (await stat(target)).size) return;
    // Network drives have no links, and the system gives none to files of other users.
    if (!['EEXIST', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(code))) throw error;
    await copyFile(source, target);
  }
};

const collectFolder = async (
  source: string,
  target: string,
  place: (source: string, target: string) => Promise<void>,
): Promise<void> => {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of await readdir(source)) {
    if (TEMPORARY.test(name)) continue;
    const [from, to] = [join(source, name), join(target, name)];
    const found = await stat(from).catch(() => undefined);
    if (found?.isDirectory()) await unlessDeleted(collectFolder(from, to, place));
    else if (found?.isFile()) await unlessDeleted(place(from, to));
  }
};

/**
 * Puts the files of a data folder, except the database, into another folder. Called again, it adds what is new since.
 * @param target on the same disk, where this takes no space
 */
export const collectFiles = async (dataDir: string, target: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (LEFT_OUT.has(name) || TEMPORARY.test(name)) continue;
    const [from, to] = [join(dataDir, name), join(target, name)];
    const found = await stat(from).catch(() => undefined);
    if (found?.isFile()) await unlessDeleted(copyFile(from, to));
    else if (found?.isDirectory())
      await unlessDeleted(collectFolder(from, to, IMMUTABLE.has(name) ? linkOrCopy : copyFile));
  }
};

/** Number and bytes of the files in a folder. */
export const measureFolder = async (folder: string): Promise<{ files: number; bytes: number }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const MB = 1_048_576;
/** What stays free for the running site, which would lose writes on a full disk. */
const RESERVE_BYTES = 256 * MB;

/**
 * Makes sure that a folder beside a running site has free space for more.
 * @param needed in bytes
 * @throws {CliError} when the disk would become too full
 */
export const assertDiskSpace = async (folder: string, needed: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed + RESERVE_BYTES) return;
  throw new CliError(
    `Only ${Math.floor((bavail * bsize) / MB)} MB are free for ${folder}, and ${Math.ceil((needed + RESERVE_BYTES) / MB)} MB are needed.`,
  );
};
