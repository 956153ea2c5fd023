import { foldArabic } from 'shared-lib/format';
import type { RequestKind, User } from 'shared-lib/contracts';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { flag } from '../../db/tables.ts';
import { addEvent } from './events.ts';
import { nextReference } from './reference.ts';
import { firstReplyDue, type ServiceLevel } from './service-levels.ts';
import type { RequestRow, Work } from './work.ts';

export interface NewRequest {
  kind: RequestKind;
  priority: 'normal' | 'urgent';
  name: string;
  email: string;
  phone: string;
  company: string;
  /** The kind's own fields; their texts are searched too. */
  payload: Record<string, string>;
  /** Who sent it, when signed in. A visitor's address is never taken for an account. */
  user: Pick<User, 'id'> | undefined;
  source_path: string;
  level: ServiceLevel;
}

type Searched = Pick<RequestRow, 'reference' | 'name' | 'email' | 'phone' | 'company'>;

/** What a search of requests looks in. */
export const requestSearchText = (
  { reference, name, email, phone, company }: Searched,
  payload: Record<string, string>,
): string => foldArabic([reference, name, email, phone, company, ...Object.values(payload)].join(' '));

/** Adds a request with its first event and its reference. */
export const insertRequest = async (work: Work, request: NewRequest): Promise<RequestRow> => {
  const { kind, priority, name, email, phone, company, payload, user, source_path, level } = request;
  const { trx, now, clock, levels } = work;
  const reference = await nextReference(trx, kind, clock);
  const row = await trx
    .insertInto('requests')
    .values({
      reference,
      kind,
      status: 'new',
      status_since: now,
      priority,
      is_spam: flag(false),
      user_id: user?.id ?? null,
      name,
      email,
      phone,
      company,
      payload: JSON.stringify(payload),
      first_reply_due_at: firstReplyDue(levels, level, clock()),
      source_path,
      search: requestSearchText({ reference, name, email, phone, company }, payload),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEvent(work, row, { type: 'created', to: 'new' });
  return row;
};

/** Makes a link's token, which exists nowhere else from then on: whoever holds it may attach the request to an account. */
export const addClaimToken = async ({ trx, now }: Work, { id }: RequestRow): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('claim_tokens')
    .values({ token_hash: sha256(token), request_id: id, created_at: now })
    .execute();
  return token;
};

export const updateRequest = (
  { trx, now }: Work,
  { id }: RequestRow,
  changes: Partial<Omit<RequestRow, 'id'>>,
): Promise<RequestRow> =>
  trx
    .updateTable('requests')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
