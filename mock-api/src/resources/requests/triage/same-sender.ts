import type { SameSenderRequest } from 'shared-lib/contracts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { isActive, isVisibleToStaff } from '../lists/status-conditions.ts';
import { rowTitle } from '../payload.ts';

type Sender = Pick<RequestRow, 'user_id' | 'email' | 'phone_e164'>;
type Reason = SameSenderRequest['reasons'][number];

const eb = expressionBuilder<Tables, 'requests'>();

/** A phone field with two numbers is stored as both, with a space between them. */
export const numbersOf = (phone: string): string[] => phone.split(' ').filter(Boolean);

const emailsOf = (senders: readonly Sender[]) => senders.map(({ email }) => email.toLowerCase()).filter(Boolean);
const phonesOf = (senders: readonly Sender[]) =>
  senders.flatMap(({ phone_e164 }) => [phone_e164, ...numbersOf(phone_e164)]).filter(Boolean);
const accountsOf = (senders: readonly Sender[]) => senders.flatMap(({ user_id }) => user_id ?? []);

/** Requests with the account, the e-mail address or a phone number of one of the senders. Each part has an index. */
const isFromOneOf = (senders: readonly Sender[]): Expression<SqlBool> =>
  eb.or([
    eb('requests.user_id', 'in', [0, ...accountsOf(senders)]),
    eb(sql<string>`lower(requests.email)`, 'in', ['-', ...emailsOf(senders)]),
    eb('requests.phone_e164', 'in', ['-', ...phonesOf(senders)]),
  ]);

/** What two requests have in common. */
const reasonsOf = (one: Sender, other: Sender): Reason[] => {
  const numbers = numbersOf(other.phone_e164);
  return [
    ...(one.user_id !== null && one.user_id === other.user_id ? (['account'] as const) : []),
    ...(one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase() ? (['email'] as const) : []),
    ...(numbersOf(one.phone_e164).some((number) => numbers.includes(number)) ? (['phone'] as const) : []),
  ];
};

const SHOWN = 20;

/** Other requests that may come from the sender of a request, open ones first, then the newest. Spam does not count. */
export const findSameSender = async (db: Database, row: RequestRow): Promise<SameSenderRequest[]> => {
  const others = await db
    .selectFrom('requests')
    .selectAll()
    .select(eb.case().when(isActive).then(eb.lit(1)).else(eb.lit(0)).end().as('is_open'))
    .where(isFromOneOf([row]))
    .where('is_spam', '=', 0)
    .where('id', '<>', row.id)
    .orderBy('is_open', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return others.map((other) => ({
    reference: other.reference,
    kind: other.kind,
    title: rowTitle(other),
    name: other.name,
    status: other.status,
    is_open: other.is_open === 1,
    created_at: other.created_at,
    reasons: reasonsOf(row, other),
  }));
};

/** Bounds the cost of a page of rows when one address has very many open requests. */
const MOST_COUNTED = 1000;

/** For each row, how many other open requests may come from its sender: one query for a page of rows. */
export const countSameSender = async (db: Database, rows: readonly RequestRow[]): Promise<Map<number, number>> => {
  const open = await db
    .selectFrom('requests')
    .select(['id', 'user_id', 'email', 'phone_e164'])
    .where(isFromOneOf(rows))
    .where(isVisibleToStaff)
    .where(isActive)
    .limit(MOST_COUNTED)
    .execute();
  return new Map(
    rows.map((row) => [row.id, open.filter((one) => one.id !== row.id && reasonsOf(row, one).length > 0).length]),
  );
};
