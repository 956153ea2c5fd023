import { clientStatusLabel, fieldErrorMessage, requestStatusLabel } from 'shared-lib/copy';
import {
  allowedTransitions,
  isFinal,
  pausesClock,
  studyPhases,
  type RequestStatus,
  type Transition,
  type TransitionActor,
} from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { DAY } from '../../../clock.ts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { ApiError, conflict, invalid } from '../../../http/api-error.ts';
import { followAppointment } from '../../bookings/booked.ts';
import { setAppointmentFile } from '../../bookings/notices.ts';
import { appointmentColumns, appointmentText } from '../appointments/appointments.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import type { Acceptance } from '../agreements/agreements.ts';
import { acceptedQuote, acceptQuote, closeQuote, sendQuote } from '../quotes/quotes.ts';
import { updateRequest } from '../repository.ts';
import { deliveryDue, resumeDue } from '../service-levels/service-levels.ts';
import { acceptanceColumns } from './assignments.ts';
import { addEvent } from './events.ts';
import type { RequestContext, RequestRow } from './request-context.ts';

/** The transitions that the role may make at this time: some are only open for a number of days. */
export const openTransitions = (
  { kind, status, status_since }: Pick<RequestRow, 'kind' | 'status' | 'status_since'>,
  role: TransitionActor,
  now: string,
): readonly Transition[] =>
  allowedTransitions(kind, status, role).filter(
    ({ withinDays }) => withinDays === undefined || Date.parse(now) - Date.parse(status_since) <= withinDays * DAY,
  );

export interface StatusChange {
  to: RequestStatus;
  note?: string;
  appointment_at?: string | undefined;
  /** Length and link of the appointment. */
  minutes?: number | null | undefined;
  link?: string | undefined;
  answer_due_at?: string | undefined;
  /** Who accepts a quote and how, when a code proves it. */
  acceptance?: Acceptance | undefined;
}

/** What the client gets is somebody's responsibility. */
const DELIVERIES: readonly RequestStatus[] = ['client_review', 'delivered'];

/** @throws {ApiError} 409 for a status that is not open, or for a delivery that nobody is responsible for; 422 without a due note */
const assertOpen = (
  { now }: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  { to, note }: StatusChange,
): void => {
  const open = openTransitions(row, role, now);
  const transition = open.find((one) => one.to === to);
  if (!transition) {
    const labelOf = role === 'client' ? clientStatusLabel : requestStatusLabel;
    const labels = open.map((one) => labelOf(row.kind, one.to));
    throw new ApiError(409, copy.moves.notOpen(labelOf(row.kind, row.status), labels), {
      allowed: open.map((one) => one.to),
    });
  }
  if (DELIVERIES.includes(to) && row.kind === 'feasibility' && role !== 'client' && row.assignee_id === null)
    throw conflict(copy.moves.needsAssignee);
  if (transition.needsNote && !note) throw invalid({ note: [fieldErrorMessage('note-required')] });
};

/** @returns the appointment after the change @throws {ApiError} 422 when it is missing or in the past */
const nextAppointment = (
  { now }: RequestContext,
  row: RequestRow,
  { to, appointment_at }: StatusChange,
): string | null => {
  if (to !== 'scheduled') return row.appointment_at;
  if (appointment_at === undefined && row.appointment_at === null)
    throw invalid({ appointment_at: [copy.moves.needsAppointment] });
  if (appointment_at !== undefined && Date.parse(appointment_at) <= Date.parse(now))
    throw invalid({ appointment_at: [fieldErrorMessage('date-past')] });
  return appointment_at ?? row.appointment_at;
};

/** Statuses in which the company waits for a response that may have a due date. */
const ASKING_STATUSES: readonly RequestStatus[] = ['awaiting_client', 'client_review'];

/** @returns what the client is asked for after the change, and until when @throws {ApiError} 422 for a date in the past */
const questionColumns = (
  { now }: RequestContext,
  { to, note = '', answer_due_at }: StatusChange,
): Pick<RequestRow, 'question' | 'answer_due_at'> => {
  if (!ASKING_STATUSES.includes(to)) return { question: '', answer_due_at: null };
  if (answer_due_at !== undefined && Date.parse(answer_due_at) <= Date.parse(now))
    throw invalid({ answer_due_at: [fieldErrorMessage('date-past')] });
  return { question: note, answer_due_at: answer_due_at ?? null };
};

/** @returns length, link and wish of the appointment after the change */
const appointmentDetails = (row: RequestRow, { to, minutes, link }: StatusChange): Partial<RequestRow> =>
  to === 'scheduled' ? { ...appointmentColumns(row, { minutes, link }), appointment_wish: null } : {};

/** Deadlines pause while a request waits for its client; leaving that status moves them later. */
const resumedDeadlines = ({ levels, now }: RequestContext, row: RequestRow, to: RequestStatus): Partial<RequestRow> => {
  if (!pausesClock(row.status) || pausesClock(to) || isFinal(row.kind, to)) return {};
  const times = { since: row.status_since, now };
  return {
    due_at: resumeDue(levels, row.due_at, times),
    ...(row.first_replied_at ? {} : { first_reply_due_at: resumeDue(levels, row.first_reply_due_at, times) }),
  };
};

/** Statuses that count as a first reply to the client. */
const REPLY_STATUSES: readonly RequestStatus[] = [
  'replied',
  'awaiting_client',
  'scheduled',
  'completed',
  'quoted',
  'rejected',
  'converted',
];

