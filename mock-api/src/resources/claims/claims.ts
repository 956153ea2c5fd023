import type { ClaimPreview, User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { sql } from 'kysely';
import { sha256 } from '../../auth/tokens.ts';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { conflict, notFound } from '../../http/api-error.ts';
import { addEvent } from '../requests/lifecycle/events.ts';
import { lostReferencesEmail } from '../requests/emails/request-emails.ts';
import { addClaimToken, updateRequest } from '../requests/repository.ts';
import type { RequestContext, RequestRow } from '../requests/lifecycle/request-context.ts';
import { emailKey } from '../users/repository.ts';

const MASK = '•••';

const mask = (name: string): string => (name ? `${String.fromCodePoint(name.codePointAt(0) ?? 0)}${MASK}` : '');
const maskEmail = (email: string): string => {
  const [local = '', host = ''] = email.split('@');
  return email ? `${mask(local)}@${host}` : '';
};

/** The request of a claim link. @throws {ApiError} 404 for an unknown token */
export const findRequestByClaimToken = async (db: Database, token: string): Promise<RequestRow> => {
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

/** The requests whose sender gave this e-mail; the case of A to Z does not matter. */
const findRequestsOfSender = ({ trx }: RequestContext, email: string): Promise<RequestRow[]> =>
  trx
    .selectFrom('requests')
    .selectAll()
    // Both databases lower A to Z only, as `emailKey` does. Forms store the e-mail as typed.
    .where(sql<string>`lower(requests.email)`, '=', emailKey(email))
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .limit(MAX_LINKS)
    .execute();

const followLink = async (context: RequestContext, row: RequestRow): Promise<string> =>
  context.siteOrigin +
  (row.user_id === null ? paths.claim(await addClaimToken(context, row)) : paths.request(row.reference));

/**
 * Emails the requests of an e-mail address to what is stored with them, never to the typed text. A request without an
 * account gets a new claim link, because access to the mailbox proves that the reader is the sender. Without requests no email is
 * sent, so that the form cannot be used for spam.
 */
export const sendClaimLinks = async (context: RequestContext, email: string): Promise<void> => {
  const rows = await findRequestsOfSender(context, email);
  for (const [to, own] of Map.groupBy(rows, (row) => row.email)) {
    const links: { row: RequestRow; link: string }[] = [];
    for (const row of own) links.push({ row, link: await followLink(context, row) });
    context.emails.push(lostReferencesEmail(to, links, context.companyContact));
  }
};
