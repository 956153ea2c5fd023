import type { ClaimPreview, User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { sha256 } from '../../auth/tokens.ts';
import { copy } from '../../copy/ar.ts';
import { emailCopy } from '../../copy/emails.ts';
import type { Database } from '../../db/open-database.ts';
import { conflict, notFound } from '../../http/api-error.ts';
import type { EmailPart } from '../../mail/email-content.ts';
import { addEvent } from '../requests/lifecycle/events.ts';
import { addClaimToken, updateRequest } from '../requests/repository.ts';
import type { RequestContext, RequestRow } from '../requests/lifecycle/request-context.ts';
import { emailKey } from '../users/repository.ts';

const MASK = '•••';

const mask = (name: string): string => (name ? `${String.fromCodePoint(name.codePointAt(0) ?? 0)}${MASK}` : '');
const maskEmail = (email: string): string => {
  const [local = '', host = ''] = email.split('@');
  return email ? `${mask(local)}@${host}` : '';
};

/** @throws {ApiError} 404 for an unknown token */
const findRequestByClaimToken = async (db: Database, token: string): Promise<RequestRow> => {
  const row = await db
    .selectFrom('claim_tokens')
    .innerJoin('requests', 'requests.id', 'claim_tokens.request_id')
    .selectAll('requests')
    .where('claim_tokens.token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!row) throw notFound(copy.claims.unknown);
  return row;
};

/** The request of a claim link, with its sender's name and e-mail address masked. */
export const previewClaim = async (db: Database, token: string): Promise<ClaimPreview> => {
  const { reference, kind, created_at, name, email, user_id } = await findRequestByClaimToken(db, token);
  return { reference, kind, created_at, name: mask(name), email: maskEmail(email), is_claimed: user_id !== null };
};

/**
 * Attaches the request of a claim link to an account. Does nothing when the account already owns it.
 * @throws {ApiError} 404 for an unknown token, 409 when another account owns the request
 */
export const claimRequest = async (context: RequestContext, token: string, { id }: User): Promise<RequestRow> => {
  const row = await findRequestByClaimToken(context.trx, token);
  if (row.user_id === id) return row;
  if (row.user_id !== null) throw conflict(copy.claims.taken);
  const claimed = await updateRequest(context, row, { user_id: id });
  await context.trx
    .updateTable('claim_tokens')
    .set({ used_at: context.now })
    .where('request_id', '=', row.id)
    .where('used_at', 'is', null)
    .execute();
  await addEvent(context, claimed, { type: 'claimed' });
  return claimed;
};

const MAX_LINKS = 20;

/**
 * Emails the requests of an e-mail address to that address. A request without an account gets a new claim link, because
 * access to the mailbox proves that the reader is the sender.
 */
export const emailClaimLinks = async (context: RequestContext, email: string): Promise<void> => {
  const text = emailCopy.lostReference;
  const rows = await context.trx
    .selectFrom('requests')
    .selectAll()
    // Forms store the e-mail as typed, accounts store its `emailKey`.
    .where('email', 'in', [email, emailKey(email)])
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .limit(MAX_LINKS)
    .execute();
  const parts: EmailPart[] = [];
  for (const row of rows) {
    parts.push({ label: emailCopy.reference, value: row.reference, isLatin: true });
    if (row.user_id === null)
      parts.push({
        link: context.siteOrigin + paths.claim(await addClaimToken(context, row)),
        label: text.openLink(row.reference),
      });
    else
      parts.push(text.openInAccount, {
        link: context.siteOrigin + paths.request(row.reference),
        label: text.openLink(row.reference),
      });
  }
  // Without requests no email is sent, so that the form cannot be used for spam.
  if (rows.length > 0)
    context.emails.push({
      to: email,
      subject: text.subject,
      parts: [text.found, ...parts, emailCopy.signature(context.companyContact.name)],
    });
};
