import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CliError } from '../cli-error.ts';
import { fileReason } from '../file-reason.ts';

/** Pictures, PDF files and releases are compressed already; the database gets a quarter of its size at any level. */
const GZIP_LEVEL = 3;

/** A backup is `tar | gzip | age`, so that it can be opened without this program too. */
type Bytes = AsyncIterable<Uint8Array>;

const toWeb = (source: Bytes): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
};

/** How tar ended: empty when all went well, else its first complaint. */
const readComplaint = async (tar: ChildProcess & { stderr: Readable }): Promise<string> => {
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', () => reject(new CliError('The program tar is not installed here.')));
    tar.once('close', resolve);
  });
  const [code, complaints] = await Promise.all([ended, readText(tar.stderr)]);
  if (code === 0) return '';
  if (/No space left|Disk quota|Wrote only/.test(complaints)) return 'the disk is full';
  return complaints.trim().split('\n')[0] || `tar ended with code ${code}`;
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Packs a folder into an encrypted file, which has its name only when it is complete and on the disk.
 * @param recipients public keys of age
 * @throws {CliError} when it cannot be written; no file remains then
 */
export const writeArchive = async (folder: string, file: string, recipients: readonly string[]): Promise<void> => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const part = `${file}.part`;
  const tar = spawn('tar', ['--create', '--directory', folder, '.'], { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const [complaint] = await Promise.all([
      readComplaint(tar),
      pipeline(
        tar.stdout,
        createGzip({ level: GZIP_LEVEL }),
        async function* (source: Bytes) {
          yield* await encrypter.encrypt(toWeb(source));
        },
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      ),
    ]);
    if (complaint) throw new CliError(`The files could not be read (${complaint}): no backup was made.`);
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    tar.kill();
    await rm(part, { force: true });
    const reason = fileReason(error);
    throw reason ? new CliError(`The backup ${file} cannot be written: ${reason}.`) : error;
  }
};

/** Private keys of age in a file, one a line. @throws {CliError} when there is none */
export const readIdentities = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`The private key ${file} cannot be read: ${fileReason(error) ?? String(error)}.`);
  });
  const keys = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
  try {
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
    if (keys.length > 0) return keys;
  } catch {
    // A key with a typing error.
  }
  throw new CliError(`${file} has no private key of age, a line that begins with AGE-SECRET-KEY-1.`);
};

const unusable = (file: string, detail: string): CliError =>
  detail.startsWith('no identity matched')
    ? new CliError(
        `The private key does not open ${file}: give the one that belongs to a public key of BACKUP_RECIPIENTS at that time.`,
      )
    : new CliError(`${file} is not a whole backup (${detail}): it was cut off or changed. Take another one.`);

/**
 * Unpacks an encrypted file into a folder. Every byte is authenticated, so that a damaged or incomplete file is found.
 * @param identities private keys of age
 * @throws {CliError} when the keys do not open the file, it is damaged, or the folder cannot be written
 */
export const readArchive = async (file: string, folder: string, identities: readonly string[]): Promise<void> => {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const tar = spawn('tar', ['--extract', '--no-same-owner', '--directory', folder], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // It may end before its input, which has padding. The rest is read nevertheless, because its end proves that it is whole.
  tar.stdin.on('error', () => undefined);
  const feed = async (source: Bytes): Promise<void> => {
    for await (const chunk of source) await new Promise<void>((resolve) => tar.stdin.write(chunk, () => resolve()));
  };
  const reading = pipeline(
    createReadStream(file),
    async function* (source: Bytes) {
      yield* await decrypter.decrypt(toWeb(source));
    },
    createGunzip(),
    feed,
  ).finally(() => tar.stdin.end());
  const [complaint, failure] = await Promise.all([
    readComplaint(tar),
    reading.then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    ),
  ]);
  if (failure) throw unusable(file, failure.message);
  if (complaint) throw new CliError(`The files of ${file} cannot be written: ${complaint}. Nothing was restored.`);
};

/** Makes a key pair. @returns the text of the file with the private key, and the public key */
export const makeKeyPair = async (): Promise<{ text: string; recipient: string }> => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  return { text: `# public key: ${recipient}\n${identity}\n`, recipient };
};
