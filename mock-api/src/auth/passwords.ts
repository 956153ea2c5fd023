import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../http/work-queue.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Hashing takes a processor for tens of milliseconds: sign-ins may not starve everything else. */
const queue = createWorkQueue({ atOnce: 2, waiting: 200 });

interface PasswordHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const write = ({ memory, passes, parallelism, salt, tag }: PasswordHash) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const read = (phc: string): PasswordHash | undefined => {
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

/** Hashes a password into a PHC string, which carries its own salt and cost. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return write({ ...COST, salt, tag: await digest(password, COST, salt, TAG_BYTES) });
};

/** Compared with when there is no account or no password yet, so that the answer takes as long as for one that exists. */
const NOBODY: PasswordHash = { ...COST, salt: Buffer.alloc(SALT_BYTES, 1), tag: Buffer.alloc(TAG_BYTES) };

/** @param phc the stored hash; none (no such account), or what is no hash (no password yet), takes the same time and never matches */
export const verifyPassword = async (password: string, phc: string | undefined): Promise<boolean> => {
  const kept = phc === undefined ? undefined : read(phc);
  const { memory, passes, parallelism, salt, tag } = kept ?? NOBODY;
  const tried = await digest(password, { memory, passes, parallelism }, salt, tag.length);
  return timingSafeEqual(tried, tag) && kept !== undefined;
};

/** Whether a hash was made at another cost than today's and should be made again at the next sign-in. */
export const isOutdated = (phc: string): boolean => {
  const kept = read(phc);
  return !kept || kept.memory !== COST.memory || kept.passes !== COST.passes || kept.parallelism !== COST.parallelism;
};
