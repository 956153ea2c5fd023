import { fieldErrorMessage } from 'shared-lib/copy';
import {
  appointmentWish,
  isFinal,
  type Appointment,
  type AppointmentInput,
  type AppointmentWishInput,
} from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { readJson } from '../../../db/column-types.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { followAppointment } from '../../bookings/booked.ts';
import { setAppointmentFile } from '../../bookings/notices.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { updateRequest } from '../repository.ts';

/** The appointment of a consultation with the client's wish to move it. */
export const presentAppointment = (row: RequestRow): Appointment | null =>
  row.appointment_at === null
    ? null
    : {
        at: row.appointment_at,
        minutes: row.appointment_minutes,
        link: row.appointment_link,
        wish: row.appointment_wish === null ? null : readJson(appointmentWish, row.appointment_wish),
      };

/** Length and link after a change; missing values stay. */
export const appointmentColumns = (
  row: RequestRow,
  { minutes, link }: Pick<AppointmentInput, 'minutes' | 'link'>,
): Pick<RequestRow, 'appointment_minutes' | 'appointment_link'> => ({
  appointment_minutes: minutes === undefined ? row.appointment_minutes : minutes,
  appointment_link: link ?? row.appointment_link,
});

/** The text about an appointment in notifications. */
export const appointmentText = ({ appointment_at, appointment_link }: RequestRow): string =>
  [
    appointment_at === null ? '' : notificationCopy.toClient.appointmentText(formatDateTime(appointment_at)),
    appointment_link && notificationCopy.toClient.appointmentLink(appointment_link),
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Sets or changes the appointment of a consultation. This also settles the client's wish to move it.
 * @throws {ApiError} 409 when the consultation is finished, 422 for a time in the past
 */
export const setAppointment = async (
  context: RequestContext,
  row: RequestRow,
  { appointment_at, note, ...details }: AppointmentInput,
): Promise<RequestRow> => {
  if (row.kind !== 'consultation' || isFinal(row.kind, row.status)) throw conflict(copy.moves.noAppointment);
  if (Date.parse(appointment_at) <= Date.parse(context.now))
    throw invalid({ appointment_at: [fieldErrorMessage('date-past')] });
  const changed = await updateRequest(context, row, {
    appointment_at,
    ...appointmentColumns(row, details),
    appointment_wish: null,
  });
  await addEvent(context, row, { type: 'appointment', from: row.appointment_at, to: appointment_at, note });
  await notifyClient(context, changed, {
    kind: 'appointment',
    title: notificationCopy.toClient.appointment,
    body: [appointmentText(changed), note].filter(Boolean).join('\n'),
    at: 'appointment',
    ...setAppointmentFile(context, changed),
  });
  await followAppointment(context, changed);
  return changed;
};

/** @throws {ApiError} 409 when there is no appointment ahead */
const assertAhead = ({ now }: RequestContext, row: RequestRow): void => {
  if (row.status !== 'scheduled' || row.appointment_at === null || row.appointment_at <= now)
    throw conflict(copy.moves.noAppointmentAhead);
};

/**
 * Stores the client's wish to move an appointment and notifies the staff, who decide. A further wish replaces it.
 * @throws {ApiError} 409 when there is no appointment ahead, 422 for a time in the past
 */
export const wishToMove = async (
  context: RequestContext,
  row: RequestRow,
  { note, times }: AppointmentWishInput,
): Promise<RequestRow> => {
  assertAhead(context, row);
  if (times.some((time) => Date.parse(time) <= Date.parse(context.now)))
    throw invalid({ times: [fieldErrorMessage('date-past')] });
  const changed = await updateRequest(context, row, {
    appointment_wish: JSON.stringify({ note, times, at: context.now }),
  });
  await addEvent(context, row, { type: 'appointment', from: row.appointment_at, to: times[0] ?? null, note });
  await notifyStaff(context, changed, {
    kind: 'appointment',
    title: notificationCopy.toStaff.appointmentWish,
    body: [note, ...times.map((time) => formatDateTime(time))].join('\n'),
    at: 'appointment',
  });
  return changed;
};

/** Withdraws the wish: the appointment stays. @throws {ApiError} 409 when there is no wish */
export const withdrawWish = async (context: RequestContext, row: RequestRow): Promise<RequestRow> => {
  if (row.appointment_wish === null) throw conflict(copy.moves.noWish);
  await addEvent(context, row, { type: 'appointment', from: null, to: row.appointment_at });
  await notifyStaff(context, row, {
    kind: 'appointment',
    title: notificationCopy.toStaff.wishWithdrawn,
    at: 'appointment',
  });
  return updateRequest(context, row, { appointment_wish: null });
};
