import type { PhaseTask, TaskChangeInput, TaskInput } from 'shared-lib/contracts';
import { copy } from '../../../copy/ar.ts';
import type { Database } from '../../../db/open-database.ts';
import { flag, type Row } from '../../../db/tables.ts';
import { conflict } from '../../../http/api-error.ts';
import { orNotFound } from '../../../http/params.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { assertInPreparation } from './phases.ts';

const MAX_TASKS = 200;

const presentTask = ({ request_id: _request, is_done, ...task }: Row<'phase_tasks'>): PhaseTask => ({
  ...task,
  is_done: is_done === 1,
});

/** The tasks of all phases of a request. For staff only. */
export const readTasks = async (db: Database, { id }: RequestRow): Promise<PhaseTask[]> =>
  (await db.selectFrom('phase_tasks').selectAll().where('request_id', '=', id).orderBy('id').execute()).map(
    presentTask,
  );

const findTask = async ({ trx }: RequestContext, { id }: RequestRow, taskId: number | undefined) =>
  orNotFound(
    await trx
      .selectFrom('phase_tasks')
      .selectAll()
      .where('id', '=', taskId ?? 0)
      .where('request_id', '=', id)
      .executeTakeFirst(),
  );

const record = (context: RequestContext, row: RequestRow, from: string | null, to: string | null): Promise<void> =>
  addEvent(context, row, { type: 'task', from, to, visibility: 'internal' });

/** Adds a task to a phase. @throws {ApiError} 409 unless the study is being prepared */
export const addTask = async (
  context: RequestContext,
  row: RequestRow,
  { due_at = null, ...task }: TaskInput,
): Promise<void> => {
  assertInPreparation(row);
  const { trx, now } = context;
  const { count } = await trx
    .selectFrom('phase_tasks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('request_id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TASKS) throw conflict(copy.moves.tooManyTasks);
  await trx
    .insertInto('phase_tasks')
    .values({ ...task, due_at, request_id: row.id, is_done: flag(false), created_at: now, updated_at: now })
    .execute();
  await record(context, row, null, task.title);
};

/** Changes a task. Missing fields stay. @throws {ApiError} 404 for a task of another request */
export const changeTask = async (
  context: RequestContext,
  row: RequestRow,
  taskId: number | undefined,
  { is_done, ...input }: TaskChangeInput,
): Promise<void> => {
  const task = await findTask(context, row, taskId);
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  await context.trx
    .updateTable('phase_tasks')
    .set({ ...changes, ...(is_done === undefined ? {} : { is_done: flag(is_done) }), updated_at: context.now })
    .where('id', '=', task.id)
    .execute();
  await record(context, row, task.title, input.title ?? task.title);
};

/** @throws {ApiError} 404 for a task of another request */
export const removeTask = async (
  context: RequestContext,
  row: RequestRow,
  taskId: number | undefined,
): Promise<void> => {
  const task = await findTask(context, row, taskId);
  await context.trx.deleteFrom('phase_tasks').where('id', '=', task.id).execute();
  await record(context, row, task.title, null);
};
