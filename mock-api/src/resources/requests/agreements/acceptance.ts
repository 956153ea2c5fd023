import { randomInt } from 'node:crypto';
import { CODE_LENGTH, type AcceptInput, type CodeReceipt } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { hashPassword, verifyPassword } from '../../../auth/passwords.ts';
import { isoAfter, isoNow, MINUTE, type Clock } from '../../../clock.ts';
import { agreementCopy as copy } from '../../../copy/agreements.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid, type ApiError } from '../../../http/api-error.ts';
import type { StoredUser } from '../../users/repository.ts';
import { declineQuote, requestTransition } from '../lifecycle/transitions.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { codeEmail } from './agreement-emails.ts';
import type { AgreementRow } from './agreements.ts';
import { acceptChange, declineChange } from './changes.ts';

const LIFETIME = 10 * MINUTE;
const MAX_TRIES = 5;

/** @throws {ApiError} 409 when the version was answered, or its offer has expired */
export const assertOffered = ({ status, valid_until }: AgreementRow, now: string): void => {
  if (status !== 'offered') throw conflict(copy.notOffered);
  if (valid_until < now) throw conflict(copy.expired);
};

/** A code and its hash, which is as slow as that of a password: six digits are few. */
export const newCode = async (): Promise<{ code: string; hash: string }> => {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  return { code, hash: await hashPassword(code) };
};

const mask = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

/** Stores a code in place of the one before, and e-mails it to the account. */
export const sendCode = async (
  context: RequestContext,
  row: RequestRow,
  version: AgreementRow,
  { code, hash }: { code: string; hash: string },
  { email, name }: Pick<StoredUser, 'email' | 'name'>,
): Promise<CodeReceipt> => {
  const { trx, clock, siteOrigin, companyContact } = context;
  const expires_at = isoAfter(clock, LIFETIME);
  const stored = { code_hash: hash, tries: 0, expires_at };
  await trx
    .insertInto('agreement_codes')
    .values({ agreement_id: version.id, ...stored })
    .onConflict((conflicting) => conflicting.column('agreement_id').doUpdateSet(stored))
    .execute();
  context.emails.push(
    codeEmail({
      to: email,
      name,
      company: companyContact,
      reference: row.reference,
      number: version.number,
      link: siteOrigin + paths.request(row.reference, 'quote'),
      code,
    }),
  );
  return { email: mask(email), expires_at };
};

const wrongCode = (message: string): ApiError => invalid({ code: [message] });

/** Why no try is left. */
const whyNoTry = (stored: Row<'agreement_codes'> | undefined): ApiError => {
  if (!stored) return wrongCode(copy.code.missing);
  return wrongCode(stored.tries >= MAX_TRIES ? copy.code.locked : copy.code.expired);
};

/**
 * Checks a typed code. The try is counted before the check and stays counted, so that tries at the same time are not more than five.
 * @throws {ApiError} 422 for a code that is wrong, expired, locked or was never sent
 */
export const checkCode = async (
  { db, clock }: { db: Database; clock: Clock },
  { id }: AgreementRow,
  typed: string,
): Promise<void> => {
  const counted = await db
    .updateTable('agreement_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('agreement_id', '=', id)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', isoNow(clock))
    .returningAll()
    .executeTakeFirst();
  if (!counted)
    throw whyNoTry(
      await db.selectFrom('agreement_codes').selectAll().where('agreement_id', '=', id).executeTakeFirst(),
    );
  if (await verifyPassword(typed, counted.code_hash)) return;
  const left = MAX_TRIES - counted.tries;
  throw wrongCode(left > 0 ? copy.code.wrong(countOf(left, copy.code.tries)) : copy.code.locked);
};

/** Accepts a version with the name that was typed beside a right code. Its quote and its request change with it. */
export const acceptWithCode = async (
  context: RequestContext,
  row: RequestRow,
  version: AgreementRow,
  { name }: Pick<AcceptInput, 'name'>,
): Promise<RequestRow> => {
  const acceptance = { name, method: 'code' } as const;
  if (version.quote_id !== null) return requestTransition(context, row, 'client', { to: 'accepted', acceptance });
  return acceptChange(context, row, version, acceptance);
};

/** Declines a version, with the reason: a quote returns its request to review, a change leaves the accepted version as it is. */
export const declineVersion = (
  context: RequestContext,
  row: RequestRow,
  version: AgreementRow,
  reason: string,
): Promise<RequestRow> =>
  version.quote_id === null ? declineChange(context, row, version, reason) : declineQuote(context, row, reason);
