import { TIME_ZONE } from 'shared-lib/format';
import {
  type AttachedCalculation,
  type PreferredTime,
  type RequestChannel,
  type RequestKind,
  type User,
  referencePrefixes,
  REFERENCE_PATTERN,
  freeCode,
} from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { e164Of } from '../../phones/phone-numbers.ts';
import { searchColumn } from '../../search/search-column.ts';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { flag, type NewRow, type Tables } from '../../db/tables.ts';
import { addEvent } from './lifecycle/events.ts';
import { sourcePageOf, createSectorFinder } from './source-page.ts';
import { firstReplyDue, type ServiceLevel } from './service-levels/service-levels.ts';
import type { RequestContext, RequestRow } from './lifecycle/request-context.ts';
import type { Clock } from '../../clock.ts';
import { payloadOf } from '../../fields/requests.ts';
import type { Database } from '../../db/open-database.ts';
import { notFound } from '../../http/api-error.ts';
import { assertAhead } from './payload.ts';

const DIGITS = 6;

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** Increments the counter of the kind and year. @returns a unique reference such as `CT-2026-000123` */
const nextReference = async (trx: Transaction<Tables>, kind: RequestKind, clock: Clock): Promise<string> => {
  const series = `${referencePrefixes[kind]}-${year.format(clock())}`;
  const { value } = await trx
    .insertInto('counters')
    .values({ name: series, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${series}-${String(value).padStart(DIGITS, '0')}`;
};

export interface NewRequest {
  kind: RequestKind;
  priority: 'normal' | 'urgent';
  name: string;
  email: string;
  phone: string;
  company: string;
  /** The fields that only this kind has. Search covers their texts. */
  payload: Record<string, string>;
  /** The signed-in sender. The e-mail address of a visitor never links a request to an account. */
  user: Pick<User, 'id'> | undefined;
  /** The client it is for; found by account, e-mail address or phone number when missing. */
  client_id?: number | null;
  source_path: string;
  /** How it arrived; from the site when missing. */
  channel?: RequestChannel;
  level: ServiceLevel;
  /** Times that suit the client for a session, the best first. */
  preferred_times?: readonly PreferredTime[];
  /** The calculation that was sent with it. */
  calculation?: AttachedCalculation | null;
  /** Whether a program has filled in the hidden field of a form: it is stored as spam, and goes after 30 days. */
  isCaught?: boolean;
}

type SearchedFields = Pick<RequestRow, 'reference' | 'name' | 'email' | 'phone' | 'phone_e164' | 'company'>;

/** The text of the column that searches of requests compare. */
export const requestSearchText = (
  { reference, name, email, phone, phone_e164, company }: SearchedFields,
  payload: Record<string, string>,
): string =>
  searchColumn(
    [reference, name, email, phone, phone_e164, company, ...Object.values(payload)].join(' '),
    `${name} ${company}`,
  );

/** Inserts a request with its reference and its first event. */
export const insertRequest = async (context: RequestContext, request: NewRequest): Promise<RequestRow> => {
  const { kind, priority, name, email, phone, company, payload, user, source_path, level, channel = 'site' } = request;
  const { preferred_times = [], calculation = null, isCaught = false, client_id = null } = request;
  const { trx, now, clock, levels } = context;
  const reference = await nextReference(trx, kind, clock);
  const sector = (await createSectorFinder(trx))(source_path);
  const account =
    user && (await trx.selectFrom('users').select('country').where('id', '=', user.id).executeTakeFirst());
  const phone_e164 = e164Of(phone, payload.location, account?.country);
  const row = await trx
    .insertInto('requests')
    .values({
      reference,
      kind,
      status: 'new',
      status_since: now,
      priority,
      is_spam: flag(isCaught),
      caught_at: isCaught ? now : null,
      user_id: user?.id ?? null,
      client_id,
      name,
      email,
      phone,
      phone_e164,
      company,
      payload: JSON.stringify(payload),
      preferred_times: JSON.stringify(preferred_times),
      calculation: calculation && JSON.stringify(calculation),
      first_reply_due_at: firstReplyDue(levels, level, clock()),
      source_path,
      source_page: sourcePageOf(source_path),
      channel,
      sector_id: sector?.id ?? null,
      search: requestSearchText({ reference, name, email, phone, phone_e164, company }, payload),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEvent(context, row, { type: 'created', to: 'new' });
  return row;
};

/** Creates the token of a claim link; only its hash is stored. Any account that opens the link may claim the request. */
export const addClaimToken = async ({ trx, now }: RequestContext, { id }: RequestRow): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('claim_tokens')
    .values({ token_hash: sha256(token), request_id: id, created_at: now })
    .execute();
  return token;
};

export const updateRequest = (
  { trx, now }: RequestContext,
  { id }: RequestRow,
  changes: Partial<Omit<NewRow<'requests'>, 'id'>>,
): Promise<RequestRow> =>
  trx
    .updateTable('requests')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface Creation extends Omit<NewRequest, 'payload'> {
  /** The form, with the fields that only this kind has. */
  input: Parameters<typeof payloadOf>[1];
}

/**
 * Stores a request of the site or of a person who called or wrote.
 * @throws {ApiError} 422 at each preferred time that has passed
 */
export const createRequest = (context: RequestContext, { input, ...request }: Creation): Promise<RequestRow> => {
  assertAhead(request.preferred_times ?? [], context.now);
  return insertRequest(context, { ...request, payload: payloadOf(request.kind, input) });
};

/** The link with which an account claims the request. */
export const addClaimLink = async (context: RequestContext, row: RequestRow): Promise<string> =>
  context.siteOrigin + paths.claim(await addClaimToken(context, row));

/** Name of the admin resource that holds the requests of a kind; it is also the path segment of their pages. */
export const inboxName = {
  contact: 'contacts',
  consultation: 'consultations',
  feasibility: 'feasibility-requests',
} as const satisfies Record<RequestKind, string>;

export const referenceParams = z.object({ reference: freeCode(40) });

/** The requests that a user may open: the own ones, the assigned ones, or all. */
export type RequestScope = 'own' | 'assigned' | 'all';

/** Finds a request by its reference within the user's scope. @throws {ApiError} 404 also when it exists outside of the scope */
export const findRequest = async (
  db: Database,
  reference: string,
  user: Pick<User, 'id'>,
  scope: RequestScope,
): Promise<RequestRow> => {
  const query = REFERENCE_PATTERN.test(reference)
    ? db.selectFrom('requests').selectAll().where('reference', '=', reference)
    : undefined;
  const within = {
    own: () => query?.where('user_id', '=', user.id),
    assigned: () => query?.where('assignee_id', '=', user.id),
    all: () => query,
  };
  const row = await within[scope]()?.executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
