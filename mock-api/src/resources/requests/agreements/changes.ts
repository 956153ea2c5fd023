import {
  acceptsAgreementChange,
  startPayment,
  type AgreementChangeInput,
  type PlannedPayment,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { formatUsd } from 'shared-lib/format';
import { agreementCopy } from '../../../copy/agreements.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { notifyAllStaff, notifyClient, notifyStaff } from '../emails/notify.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { updateRequest } from '../repository.ts';
import { deliveryDue } from '../service-levels/service-levels.ts';
import { acceptVersion, addVersion, findAgreements, type Acceptance, type AgreementRow } from './agreements.ts';
import { readTerms, createTerms, totalOf, type AgreementTerms } from './terms.ts';

const copy = agreementCopy.change;

type PaymentRow = Row<'agreement_payments'>;

const readPayments = ({ trx }: RequestContext, { id }: AgreementRow): Promise<PaymentRow[]> =>
  trx.selectFrom('agreement_payments').selectAll().where('agreement_id', '=', id).orderBy('position').execute();

const planned = ({ title, amount, milestone, due_at }: PaymentRow): PlannedPayment => ({
  title,
  amount,
  milestone,
  due_at,
});

/**
 * The payments of a change: what has arrived stays, the rest is as given, or else one payment before the final version.
 * @throws {ApiError} 422 when they do not add up to the new price
 */
const paymentsOf = (
  received: readonly PlannedPayment[],
  rest: readonly PlannedPayment[],
  total: number,
): PlannedPayment[] => {
  const open = total - received.reduce((sum, { amount }) => sum + amount, 0);
  if (open < 0) throw invalid({ amount: [copy.belowReceived(formatUsd(total - open))] });
  const given = rest.reduce((sum, { amount }) => sum + amount, 0);
  if (rest.length > 0 && given !== open)
    throw invalid({ payments: [copy.paymentsDiffer(formatUsd(given), formatUsd(open))] });
  const last = { ...agreementCopy.usualPayments.last, amount: open, due_at: null };
  return [...received, ...(rest.length > 0 || open === 0 ? rest : [last])];
};

/**
 * Where the work starts by the new payments: as before, or else with the first payment that has not arrived.
 * @returns as `workStart`
 */
const changedStart = (
  { work_start, payments }: AgreementTerms,
  received: number,
  plan: readonly PlannedPayment[],
): number => {
  if (work_start === 0) return 0;
  const before = startPayment({ work_start, payments });
  const same = plan.findIndex(({ title }) => title === before?.title);
  return same === -1 ? Math.max(1, Math.min(received + 1, plan.length)) : same + 1;
};

/** The accepted version of a request that may change. @throws {ApiError} 409 without one, or when the request is closed */
const findCurrent = async ({ trx }: RequestContext, row: RequestRow): Promise<AgreementRow> => {
  const current = (await findAgreements(trx, row)).find(({ status }) => status === 'accepted');
  if (!current || !acceptsAgreementChange(row.status)) throw conflict(copy.closed);
  return current;
};

/**
 * Offers new terms for an accepted agreement: its next version, which the client accepts with a code. Until then the accepted one
 * holds. An earlier offer that was not answered is closed.
 * @throws {ApiError} 409 without an accepted agreement, 422 for a date in the past or payments that do not add up
 */
export const offerChange = async (
  context: RequestContext,
  row: RequestRow,
  { reason, amount, delivery_days, scope, valid_until, vat_rate, payments = [] }: AgreementChangeInput,
): Promise<RequestRow> => {
  const { trx, now, actor } = context;
  const current = await findCurrent(context, row);
  if (valid_until <= now) throw invalid({ valid_until: [fieldErrorMessage('date-past')] });
  const before = readTerms(current);
  const terms = { scope, delivery_days, amount, vat_rate: vat_rate ?? before.vat_rate };
  const received = (await readPayments(context, current)).filter(({ received_at }) => received_at !== null);
  const plan = paymentsOf(received.map(planned), payments, totalOf(terms));
  await trx
    .updateTable('agreements')
    .set({ status: 'expired' })
    .where('request_id', '=', row.id)
    .where('status', '=', 'offered')
    .execute();
  const work_start = changedStart(before, received.length, plan);
  const offered = await createTerms(trx, row, { ...terms, payments: plan, work_start, reason }, actor.name);
  await addVersion(context, row, offered, { quoteId: null, validUntil: valid_until });
  await addEvent(context, row, { type: 'agreement', to: 'offered', note: reason });
  await notifyClient(context, row, {
    kind: 'status',
    title: notificationCopy.toClient.agreementChange,
    body: reason,
    at: 'agreement',
  });
  return updateRequest(context, row, {});
};

/** Marks in the new version what has arrived for the old one. @throws {ApiError} 409 for a payment that the new one does not know */
const moveReceived = async (context: RequestContext, from: AgreementRow, to: AgreementRow): Promise<void> => {
  const open = await readPayments(context, to);
  for (const { received_at, received_amount, note, receipt_file_id, ...old } of await readPayments(context, from)) {
    if (received_at === null) continue;
    const index = open.findIndex(({ title, amount }) => title === old.title && amount === old.amount);
    const [same] = index === -1 ? [] : open.splice(index, 1);
    if (!same) throw conflict(copy.paidSince);
    await context.trx
      .updateTable('agreement_payments')
      .set({ received_at, received_amount, note, receipt_file_id })
      .where('id', '=', same.id)
      .execute();
  }
};

/**
 * Declines new terms, with the reason: the accepted version holds as before. Of two callers, the second one changes no row.
 * @throws {ApiError} 409 when they are no longer offered
 */
export const declineChange = async (
  context: RequestContext,
  row: RequestRow,
  { id }: AgreementRow,
  reason: string,
): Promise<RequestRow> => {
  const { trx } = context;
  const declined = await trx
    .updateTable('agreements')
    .set({ status: 'declined', decline_reason: reason })
    .where('id', '=', id)
    .where('status', '=', 'offered')
    .returning('id')
    .executeTakeFirst();
  if (!declined) throw conflict(agreementCopy.notOffered);
  await trx.deleteFrom('agreement_codes').where('agreement_id', '=', id).execute();
  await addEvent(context, row, { type: 'agreement', to: 'declined', note: reason });
  // Administrators offered the change: they hear of it also when a consultant is responsible.
  await notifyAllStaff(context, row, {
    kind: 'quote',
    title: notificationCopy.toStaff.agreementDeclined,
    body: reason,
    at: 'agreement',
  });
  return updateRequest(context, row, {});
};

/** Accepts new terms: they replace the accepted ones. More working days move the delivery date. */
export const acceptChange = async (
  context: RequestContext,
  row: RequestRow,
  version: AgreementRow,
  acceptance: Acceptance,
): Promise<RequestRow> => {
  const current = await findCurrent(context, row);
  await acceptVersion(context, row, version, acceptance);
  await moveReceived(context, current, version);
  await addEvent(context, row, { type: 'agreement', to: 'accepted' });
  await notifyStaff(context, row, {
    kind: 'quote',
    title: notificationCopy.toStaff.agreementAccepted,
    at: 'agreement',
  });
  const more = readTerms(version).delivery_days - readTerms(current).delivery_days;
  return updateRequest(
    context,
    row,
    more > 0 && row.due_at !== null ? { due_at: deliveryDue(context.levels, more, row.due_at) } : {},
  );
};
