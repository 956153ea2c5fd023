import type { ClaimPreview, User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { sha256 } from '../../auth/tokens.ts';
import { copy } from '../../copy/ar.ts';
import { mailCopy } from '../../copy/mail.ts';
import type { Database } from '../../db/open-database.ts';
import { conflict, notFound } from '../../http/api-error.ts';
import type { LetterPart } from '../../mail/letter.ts';
import { addEvent } from '../requests/events.ts';
import { addClaimToken, updateRequest } from '../requests/repository.ts';
import type { RequestRow, Work } from '../requests/work.ts';
import { emailKey } from '../users/repository.ts';

const MASK = '•••';

const masked = (name: string): string => (name ? `${String.fromCodePoint(name.codePointAt(0) ?? 0)}${MASK}` : '');
const maskedEmail = (email: string): string => {
  const [local = '', host = ''] = email.split('@');
  return email ? `${masked(local)}@${host}` : '';
};

/** @throws {ApiError} 404 for a token that leads nowhere */
const findClaimed = async (db: Database, token: string): Promise<RequestRow> => {
  const row = await db
    .selectFrom('claim_tokens')
    .innerJoin('requests', 'requests.id', 'claim_tokens.request_id')
    .selectAll('requests')
    .where('claim_tokens.token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!row) throw notFound(copy.claims.unknown);
  return row;
};

/** What a claim link leads to, told without telling who it is. */
export const previewClaim = async (db: Database, token: string): Promise<ClaimPreview> => {
  const { reference, kind, created_at, name, email, user_id } = await findClaimed(db, token);
  return { reference, kind, created_at, name: masked(name), email: maskedEmail(email), is_claimed: user_id !== null };
};

/** Attaches the request of a claim link to an account; whose it is already, it stays. */
export const claimRequest = async (work: Work, token: string, { id }: User): Promise<RequestRow> => {
  const row = await findClaimed(work.trx, token);
  if (row.user_id === id) return row;
  if (row.user_id !== null) throw conflict(copy.claims.taken);
  const claimed = await updateRequest(work, row, { user_id: id });
  await work.trx
    .updateTable('claim_tokens')
    .set({ used_at: work.now })
    .where('request_id', '=', row.id)
    .where('used_at', 'is', null)
    .execute();
  await addEvent(work, claimed, { type: 'claimed' });
  return claimed;
};

const MOST_LINKS = 20;

/** Mails the links of an address to that address: whoever reads its mails may have them. */
export const mailClaims = async (work: Work, email: string): Promise<void> => {
  const words = mailCopy.lostReference;
  const rows = await work.trx
    .selectFrom('requests')
    .selectAll()
    // As it was typed, or as accounts hold it.
    .where('email', 'in', [email, emailKey(email)])
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .limit(MOST_LINKS)
    .execute();
  const parts: LetterPart[] = [];
  for (const row of rows) {
    parts.push({ label: mailCopy.reference, value: row.reference, isLatin: true });
    if (row.user_id === null)
      parts.push({
        link: work.siteOrigin + paths.claim(await addClaimToken(work, row)),
        words: words.openLink(row.reference),
      });
    else
      parts.push(words.openInAccount, {
        link: work.siteOrigin + paths.request(row.reference),
        words: words.openLink(row.reference),
      });
  }
  // Somebody who never wrote to us gets no mail from us.
  if (rows.length > 0)
    work.mails.push({
      to: email,
      subject: words.subject,
      parts: [words.found, ...parts, mailCopy.signature(work.us.name)],
    });
};
