import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTaskQueue } from '../http/task-queue.ts';

const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** A hash takes a CPU core for tens of milliseconds. The queue keeps cores free for other requests. */
const queue = createTaskQueue({ concurrency: 2, maxWaiting: 200 });

interface PasswordHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const formatPhc = ({ memory, passes, parallelism, salt, tag }: PasswordHash) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const parsePhc = (phc: string): PasswordHash | undefined => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!parts) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

const digest = (password: string, cost: typeof COST, salt: Buffer, tagLength: number): Promise<Buffer> =>
  queue.run(() => derive('argon2id', { ...cost, message: password, nonce: salt, tagLength }));

/** The form that is hashed: keyboards produce the same sign as one or as several characters. */
const normalised = (password: string): string => password.normalize('NFC');

/** Hashes a password with argon2id. @returns a PHC string, which contains salt and cost */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return formatPhc({ ...COST, salt, tag: await digest(normalised(password), COST, salt, TAG_BYTES) });
};

/** Compared when the account or its password does not exist, so that the response takes as long as for one that does. */
const DUMMY_HASH: PasswordHash = { ...COST, salt: Buffer.alloc(SALT_BYTES, 1), tag: Buffer.alloc(TAG_BYTES) };

/**
 * Checks a password in constant time.
 * @param phc the stored hash. `undefined` (no account) or an invalid hash (no password yet) takes the same time and never matches.
 */
export const verifyPassword = async (password: string, phc: string | undefined): Promise<boolean> => {
  const stored = phc === undefined ? undefined : parsePhc(phc);
  const { memory, passes, parallelism, salt, tag } = stored ?? DUMMY_HASH;
  const matches = async (text: string) =>
    timingSafeEqual(await digest(text, { memory, passes, parallelism }, salt, tag.length), tag);
  const isRight =
    (await matches(normalised(password))) ||
    // Earlier releases hashed the typed text.
    (password !== normalised(password) && (await matches(password)));
  return isRight && stored !== undefined;
};

/** Whether a hash has another cost than the current one. Sign-in then replaces it. */
export const isOutdated = (phc: string): boolean => {
  const cost = parsePhc(phc);
  return !cost || cost.memory !== COST.memory || cost.passes !== COST.passes || cost.parallelism !== COST.parallelism;
};
