import type { ReceivedInput } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { isoAfter, MINUTE } from '../../../clock.ts';
import { agreementCopy } from '../../../copy/agreements.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { orNotFound } from '../../../http/params.ts';
import { notifyClient } from '../emails/notify.ts';
import { addFile, type NewFile } from '../files/files.ts';
import { addEvent } from '../lifecycle/events.ts';
import { openTransitions, requestTransition } from '../lifecycle/transitions.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { updateRequest } from '../repository.ts';
import { readTerms } from './terms.ts';

const copy = agreementCopy.payments;

/** Clocks of browsers are not those of the server. */
const CLOCK_DIFFERENCE = 5 * MINUTE;

type PaymentRow = Row<'agreement_payments'>;

/** A payment of the accepted agreement of a request. @throws {ApiError} 404 for another one, 409 before the acceptance */
const findPayment = async (
  { trx }: RequestContext,
  { id }: RequestRow,
  paymentId: number | undefined,
): Promise<PaymentRow & { startsWork: boolean }> => {
  const found = orNotFound(
    await trx
      .selectFrom('agreement_payments')
      .innerJoin('agreements', 'agreements.id', 'agreement_payments.agreement_id')
      .selectAll('agreement_payments')
      .select(['agreements.status', 'agreements.terms'])
      .where('agreement_payments.id', '=', paymentId ?? 0)
      .where('agreements.request_id', '=', id)
      .executeTakeFirst(),
  );
  const { status, terms, ...payment } = found;
  if (status !== 'accepted') throw conflict(copy.notAccepted);
  return { ...payment, startsWork: payment.position === readTerms({ terms }).work_start - 1 };
};

type Changes = Partial<Pick<PaymentRow, 'received_at' | 'received_amount' | 'note' | 'receipt_file_id'>>;

const update = async ({ trx }: RequestContext, { id }: PaymentRow, changes: Changes): Promise<void> => {
  await trx.updateTable('agreement_payments').set(changes).where('id', '=', id).execute();
};

/** What the client reads when less or more arrived than was planned. */
const restText = (rest: number): string => {
  if (rest === 0) return '';
  return rest > 0 ? copy.open(formatUsd(rest)) : copy.overpaid(formatUsd(-rest));
};

/**
 * Marks a transfer as received and tells the client. The payment that the work starts with may begin it, once it is whole. A second mark of the same
 * payment replaces the amount.
 * @throws {ApiError} 404, 409 before the acceptance, 422 for a date after today
 */
export const receivePayment = async (
  context: RequestContext,
  row: RequestRow,
  paymentId: number | undefined,
  { amount, received_at, note, starts_work }: ReceivedInput,
): Promise<RequestRow> => {
  const payment = await findPayment(context, row, paymentId);
  if (received_at > isoAfter(context.clock, CLOCK_DIFFERENCE)) throw invalid({ received_at: [copy.future] });
  await update(context, payment, { received_at, received_amount: amount, note });
  const text = copy.received(payment.title, formatUsd(amount));
  await addEvent(context, row, { type: 'payment', to: 'received', note: text });
  const rest = payment.amount - amount;
  await notifyClient(context, row, { kind: 'status', title: text, body: restText(rest), at: 'agreement' });
  // The plan: work starts when its payment, usually the first, has arrived in full.
  const mayStart =
    starts_work &&
    payment.startsWork &&
    rest <= 0 &&
    row.status === 'accepted' &&
    openTransitions(row, 'admin', context.now).some(({ to }) => to === 'in_progress');
  return mayStart ? requestTransition(context, row, 'admin', { to: 'in_progress' }) : updateRequest(context, row, {});
};

/** Undoes the mark of a transfer. Work that has begun goes on. @throws {ApiError} 404, 409 before the acceptance */
export const undoPayment = async (
  context: RequestContext,
  row: RequestRow,
  paymentId: number | undefined,
): Promise<RequestRow> => {
  const payment = await findPayment(context, row, paymentId);
  await update(context, payment, { received_at: null, received_amount: null, note: '' });
  await addEvent(context, row, {
    type: 'payment',
    from: 'received',
    note: copy.undone(payment.title),
    visibility: 'internal',
  });
  return updateRequest(context, row, {});
};

/** Adds a file of the client as the receipt of a payment; staff are notified of the file. @throws {ApiError} 404, 409 */
export const addReceipt = async (
  context: RequestContext,
  row: RequestRow,
  paymentId: number | undefined,
  file: NewFile,
): Promise<RequestRow> => {
  const payment = await findPayment(context, row, paymentId);
  const changed = await addFile(context, row, 'client', file);
  const { id } = await context.trx
    .selectFrom('request_files')
    .select('id')
    .where('stored_name', '=', file.storedName)
    .executeTakeFirstOrThrow();
  await update(context, payment, { receipt_file_id: id });
  await addEvent(context, row, { type: 'payment', to: 'receipt', note: copy.receipt(payment.title) });
  return changed;
};
