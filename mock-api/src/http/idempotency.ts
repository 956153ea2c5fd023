import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { sha256 } from '../auth/tokens.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../clock.ts';
import { copy } from '../copy/ar.ts';
import type { Database } from '../db/open-database.ts';
import type { Row, Tables } from '../db/tables.ts';
import { badRequest, conflict } from './api-error.ts';

const KEPT = DAY;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a write takes an `Idempotency-Key`: each does that does not say `false`, as what opens or ends a session. */
    takesKey?: boolean;
  }
}

/** Whether calls of a route may name the write that they mean. */
export const takesKey = (method: string, { takesKey: isTaken = true }: { takesKey?: boolean } = {}): boolean =>
  isTaken && !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Names one intended write: the same key, route and caller mean the same write. */
export interface WriteKey {
  key: string;
  /** Locks the kept answer, which may hold links that open doors: the database alone does not tell it. */
  lock: Buffer;
  /**
   * Of the address and the body: a key that comes back with other content is a mistake, and may not read the first answer. Bodies
   * may hold passwords, so it is made with the lock: who has the database alone cannot try any out.
   */
  fingerprint: string;
}

/**
 * The key that a call brings.
 * @throws {ApiError} 400 for one that is none
 * @throws {Error} when the route says that it takes none: what it is described to do and what it does must not differ
 */
export const writeKeyOf = (request: FastifyRequest): WriteKey | undefined => {
  if (!takesKey(request.method, request.routeOptions.config))
    throw new Error(`${request.method} ${request.routeOptions.url} takes no key.`);
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,128}$/.test(given)) throw badRequest(copy.http.idempotencyKeyInvalid);
  const scope = [request.method, request.routeOptions.url, request.session?.user.id ?? 'guest', given].join(' ');
  const lock = createHash('sha256').update(`lock ${scope}`).digest();
  const content = JSON.stringify([request.params ?? null, request.body ?? null]);
  return { key: sha256(scope), lock, fingerprint: createHmac('sha256', lock).update(content).digest('hex') };
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const seal = (text: string, lock: Buffer): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, lock, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};

const unseal = (text: string, lock: Buffer): string => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, lock, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
};

interface Done<Body> {
  status: number;
  body: Body;
}

interface Outcome<Body> extends Done<Body> {
  /** The write happened earlier; this is its answer again. */
  isReplay: boolean;
}

/** Reads a kept answer back; a contract's `parse`. */
type Parse<Body> = (body: unknown) => Body;

const openKept = <Body>(
  { lock, fingerprint }: WriteKey,
  kept: Row<'idempotency_keys'>,
  parse: Parse<Body>,
): Done<Body> => {
  if (kept.fingerprint !== fingerprint) throw conflict(copy.http.idempotencyKeyReused);
  return { status: kept.status, body: parse(JSON.parse(unseal(kept.body, lock))) };
};

/**
 * The answer of a write that happened before, for whatever is looked at before a write: a password that was changed is no longer
 * the one that the first call gave. `undefined` when it has not happened; it may still happen meanwhile.
 */
export const answerBefore = async <Body>(
  { db, clock }: { db: Database; clock: Clock },
  writeKey: WriteKey | undefined,
  parse: Parse<Body>,
): Promise<Done<Body> | undefined> => {
  if (!writeKey) return undefined;
  const kept = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', writeKey.key)
    .where('created_at', '>', isoAfter(clock, -KEPT))
    .executeTakeFirst();
  return kept && openKept(writeKey, kept, parse);
};

/**
 * Runs a write and keeps its answer, in one transaction: however often and however simultaneously a key comes, the write
 * happens once and every call gets the first answer. Without a key the write simply runs.
 */
export const writeOnce = async <Body>(
  { db, clock }: { db: Database; clock: Clock },
  writeKey: WriteKey | undefined,
  parse: Parse<Body>,
  write: (trx: Transaction<Tables>) => Promise<Done<Body>>,
): Promise<Outcome<Body>> =>
  db.transaction().execute(async (trx) => {
    if (!writeKey) return { ...(await write(trx)), isReplay: false };
    const { key, lock, fingerprint } = writeKey;
    await trx.deleteFrom('idempotency_keys').where('created_at', '<=', isoAfter(clock, -KEPT)).execute();
    // Reserving the key first makes a simultaneous second call wait for this transaction, on every database.
    const reserved = await trx
      .insertInto('idempotency_keys')
      .values({ key, fingerprint, status: 0, body: '', created_at: isoNow(clock) })
      .onConflict((oc) => oc.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!reserved) {
      const kept = await trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return { ...openKept(writeKey, kept, parse), isReplay: true };
    }
    const done = await write(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: done.status, body: seal(JSON.stringify(done.body), lock) })
      .where('key', '=', key)
      .execute();
    return { ...done, isReplay: false };
  });
