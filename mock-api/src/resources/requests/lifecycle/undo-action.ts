import type { RequestBulkInput, UndoneRow } from 'shared-lib/contracts';
import { requestPriorities } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { dialectCopy } from '../../../copy/dialect.ts';
import { isSame, pick } from '../../../dialect/bulk-rows.ts';
import { conflict } from '../../../http/api-error.ts';
import { parseInput } from '../../../http/validation.ts';
import { updateRequest } from '../repository.ts';
import { addEvent } from './events.ts';
import type { RequestContext, RequestRow } from './request-context.ts';

/** Columns that an action changes and that an undo gives back. A status change has sent emails, so nothing takes it back. */
export const undoneFields: Readonly<Record<RequestBulkInput['action'], readonly (keyof RequestRow)[]>> = {
  assign: ['assignee_id', 'assignment_accepted_at'],
  priority: ['priority'],
  spam: ['is_spam'],
  archive: ['archived_at'],
  move: [],
};

const moment = z.nullable(z.iso.datetime('value-invalid'));

const earlierValues = z.partial(
  z.strictObject({
    assignee_id: z.nullable(z.int('value-invalid')),
    assignment_accepted_at: moment,
    priority: z.enum(requestPriorities, 'choice-invalid'),
    is_spam: z.literal([0, 1], 'value-invalid'),
    archived_at: moment,
  }),
);
type EarlierValues = z.infer<typeof earlierValues>;

/** Writes what the undo does to the history, like the action itself. */
const recordUndo = async (context: RequestContext, row: RequestRow, earlier: EarlierValues): Promise<void> => {
  const add = (event: Pick<Parameters<typeof addEvent>[2], 'type' | 'from' | 'to'>) =>
    addEvent(context, row, { ...event, visibility: 'internal' });
  const { assignee_id, priority, is_spam, archived_at } = earlier;
  if (assignee_id !== undefined) {
    const person = await context.trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', assignee_id ?? 0)
      .executeTakeFirst();
    if (assignee_id !== null && !person) throw conflict(dialectCopy.changedBeforeUndo);
    await add({ type: 'assigned', to: person?.name ?? null });
  }
  if (priority !== undefined) await add({ type: 'priority', from: row.priority, to: priority });
  if (is_spam !== undefined) await add({ type: 'spam', to: String(is_spam === 1) });
  if (archived_at !== undefined) await add({ type: 'archived', to: String(archived_at !== null) });
};

/** Gives a request its earlier values. @throws {ApiError} 409 when somebody has changed them since; 422 for other fields */
export const undoRequest = async (
  context: RequestContext,
  row: RequestRow,
  { before = {}, after = {} }: UndoneRow,
): Promise<void> => {
  const earlier = parseInput(earlierValues, before);
  const names = Object.keys(earlier);
  if (!isSame(pick(after, names), pick(row, names))) throw conflict(dialectCopy.changedBeforeUndo);
  await recordUndo(context, row, earlier);
  const { assignee_id, assignment_accepted_at, priority, is_spam, archived_at } = earlier;
  await updateRequest(context, row, {
    ...(assignee_id === undefined ? {} : { assignee_id }),
    ...(assignment_accepted_at === undefined ? {} : { assignment_accepted_at }),
    ...(priority === undefined ? {} : { priority }),
    ...(is_spam === undefined ? {} : { is_spam }),
    ...(archived_at === undefined ? {} : { archived_at }),
  });
};
