import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { isoNow, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { caller } from '../http/access.ts';
import { writeKeyOf, writeOnce } from '../http/idempotency.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Postman } from '../mail/postman.ts';

/** What was made ready before a write began, because it takes long: nobody else can write meanwhile. */
export interface Prepared {
  passwordHash?: string;
}

/** One write of the administration: rows, addresses and audit happen together or not at all, and its mails leave afterwards. */
export interface Writing extends Prepared {
  trx: Transaction<Tables>;
  clock: Clock;
  /** The moment of the write. */
  now: string;
  actor: { id: number | null; name: string };
  /** Leave when all is written. */
  mails: Mail[];
  /** Done when all is written: what lies outside the database, such as files. */
  afterwards: (() => Promise<void>)[];
}

export interface WritingParts {
  db: Database;
  clock: Clock;
  postman: Postman;
}

interface Act<Body> {
  /** Of the answer when the write has happened. */
  status: number;
  /** Reads the answer of a call that came before; a contract's `parse`. */
  parse: (body: unknown) => Body;
  write: (writing: Writing) => Promise<Body>;
}

/** Writes for the caller of a request, once, however often its `Idempotency-Key` comes. */
export const writeAs = async <Body>(
  { db, clock, postman }: WritingParts,
  request: FastifyRequest,
  { status, parse, write }: Act<Body>,
): Promise<Body> => {
  const { id, name } = caller(request);
  const mails: Mail[] = [];
  const afterwards: Writing['afterwards'] = [];
  const { body } = await writeOnce({ db, clock }, writeKeyOf(request), parse, async (trx) => ({
    status,
    body: await write({ trx, clock, now: isoNow(clock), actor: { id, name }, mails, afterwards }),
  }));
  for (const mail of mails) postman.post(mail);
  for (const work of afterwards) postman.later(work);
  return body;
};
