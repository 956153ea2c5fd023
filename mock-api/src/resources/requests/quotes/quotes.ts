import { fieldErrorMessage } from 'shared-lib/copy';
import { acceptsQuoteDraft, vatOn, type QuoteInput, type TransitionActor } from 'shared-lib/contracts';
import { formatUsd, termText } from 'shared-lib/format';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { plannedPayments } from './planned-payments.ts';
import { acceptOffer, closeOffer, offerQuote, plainAcceptance, type Acceptance } from '../agreements/agreements.ts';
import { addEvent } from '../lifecycle/events.ts';
import { notifyAdmins, notifyClient } from '../emails/notify.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

type QuoteRow = Row<'quotes'>;

const findQuote = (
  { trx }: RequestContext,
  { id }: RequestRow,
  status: QuoteRow['status'],
): Promise<QuoteRow | undefined> =>
  trx
    .selectFrom('quotes')
    .selectAll()
    .where('request_id', '=', id)
    .where('status', '=', status)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const updateQuote = async (
  { trx, now }: RequestContext,
  { id, status }: QuoteRow,
  changes: Partial<Omit<QuoteRow, 'id'>>,
): Promise<QuoteRow> => {
  const updated = await trx
    .updateTable('quotes')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();
  // Another server was faster.
  if (!updated) throw conflict();
  return updated;
};

/** @throws {ApiError} 422 when the payments do not add up to the price with its tax */
const assertSum = ({ amount, payments = [] }: QuoteInput, vatRate: number): void => {
  const total = amount + vatOn(amount, vatRate);
  const planned = payments.reduce((sum, payment) => sum + payment.amount, 0);
  if (payments.length > 0 && planned !== total)
    throw invalid({ payments: [copy.moves.paymentsDiffer(formatUsd(planned), formatUsd(total))] });
};

/** @throws {ApiError} 422 for a payment that the plan does not have; the usual plan starts with its first one */
const assertStart = ({ payments = [], work_start = 1 }: QuoteInput): void => {
  if (work_start > Math.max(1, payments.length)) throw invalid({ work_start: [fieldErrorMessage('choice-invalid')] });
};

/** Creates or replaces the draft of a quote. */
export const saveQuoteDraft = async (context: RequestContext, row: RequestRow, input: QuoteInput): Promise<void> => {
  const { trx, now } = context;
  if (!acceptsQuoteDraft(row.kind, row.status)) throw conflict(copy.moves.quoteClosed);
  if (Date.parse(input.valid_until) <= Date.parse(now))
    throw invalid({ valid_until: [fieldErrorMessage('date-past')] });
  const draft = await findQuote(context, row, 'draft');
  const { vat_rate = draft?.vat_rate, payments, work_start = 1, ...terms } = input;
  assertSum(input, vat_rate ?? 0);
  assertStart(input);
  const values = {
    ...terms,
    vat_rate: vat_rate ?? 0,
    // Clients of earlier releases name no payments: those of a draft with another price would not add up.
    payments: JSON.stringify(payments ?? []),
    work_start,
    updated_at: now,
  };
  if (draft) await trx.updateTable('quotes').set(values).where('id', '=', draft.id).execute();
  else
    await trx
      .insertInto('quotes')
      .values({ ...values, request_id: row.id, status: 'draft', created_at: now })
      .execute();
  await addEvent(context, row, { type: 'quote', to: 'draft', visibility: 'internal' });
  await notifyAdmins(context, row, {
    kind: 'quote',
    title: notificationCopy.toStaff.quoteDraft,
    body: formatUsd(input.amount),
    at: 'quote',
  });
};

/** Sends the draft to the client. @throws {ApiError} 409 when there is no draft or it has expired */
export const sendQuote = async (context: RequestContext, row: RequestRow): Promise<QuoteRow> => {
  const draft = await findQuote(context, row, 'draft');
  if (!draft) throw conflict(copy.moves.needsQuote);
  if (Date.parse(draft.valid_until) <= Date.parse(context.now)) throw conflict(copy.moves.draftExpired);
  const sent = await updateQuote(context, draft, { status: 'sent', sent_at: context.now, sent_by: context.actor.name });
  const { amount, vat_rate } = sent;
  await offerQuote(context, row, sent);
  await addEvent(context, row, { type: 'quote', from: 'draft', to: 'sent' });
  const body = notificationCopy.toClient.quoteText(
    formatUsd(amount + vatOn(amount, vat_rate)),
    termText({ ...sent, payments: plannedPayments(sent) }),
  );
  await notifyClient(context, row, { kind: 'quote', title: notificationCopy.toClient.quote, body, at: 'quote' });
  return sent;
};

/** When, by whom and with which words a quote was accepted or declined. */
const answerColumns = ({ now, actor }: RequestContext, note: string) => ({
  answered_at: now,
  answered_by: actor.name,
  answer_note: note,
});

/** Accepts the sent quote. Staff may also record, after its expiry, that the client accepted in time. */
export const acceptQuote = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  note: string,
  acceptance: Acceptance = plainAcceptance(context, role),
): Promise<void> => {
  const sent = await findQuote(context, row, 'sent');
  if (!sent) throw conflict(copy.moves.needsQuote);
  if (role === 'client' && Date.parse(sent.valid_until) < Date.parse(context.now))
    throw conflict(copy.moves.quoteExpired);
  await addEvent(context, row, { type: 'quote', from: 'sent', to: 'accepted' });
  await updateQuote(context, sent, { status: 'accepted', ...answerColumns(context, note) });
  await acceptOffer(context, row, sent.id, acceptance);
};

/** The quote by which a study is prepared, if one was accepted. */
export const acceptedQuote = (context: RequestContext, row: RequestRow): Promise<QuoteRow | undefined> =>
  findQuote(context, row, 'accepted');

/** Closes the sent quote, if there is one, so that it cannot be accepted. */
export const closeQuote = async (
  context: RequestContext,
  row: RequestRow,
  status: 'declined' | 'expired',
  note: string,
): Promise<void> => {
  const sent = await findQuote(context, row, 'sent');
  if (!sent) return;
  await updateQuote(context, sent, { status, ...(status === 'declined' ? answerColumns(context, note) : {}) });
  await closeOffer(context, sent.id, status);
  await addEvent(context, row, { type: 'quote', from: 'sent', to: status });
};
