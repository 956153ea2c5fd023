import { foldArabic } from 'shared-lib/format';
import type { RequestKind, User } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { isoNow, type Clock } from '../../clock.ts';
import { flag, type Tables } from '../../db/tables.ts';
import { nextReference } from './reference.ts';

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
  user: User | undefined;
  source_path: string;
  first_reply_due_at: string;
}

export interface SavedRequest {
  reference: string;
  /** Lets whoever holds it attach the request to an account; exists nowhere else. */
  claimToken: string;
}

/** Adds a request with its first event, its reference and its claim token: all of them or none. */
export const insertRequest = async (trx: Transaction<Tables>, request: NewRequest, clock: Clock): Promise<SavedRequest> => {
  const { kind, priority, name, email, phone, company, payload, user, source_path, first_reply_due_at } = request;
  const now = isoNow(clock);
  const reference = await nextReference(trx, kind, clock);
  const { id } = await trx
    .insertInto('requests')
    .values({
      reference,
      kind,
      status: 'new',
      priority,
      is_spam: flag(false),
      user_id: user?.id ?? null,
      name,
      email,
      phone,
      company,
      payload: JSON.stringify(payload),
      first_reply_due_at,
      source_path,
      search: foldArabic([reference, name, email, phone, company, ...Object.values(payload)].join(' ')),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('request_events')
    .values({
      request_id: id,
      type: 'created',
      to: 'new',
      actor_id: user?.id ?? null,
      actor_name: user?.name ?? name,
      actor_role: user?.role ?? 'visitor',
      note: '',
      visibility: 'public',
      at: now,
    })
    .execute();
  const claimToken = newToken();
  await trx.insertInto('claim_tokens').values({ token_hash: sha256(claimToken), request_id: id, created_at: now }).execute();
  return { reference, claimToken };
};