const notStarted = JSON.stringify(Object.fromEntries(studyPhases.map((phase) => [phase, 'not_started'])));

/** Updates the quote of the request. @returns further fields of the request that change with its status */
const applySideEffects = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  { to, note = '', acceptance }: StatusChange,
): Promise<Partial<RequestRow>> => {
  if (to === 'quoted') return { answer_due_at: (await sendQuote(context, row)).valid_until };
  if (row.status === 'quoted' && to !== 'accepted') {
    const status = role === 'client' && to === 'under_review' ? 'declined' : 'expired';
    await closeQuote(context, row, status, note);
  }
  const phases = row.phases ?? notStarted;
  if (to === 'accepted') {
    await acceptQuote(context, row, role, note, acceptance);
    return { phases };
  }
  if (to !== 'in_progress' || row.kind !== 'feasibility') return {};
  if (row.status !== 'accepted') return { phases };
  // The agreement: the term starts with a payment, on whose arrival staff start the work, or with the acceptance.
  const quote = await acceptedQuote(context, row);
  return { phases, ...(quote ? { due_at: deliveryDue(context.levels, quote.delivery_days, context.now) } : {}) };
};

/** Title when a client accepts or declines a quote; undefined for other transitions. */
const quoteDecisionTitle = (from: RequestStatus, to: RequestStatus): string | undefined => {
  if (from !== 'quoted') return undefined;
  if (to === 'accepted') return notificationCopy.toStaff.accepted;
  return to === 'under_review' ? notificationCopy.toStaff.declined : undefined;
};

const notifyOtherSide = async (
  context: RequestContext,
  row: RequestRow,
  from: RequestStatus,
  { to, note = '' }: StatusChange,
  role: TransitionActor,
): Promise<void> => {
  if (role === 'client') {
    const decisionTitle = quoteDecisionTitle(from, to);
    await notifyStaff(context, row, {
      kind: decisionTitle ? 'quote' : 'status',
      title: decisionTitle ?? notificationCopy.toStaff.status(requestStatusLabel(row.kind, to)),
      body: note,
      ...(decisionTitle ? { at: 'quote' as const } : {}),
    });
    return;
  }
  // Senders of contact messages only hear about replies, and a sent quote has its own notification.
  if (row.kind === 'contact' || to === 'quoted') return;
  const isScheduled = to === 'scheduled';
  const due = row.answer_due_at ? notificationCopy.toClient.answerDue(formatDateTime(row.answer_due_at)) : '';
  await notifyClient(context, row, {
    kind: isScheduled ? 'appointment' : 'status',
    title: notificationCopy.toClient.status(clientStatusLabel(row.kind, to)),
    body: [isScheduled ? appointmentText(row) : '', note, due].filter(Boolean).join('\n'),
    ...(isScheduled ? { at: 'appointment' as const, ...setAppointmentFile(context, row) } : {}),
  });
};

interface ChangeOptions {
  /** Skips the notification, because another one already covers the change. */
  isQuiet?: boolean;
}

/**
 * Changes the status of a request, with its deadlines, quote, event and notifications.
 * @throws {ApiError} 409 with the `allowed` statuses, 422 when the note or the appointment is missing
 */
export const changeStatus = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  change: StatusChange,
  { isQuiet = false }: ChangeOptions = {},
): Promise<RequestRow> => {
  assertOpen(context, row, role, change);
  const { to, note = '' } = change;
  const appointment_at = nextAppointment(context, row, change);
  const sideEffects = await applySideEffects(context, row, role, change);
  const isFirstReply = role !== 'client' && REPLY_STATUSES.includes(to) && row.first_replied_at === null;
  const changed = await updateRequest(context, row, {
    status: to,
    status_since: context.now,
    appointment_at,
    ...appointmentDetails(row, change),
    ...questionColumns(context, change),
    ...acceptanceColumns(context, row, role),
    ...resumedDeadlines(context, row, to),
    ...(isFirstReply ? { first_replied_at: context.now } : {}),
    ...sideEffects,
  });
  await addEvent(context, changed, { type: 'status', from: row.status, to, note });
  await followAppointment(context, changed);
  if (!isQuiet) await notifyOtherSide(context, changed, row.status, change, role);
  return changed;
};

/** Whether the plan of the quote that was just accepted starts the work with the acceptance. */
const startsAtAcceptance = async (context: RequestContext, row: RequestRow): Promise<boolean> =>
  row.status === 'accepted' && (await acceptedQuote(context, row))?.work_start === 0;

/**
 * A status change that a person requests, and the start of the work where it follows from an acceptance. A contact message is converted
 * by `convertRequest` only.
 */
export const requestTransition = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  change: StatusChange,
): Promise<RequestRow> => {
  if (change.to === 'converted' && openTransitions(row, role, context.now).some(({ to }) => to === 'converted'))
    throw conflict(copy.moves.needsConversion);
  const changed = await changeStatus(context, row, role, change);
  return (await startsAtAcceptance(context, changed))
    ? changeStatus(context, changed, 'admin', { to: 'in_progress' })
    : changed;
};

/** Declines a quote: the request returns to review. @throws {ApiError} 409 when the request has no open quote */
export const declineQuote = async (context: RequestContext, row: RequestRow, note: string): Promise<RequestRow> => {
  if (row.status !== 'quoted') throw conflict(copy.moves.noQuote);
  return changeStatus(context, row, 'client', { to: 'under_review', note });
};
