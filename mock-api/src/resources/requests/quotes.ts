import { sayFieldError } from 'shared-lib/copy';
import type { Mover, QuoteInput, RequestStatus } from 'shared-lib/contracts';
import { countOf, formatUsd } from 'shared-lib/format';
import { copy } from '../../copy/ar.ts';
import { news, workingDays } from '../../copy/news.ts';
import type { Row } from '../../db/tables.ts';
import { conflict, invalid } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { tellAdmins, tellClient } from './tell.ts';
import type { RequestRow, Work } from './work.ts';

type QuoteRow = Row<'quotes'>;

const findQuote = ({ trx }: Work, { id }: RequestRow, status: QuoteRow['status']): Promise<QuoteRow | undefined> =>
  trx
    .selectFrom('quotes')
    .selectAll()
    .where('request_id', '=', id)
    .where('status', '=', status)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const setStatus = ({ trx, now }: Work, { id }: QuoteRow, status: QuoteRow['status']): Promise<QuoteRow> =>
  trx
    .updateTable('quotes')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Before a quote was accepted there may be one draft. */
const DRAFTED_IN: readonly RequestStatus[] = ['new', 'under_review', 'awaiting_client'];

/** Writes the draft of a quote, or writes it anew. */
export const draftQuote = async (work: Work, row: RequestRow, input: QuoteInput): Promise<void> => {
  const { trx, now } = work;
  if (row.kind !== 'feasibility' || !DRAFTED_IN.includes(row.status)) throw conflict(copy.moves.quoteClosed);
  if (Date.parse(input.valid_until) <= Date.parse(now)) throw invalid({ valid_until: [sayFieldError('date-past')] });
  const draft = await findQuote(work, row, 'draft');
  const values = { ...input, updated_at: now };
  if (draft) await trx.updateTable('quotes').set(values).where('id', '=', draft.id).execute();
  else
    await trx
      .insertInto('quotes')
      .values({ ...values, request_id: row.id, status: 'draft', created_at: now })
      .execute();
  await addEvent(work, row, { type: 'quote', to: 'draft', visibility: 'internal' });
  await tellAdmins(work, row, { kind: 'quote', title: news.toStaff.quoteDraft, body: formatUsd(input.amount) });
};

/** Sends the draft to the client. */
export const sendQuote = async (work: Work, row: RequestRow): Promise<void> => {
  const draft = await findQuote(work, row, 'draft');
  if (!draft) throw conflict(copy.moves.needsQuote);
  if (Date.parse(draft.valid_until) <= Date.parse(work.now)) throw conflict(copy.moves.draftExpired);
  const { amount, delivery_days } = await setStatus(work, draft, 'sent');
  await addEvent(work, row, { type: 'quote', from: 'draft', to: 'sent' });
  const body = news.toClient.quoteText(formatUsd(amount), countOf(delivery_days, workingDays));
  await tellClient(work, row, { kind: 'quote', title: news.toClient.quote, body });
};

/** A client accepts while the quote holds; the administration may note an acceptance that came in time by another way. */
export const acceptQuote = async (work: Work, row: RequestRow, mover: Mover): Promise<QuoteRow> => {
  const sent = await findQuote(work, row, 'sent');
  if (!sent) throw conflict(copy.moves.needsQuote);
  if (mover === 'client' && Date.parse(sent.valid_until) < Date.parse(work.now))
    throw conflict(copy.moves.quoteExpired);
  await addEvent(work, row, { type: 'quote', from: 'sent', to: 'accepted' });
  return setStatus(work, sent, 'accepted');
};

/** A quote that is not to be accepted any more. */
export const closeQuote = async (work: Work, row: RequestRow, status: 'declined' | 'expired'): Promise<void> => {
  const sent = await findQuote(work, row, 'sent');
  if (!sent) return;
  await setStatus(work, sent, status);
  await addEvent(work, row, { type: 'quote', from: 'sent', to: status });
};
