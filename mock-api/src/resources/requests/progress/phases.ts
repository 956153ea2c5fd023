import { phaseStateLabels, studyPhaseLabels } from 'shared-lib/copy';
import {
  acceptsPhaseStates,
  studyPhases,
  type PhaseInput,
  type PhasePlan,
  type StudyPhase,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { copy } from '../../../copy/ar.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { readPhases } from '../present.ts';
import { updateRequest } from '../repository.ts';

type PlanRow = Row<'request_phases'>;

const emptyPlan = { starts_at: null, ends_at: null, started_at: null, done_at: null, note: '' };

/** The phases of a study with their dates; empty before its preparation. */
export const readPhasePlans = async (db: Database, row: RequestRow): Promise<PhasePlan[]> => {
  const phases = readPhases(row);
  if (!phases) return [];
  const rows = await db.selectFrom('request_phases').selectAll().where('request_id', '=', row.id).execute();
  return studyPhases.map((phase) => {
    const { request_id: _request, ...plan } = rows.find((one) => one.phase === phase) ?? {
      request_id: 0,
      ...emptyPlan,
    };
    return { ...plan, phase, state: phases[phase] };
  });
};

/** @throws {ApiError} 409 unless the study is being prepared */
export const assertInPreparation = (row: RequestRow) => {
  const phases = readPhases(row);
  if (!phases || !(acceptsPhaseStates(row.status) || row.status === 'on_hold')) throw conflict(copy.moves.noPhases);
  return phases;
};

/** The actual dates after a change of the state. A phase that starts again is not done. */
const actualDates = (plan: Pick<PlanRow, 'started_at'>, state: PhaseInput['state'], now: string) => {
  if (state === 'running') return { started_at: plan.started_at ?? now, done_at: null };
  if (state === 'done') return { started_at: plan.started_at ?? now, done_at: now };
  return state === 'not_started' ? { started_at: null, done_at: null } : {};
};

const findPlan = async ({ trx }: RequestContext, { id }: RequestRow, phase: StudyPhase) =>
  (await trx
    .selectFrom('request_phases')
    .select(['starts_at', 'ends_at', 'started_at', 'done_at', 'note'])
    .where('request_id', '=', id)
    .where('phase', '=', phase)
    .executeTakeFirst()) ?? emptyPlan;

/**
 * Changes the state, the planned dates or the note of one phase of a study. Missing fields stay.
 * @throws {ApiError} 409 unless the study is being prepared, 422 when the phase would end before its start
 */
export const setPhase = async (
  context: RequestContext,
  row: RequestRow,
  { phase, state, ...input }: PhaseInput,
): Promise<RequestRow> => {
  const phases = assertInPreparation(row);
  if (state !== undefined && !acceptsPhaseStates(row.status)) throw conflict(copy.moves.noPhases);
  const stored = await findPlan(context, row, phase);
  const isNewState = state !== undefined && state !== phases[phase];
  const plan = {
    starts_at: input.starts_at === undefined ? stored.starts_at : input.starts_at,
    ends_at: input.ends_at === undefined ? stored.ends_at : input.ends_at,
    note: input.note ?? stored.note,
    started_at: stored.started_at,
    done_at: stored.done_at,
    ...(isNewState ? actualDates(stored, state, context.now) : {}),
  };
  if (plan.starts_at !== null && plan.ends_at !== null && Date.parse(plan.ends_at) < Date.parse(plan.starts_at))
    throw invalid({ ends_at: [fieldErrorMessage('dates-order')] });
  const hasNewPlan = (['starts_at', 'ends_at', 'note'] as const).some((name) => plan[name] !== stored[name]);
  if (!isNewState && !hasNewPlan) return row;
  await context.trx
    .insertInto('request_phases')
    .values({ request_id: row.id, phase, ...plan })
    .onConflict((conflicting) => conflicting.columns(['request_id', 'phase']).doUpdateSet(plan))
    .execute();
  if (!isNewState) {
    await addEvent(context, row, {
      type: 'date',
      to: plan.ends_at,
      note: studyPhaseLabels[phase],
      visibility: 'internal',
    });
    return updateRequest(context, row, {});
  }
  const changed = await updateRequest(context, row, { phases: JSON.stringify({ ...phases, [phase]: state }) });
  await addEvent(context, row, {
    type: 'phase',
    from: phases[phase],
    to: state,
    note: `${studyPhaseLabels[phase]}: ${phaseStateLabels[state]}`,
  });
  return changed;
};
