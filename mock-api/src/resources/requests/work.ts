import type { Role, User } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { answerBefore, writeKeyOf, writeOnce } from '../../http/idempotency.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Postman } from '../../mail/postman.ts';
import { findSetting } from '../settings/repository.ts';
import type { CompanyAddress } from './letters.ts';
import { readServiceLevels, type ServiceLevels } from './service-levels.ts';

export interface RequestParts {
  db: Database;
  clock: Clock;
  postman: Postman;
  siteOrigin: string;
}

export type RequestRow = Row<'requests'>;

/** Who acts, as events keep it. */
export interface Actor {
  id: number | null;
  name: string;
  role: Role | 'visitor' | 'system';
}

export const actorOf = ({ id, name, role }: User): Actor => ({ id, name, role });

/** One change: what it writes happens together or not at all, and its mails leave afterwards. */
export interface Work {
  trx: Transaction<Tables>;
  clock: Clock;
  /** The moment of the change. */
  now: string;
  actor: Actor;
  levels: ServiceLevels;
  /** Our own name and address in mails. */
  us: CompanyAddress;
  siteOrigin: string;
  /** Leave when all is written. */
  mails: Mail[];
}

/** How the company calls itself in mails. */
export const companyAddress = async (db: Database): Promise<CompanyAddress> => ({
  name: (await findSetting(db, 'company_name'))?.value_ar || company.name,
  email: (await findSetting(db, 'email'))?.value_ar || company.email,
});

interface Doing<Body> {
  actor: Actor;
  /** Reads the answer of a call that came before; a contract's `parse`. */
  parse: (body: unknown) => Body;
  work: (work: Work) => Promise<Body>;
}

const prepare = async (
  { db, clock, siteOrigin }: RequestParts,
  actor: Actor,
): Promise<(trx: Transaction<Tables>) => Work> => {
  const [levels, us] = [await readServiceLevels(db), await companyAddress(db)];
  const mails: Mail[] = [];
  return (trx) => ({ trx, clock, now: isoNow(clock), actor, levels, us, siteOrigin, mails });
};

/** Does a change once, however often its `Idempotency-Key` comes, and posts its mails when it has been written. */
export const doWork = async <Body>(
  parts: RequestParts,
  request: FastifyRequest,
  { actor, parse, work }: Doing<Body>,
): Promise<Body> => {
  const start = await prepare(parts, actor);
  let mails: readonly Mail[] = [];
  const { body } = await writeOnce(parts, writeKeyOf(request), parse, async (trx) => {
    const one = start(trx);
    mails = one.mails;
    return { status: 200, body: await work(one) };
  });
  for (const mail of mails) parts.postman.post(mail);
  return body;
};

interface Preparing<Body> extends Pick<Doing<Body>, 'actor' | 'parse'> {
  /**
   * Looks at what must be right and does what takes long (passwords), outside of the transaction; not done again for a call that
   * comes again. @returns the change itself
   */
  prepare: () => Promise<Doing<Body>['work']>;
}

/** As `doWork`, for a change that something goes before. */
export const doPrepared = async <Body>(
  parts: RequestParts,
  request: FastifyRequest,
  { actor, parse, prepare: before }: Preparing<Body>,
): Promise<Body> => {
  const done = await answerBefore(parts, writeKeyOf(request), parse);
  return done ? done.body : doWork(parts, request, { actor, parse, work: await before() });
};

/** Nobody in particular. */
export const itself: Actor = { id: null, name: '', role: 'system' };

/** Does a change that nobody waits for. */
export const workAlone = async (parts: RequestParts, work: (work: Work) => Promise<void>): Promise<void> => {
  const start = await prepare(parts, itself);
  const mails = await parts.db.transaction().execute(async (trx) => {
    const one = start(trx);
    await work(one);
    return one.mails;
  });
  for (const mail of mails) parts.postman.post(mail);
};
