import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { sha256 } from '../auth/tokens.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../clock.ts';
import { copy } from '../copy/ar.ts';
import type { Database } from '../db/open-database.ts';
import type { Row, Tables } from '../db/tables.ts';
import { badRequest, conflict } from './api-error.ts';

const RETENTION = DAY;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for a write that ignores `Idempotency-Key`, such as sign-in and sign-out; default `true`. */
    acceptsIdempotencyKey?: boolean;
  }
}

/** Whether requests to a route may carry an `Idempotency-Key`. */
export const acceptsIdempotencyKey = (
  method: string,
  { acceptsIdempotencyKey: isAccepted = true }: { acceptsIdempotencyKey?: boolean } = {},
): boolean => isAccepted && !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Identifies one intended write: the same key, route and user mean the same write. */
export interface IdempotencyKey {
  key: string;
  /** Encrypts the stored response, which may contain secret links. It is derived from the client's key, so the database alone cannot decrypt it. */
  secret: Buffer;
  /**
   * HMAC of the path parameters and the body. A repeated key with another content is a client error and gets no stored response.
   * The HMAC uses `secret`, because bodies may contain passwords that a plain hash would expose to guessing.
   */
  fingerprint: string;
}

/**
 * Reads the `Idempotency-Key` of a request.
 * @throws {ApiError} 400 for a malformed key
 * @throws {Error} when the route declares that it accepts none, so that declaration and behaviour cannot differ
 */
export const readIdempotencyKey = (request: FastifyRequest): IdempotencyKey | undefined => {
  if (!acceptsIdempotencyKey(request.method, request.routeOptions.config))
    throw new Error(`${request.method} ${request.routeOptions.url} accepts no Idempotency-Key.`);
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w-]{8,128}$/.test(header)) throw badRequest(copy.http.idempotencyKeyInvalid);
  const scope = [request.method, request.routeOptions.url, request.session?.user.id ?? 'guest', header].join(' ');
  const secret = createHash('sha256').update(`lock ${scope}`).digest();
  const content = JSON.stringify([request.params ?? null, request.body ?? null]);
  return { key: sha256(scope), secret, fingerprint: createHmac('sha256', secret).update(content).digest('hex') };
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const encrypt = (text: string, secret: Buffer): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
};

const decrypt = (text: string, secret: Buffer): string => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
};

interface WriteResult<Body> {
  status: number;
  body: Body;
}

interface IdempotentResult<Body> extends WriteResult<Body> {
  /** Whether the write happened in an earlier request and this is its stored response. */
  isReplay: boolean;
}

/** Parses a stored response body: the `parse` of its contract. */
type Parse<Body> = (body: unknown) => Body;

const readStoredResponse = <Body>(
  { secret, fingerprint }: IdempotencyKey,
  stored: Row<'idempotency_keys'>,
  parse: Parse<Body>,
): WriteResult<Body> => {
  if (stored.fingerprint !== fingerprint) throw conflict(copy.http.idempotencyKeyReused);
  return { status: stored.status, body: parse(JSON.parse(decrypt(stored.body, secret))) };
};

/**
 * Finds the stored response of an earlier request with the same key. Call it before checks that the first write invalidates:
 * after a password change, for example, the request's old password no longer matches.
 * @returns `undefined` when the write has not happened yet. It may still happen before `writeOnce` runs.
 */
export const findStoredResponse = async <Body>(
  { db, clock }: { db: Database; clock: Clock },
  idempotencyKey: IdempotencyKey | undefined,
  parse: Parse<Body>,
): Promise<WriteResult<Body> | undefined> => {
  if (!idempotencyKey) return undefined;
  const stored = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', idempotencyKey.key)
    .where('created_at', '>', isoAfter(clock, -RETENTION))
    .executeTakeFirst();
  return stored && readStoredResponse(idempotencyKey, stored, parse);
};

/** Deletes stored responses that are no longer repeated. @returns their number */
export const removeOldResponses = async ({ db, clock }: { db: Database; clock: Clock }): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', isoAfter(clock, -RETENTION))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/**
 * Runs a write and stores its response in one transaction. Repeated and simultaneous requests with the same key write once, and
 * all get the first response. Without a key the write just runs.
 */
export const writeOnce = async <Body>(
  { db, clock }: { db: Database; clock: Clock },
  idempotencyKey: IdempotencyKey | undefined,
  parse: Parse<Body>,
  write: (trx: Transaction<Tables>) => Promise<WriteResult<Body>>,
): Promise<IdempotentResult<Body>> =>
  db.transaction().execute(async (trx) => {
    if (!idempotencyKey) return { ...(await write(trx)), isReplay: false };
    const { key, secret, fingerprint } = idempotencyKey;
    await removeOldResponses({ db: trx, clock });
    // Inserting the key first makes a simultaneous request wait for this transaction, on every database.
    const reserved = await trx
      .insertInto('idempotency_keys')
      .values({ key, fingerprint, status: 0, body: '', created_at: isoNow(clock) })
      .onConflict((oc) => oc.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!reserved) {
      const stored = await trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return { ...readStoredResponse(idempotencyKey, stored, parse), isReplay: true };
    }
    const result = await write(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({ status: result.status, body: encrypt(JSON.stringify(result.body), secret) })
      .where('key', '=', key)
      .execute();
    return { ...result, isReplay: false };
  });
