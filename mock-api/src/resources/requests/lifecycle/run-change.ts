import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { isoNow } from '../../../clock.ts';
import type { Tables } from '../../../db/tables.ts';
import { findStoredResponse, readIdempotencyKey, writeOnce } from '../../../http/idempotency.ts';
import { readCompanyContact } from '../../../mail/company-contact.ts';
import type { Email } from '../../../mail/mailer.ts';
import { readServiceLevels } from '../service-levels/service-levels.ts';
import { systemActor, type Actor, type RequestContext, type RequestDeps } from './request-context.ts';

/** Reads the settings that a change needs, before the transaction. */
const prepareContext = async (
  { db, clock, siteOrigin }: RequestDeps,
  actor: Actor,
): Promise<(trx: Transaction<Tables>) => RequestContext> => {
  const [levels, companyContact] = [await readServiceLevels(db), await readCompanyContact(db)];
  const emails: Email[] = [];
  return (trx) => ({ trx, clock, now: isoNow(clock), actor, levels, companyContact, siteOrigin, emails });
};

interface Change<Body> {
  actor: Actor;
  /** Validates the stored response body of a repeated request: the `parse` of its contract. */
  parse: (body: unknown) => Body;
  /** Makes the change in a transaction. @returns the response body */
  run: (context: RequestContext) => Promise<Body>;
}

/** Runs a change once per `Idempotency-Key` and stores its emails with it, which are sent after the commit. @returns the response body */
export const runChange = async <Body>(
  deps: RequestDeps,
  request: FastifyRequest,
  { actor, parse, run }: Change<Body>,
): Promise<Body> => {
  const createContext = await prepareContext(deps, actor);
  const { body } = await writeOnce(deps, readIdempotencyKey(request), parse, async (trx) => {
    const context = createContext(trx);
    const result = await run(context);
    await deps.emailQueue.store(trx, context.emails);
    return { status: 200, body: result };
  });
  deps.emailQueue.sendDue();
  return body;
};

interface PreparedChange<Body> extends Pick<Change<Body>, 'actor' | 'parse'> {
  /**
   * Checks and slow work such as password hashing, outside of the transaction. A repeated request skips it.
   * @returns the change
   */
  prepare: () => Promise<Change<Body>['run']>;
}

/** Like `runChange`, with a preparation before the transaction. */
export const runPreparedChange = async <Body>(
  deps: RequestDeps,
  request: FastifyRequest,
  { actor, parse, prepare }: PreparedChange<Body>,
): Promise<Body> => {
  const stored = await findStoredResponse(deps, readIdempotencyKey(request), parse);
  return stored ? stored.body : runChange(deps, request, { actor, parse, run: await prepare() });
};

/** Runs a change without an HTTP request, as the system. */
export const runSystemChange = async (
  deps: RequestDeps,
  run: (context: RequestContext) => Promise<void>,
): Promise<void> => {
  const createContext = await prepareContext(deps, systemActor);
  await deps.db.transaction().execute(async (trx) => {
    const context = createContext(trx);
    await run(context);
    await deps.emailQueue.store(trx, context.emails);
  });
  deps.emailQueue.sendDue();
};
