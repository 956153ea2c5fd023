import { sayFieldError, sayRequestStatus } from 'shared-lib/copy';
import {
  allowedTransitions,
  isFinal,
  pausesClock,
  studyPhases,
  type Mover,
  type RequestStatus,
  type Transition,
} from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { DAY } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import { news } from '../../copy/news.ts';
import { ApiError, conflict, invalid } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { acceptQuote, closeQuote, sendQuote } from './quotes.ts';
import { updateRequest } from './repository.ts';
import { deliveryDue, resumedDue } from './service-levels.ts';
import { tellClient, tellStaff } from './tell.ts';
import type { RequestRow, Work } from './work.ts';

type Dated = Pick<RequestRow, 'kind' | 'status' | 'status_since'>;

/** The moves that somebody may make now. */
export const openMoves = ({ kind, status, status_since }: Dated, mover: Mover, now: string): readonly Transition[] =>
  allowedTransitions(kind, status, mover).filter(
    ({ withinDays }) => withinDays === undefined || Date.parse(now) - Date.parse(status_since) <= withinDays * DAY,
  );

export interface Move {
  to: RequestStatus;
  note?: string;
  appointment_at?: string | undefined;
}

const findMove = ({ now }: Work, row: RequestRow, mover: Mover, { to, note }: Move): Transition => {
  const open = openMoves(row, mover, now);
  const move = open.find((one) => one.to === to);
  if (!move) {
    const labels = open.map((one) => sayRequestStatus(row.kind, one.to));
    throw new ApiError(409, copy.moves.notOpen(sayRequestStatus(row.kind, row.status), labels), {
      allowed: open.map((one) => one.to),
    });
  }
  if (move.needsNote && !note) throw invalid({ note: [sayFieldError('note-required')] });
  return move;
};

/** When the consultation is; a new date lies ahead. */
const appointmentOf = ({ now }: Work, row: RequestRow, { to, appointment_at }: Move): string | null => {
  if (to !== 'scheduled') return row.appointment_at;
  if (appointment_at === undefined && row.appointment_at === null)
    throw invalid({ appointment_at: [copy.moves.needsAppointment] });
  if (appointment_at !== undefined && Date.parse(appointment_at) <= Date.parse(now))
    throw invalid({ appointment_at: [sayFieldError('date-past')] });
  return appointment_at ?? row.appointment_at;
};

/** While the client was waited for, the clock stood still. */
const resumed = ({ levels, now }: Work, row: RequestRow, to: RequestStatus): Partial<RequestRow> => {
  if (!pausesClock(row.status) || pausesClock(to) || isFinal(row.kind, to)) return {};
  const times = { since: row.status_since, now };
  return {
    due_at: resumedDue(levels, row.due_at, times),
    ...(row.first_replied_at ? {} : { first_reply_due_at: resumedDue(levels, row.first_reply_due_at, times) }),
  };
};

/** Statuses by which the client hears from us. */
const REPLIES: readonly RequestStatus[] = [
  'replied',
  'awaiting_client',
  'scheduled',
  'completed',
  'quoted',
  'rejected',
  'converted',
];

const notStarted = JSON.stringify(Object.fromEntries(studyPhases.map((phase) => [phase, 'not_started'])));

/** What comes with a status besides its name. Quotes follow their request. */
const consequences = async (
  work: Work,
  row: RequestRow,
  mover: Mover,
  to: RequestStatus,
): Promise<Partial<RequestRow>> => {
  if (to === 'quoted') await sendQuote(work, row);
  if (row.status === 'quoted' && to !== 'accepted')
    await closeQuote(work, row, mover === 'client' && to === 'under_review' ? 'declined' : 'expired');
  const phases = row.phases ?? notStarted;
  if (to === 'accepted')
    return { phases, due_at: deliveryDue(work.levels, (await acceptQuote(work, row, mover)).delivery_days, work.now) };
  return to === 'in_progress' && row.kind === 'feasibility' ? { phases } : {};
};

const tellMove = async (
  work: Work,
  row: RequestRow,
  from: RequestStatus,
  { to, note = '' }: Move,
  mover: Mover,
): Promise<void> => {
  const label = sayRequestStatus(row.kind, to);
  if (mover === 'client') {
    const answered =
      from === 'quoted' && to === 'accepted'
        ? news.toStaff.accepted
        : from === 'quoted' && to === 'under_review'
          ? news.toStaff.declined
          : undefined;
    await tellStaff(work, row, {
      kind: answered ? 'quote' : 'status',
      title: answered ?? news.toStaff.status(label),
      body: note,
    });
    return;
  }
  // Of a message people want the answer, not how it is filed; a sent quote tells of itself.
  if (row.kind === 'contact' || to === 'quoted') return;
  const when =
    to === 'scheduled' && row.appointment_at ? news.toClient.appointmentText(formatDateTime(row.appointment_at)) : '';
  await tellClient(work, row, {
    kind: 'status',
    title: news.toClient.status(label),
    body: [when, note].filter(Boolean).join('\n'),
  });
};

interface Manner {
  /** Moves that follow from something the others are told about anyway. */
  isQuiet?: boolean;
}

/**
 * Moves a request to another status: only where its table leads, with everything that comes with it.
 * @throws {ApiError} 409 with what is open, 422 when the note or the appointment is missing
 */
export const moveRequest = async (
  work: Work,
  row: RequestRow,
  mover: Mover,
  move: Move,
  { isQuiet = false }: Manner = {},
): Promise<RequestRow> => {
  findMove(work, row, mover, move);
  const { to, note = '' } = move;
  const appointment_at = appointmentOf(work, row, move);
  const more = await consequences(work, row, mover, to);
  const isReply = mover !== 'client' && REPLIES.includes(to) && row.first_replied_at === null;
  const moved = await updateRequest(work, row, {
    status: to,
    status_since: work.now,
    appointment_at,
    ...resumed(work, row, to),
    ...(isReply ? { first_replied_at: work.now } : {}),
    ...more,
  });
  await addEvent(work, moved, { type: 'status', from: row.status, to, note });
  if (!isQuiet) await tellMove(work, moved, row.status, move, mover);
  return moved;
};

/** A move that a person asks for by name; a message becomes a request by conversion only. */
export const transition = async (work: Work, row: RequestRow, mover: Mover, move: Move): Promise<RequestRow> => {
  if (move.to === 'converted' && openMoves(row, mover, work.now).some(({ to }) => to === 'converted'))
    throw conflict(copy.moves.needsConversion);
  return moveRequest(work, row, mover, move);
};

/** A client says no to a quote: the request goes back to the table. Nothing else leads back to it this way. */
export const declineQuote = async (work: Work, row: RequestRow, note: string): Promise<RequestRow> => {
  if (row.status !== 'quoted') throw conflict(copy.moves.noQuote);
  return moveRequest(work, row, 'client', { to: 'under_review', note });
};
