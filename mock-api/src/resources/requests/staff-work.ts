import { sayFieldError, sayRequestStatus, phaseStateLabels, studyPhaseLabels } from 'shared-lib/copy';
import { isFinal, type AppointmentInput, type AssignInput, type PhaseInput } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { copy } from '../../copy/ar.ts';
import { news } from '../../copy/news.ts';
import { flag } from '../../db/tables.ts';
import { conflict, invalid } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { readPhases } from './present.ts';
import { updateRequest } from './repository.ts';
import { tellClient, tellColleague } from './tell.ts';
import type { RequestRow, Work } from './work.ts';

/** For staff only. */
export const addNote = async (work: Work, row: RequestRow, body: string): Promise<RequestRow> => {
  const { trx, now, actor } = work;
  await trx
    .insertInto('request_notes')
    .values({
      request_id: row.id,
      author_id: actor.id,
      author_name: actor.name,
      author_role: actor.role,
      body,
      at: now,
    })
    .execute();
  return updateRequest(work, row, {});
};

/** Notes how far one phase of a study has come. */
export const setPhase = async (work: Work, row: RequestRow, { phase, state }: PhaseInput): Promise<RequestRow> => {
  const phases = readPhases(row);
  if (!phases || (row.status !== 'in_progress' && row.status !== 'accepted')) throw conflict(copy.moves.noPhases);
  if (phases[phase] === state) return row;
  const changed = await updateRequest(work, row, { phases: JSON.stringify({ ...phases, [phase]: state }) });
  await addEvent(work, row, {
    type: 'phase',
    from: phases[phase],
    to: state,
    note: `${studyPhaseLabels[phase]}: ${phaseStateLabels[state]}`,
  });
  return changed;
};

/** Sets or moves the appointment of a consultation that is still open. */
export const setAppointment = async (
  work: Work,
  row: RequestRow,
  { appointment_at, note }: AppointmentInput,
): Promise<RequestRow> => {
  if (row.kind !== 'consultation' || isFinal(row.kind, row.status)) throw conflict(copy.moves.noAppointment);
  if (Date.parse(appointment_at) <= Date.parse(work.now))
    throw invalid({ appointment_at: [sayFieldError('date-past')] });
  const changed = await updateRequest(work, row, { appointment_at });
  await addEvent(work, row, { type: 'appointment', from: row.appointment_at, to: appointment_at, note });
  const body = [news.toClient.appointmentText(formatDateTime(appointment_at)), note].filter(Boolean).join('\n');
  await tellClient(work, changed, { kind: 'status', title: news.toClient.appointment, body });
  return changed;
};

/** Gives the request to a consultant, or takes it back. */
export const assignRequest = async (
  work: Work,
  row: RequestRow,
  { assignee_id, note }: AssignInput,
): Promise<RequestRow> => {
  if (assignee_id === row.assignee_id) return row;
  const assignee =
    assignee_id === null
      ? undefined
      : await work.trx
          .selectFrom('users')
          .select(['id', 'name'])
          .where('id', '=', assignee_id)
          .where('role', 'in', ['consultant', 'admin'])
          .where('status', '=', 'active')
          .executeTakeFirst();
  if (assignee_id !== null && !assignee) throw invalid({ assignee_id: [sayFieldError('assignee-invalid')] });
  const changed = await updateRequest(work, row, { assignee_id });
  await addEvent(work, row, { type: 'assigned', to: assignee?.name ?? null, note, visibility: 'internal' });
  const body = [sayRequestStatus(row.kind, row.status), note].filter(Boolean).join('\n');
  if (assignee)
    await tellColleague(work, changed, assignee.id, { kind: 'assignment', title: news.toStaff.assigned, body });
  return changed;
};

export const setPriority = async (
  work: Work,
  row: RequestRow,
  priority: RequestRow['priority'],
): Promise<RequestRow> => {
  if (priority === row.priority) return row;
  await addEvent(work, row, { type: 'priority', from: row.priority, to: priority, visibility: 'internal' });
  return updateRequest(work, row, { priority });
};

export const setSpam = async (work: Work, row: RequestRow, isSpam: boolean): Promise<RequestRow> => {
  if (flag(isSpam) === row.is_spam) return row;
  await addEvent(work, row, { type: 'spam', to: String(isSpam), visibility: 'internal' });
  return updateRequest(work, row, { is_spam: flag(isSpam) });
};

/** Puts the request out of the way, or brings it back. */
export const setArchived = async (work: Work, row: RequestRow, isArchived: boolean): Promise<RequestRow> => {
  if (isArchived === (row.archived_at !== null)) return row;
  await addEvent(work, row, { type: 'archived', to: String(isArchived), visibility: 'internal' });
  return updateRequest(work, row, { archived_at: isArchived ? work.now : null });
};
