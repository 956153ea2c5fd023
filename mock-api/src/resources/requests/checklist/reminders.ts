import { DAY, isoAfter, isoNow } from '../../../clock.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { isActive } from '../lists/status-conditions.ts';
import { notifyClient } from '../emails/notify.ts';
import { runSystemChange } from '../lifecycle/run-change.ts';
import type { RequestContext, RequestDeps } from '../lifecycle/request-context.ts';
import { itemLine } from './checklist.ts';

/** The first reminder is sent this long before the date. */
const AHEAD = 2 * DAY;

/** Documents that the client still owes, on a request that goes on. */
const findDue = ({ db, clock }: Pick<RequestDeps, 'db' | 'clock'>) =>
  db
    .selectFrom('checklist_items')
    .innerJoin('requests', 'requests.id', 'checklist_items.request_id')
    .select(['checklist_items.id', 'checklist_items.request_id', 'checklist_items.due_at', 'checklist_items.reminders'])
    .where('checklist_items.removed_at', 'is', null)
    .where('checklist_items.state', 'in', ['required', 'refused'])
    .where('checklist_items.due_at', '<=', isoAfter(clock, AHEAD))
    .where('checklist_items.reminders', '<', 2)
    .where(isActive)
    .execute();

/** 1 before the date of a document, 2 after it. */
const stageOf = (due: string | null, now: string): number => (due !== null && due <= now ? 2 : 1);

/**
 * Sends one reminder for all due documents of a request. The rows are claimed by the same update that counts the reminder: of two
 * servers that find them, the second one changes no row and sends nothing.
 * @returns whether a reminder was sent
 */
const remind = async (context: RequestContext, requestId: number, ids: readonly number[], stage: number) => {
  const { trx } = context;
  const claimed = await trx
    .updateTable('checklist_items')
    .set({ reminders: stage })
    .where('id', 'in', [...ids])
    .where('reminders', '<', stage)
    .returning(['title', 'due_at'])
    .execute();
  const row = await trx.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (claimed.length === 0 || !row) return false;
  await notifyClient(context, row, {
    kind: 'reminder',
    title: notificationCopy.toClient[stage === 1 ? 'documentsSoon' : 'documentsLate'],
    body: claimed.map(itemLine).join('\n'),
    at: 'checklist',
  });
  return true;
};

/** Reminds clients of documents: once two days before their date, once after it. @returns the number of sent reminders */
export const remindOfDocuments = async (deps: RequestDeps): Promise<number> => {
  const now = isoNow(deps.clock);
  const due = (await findDue(deps)).filter(({ due_at, reminders }) => reminders < stageOf(due_at, now));
  const groups = Map.groupBy(due, ({ request_id, due_at }) => `${request_id} ${stageOf(due_at, now)}`);
  let sent = 0;
  for (const items of groups.values()) {
    const [first] = items;
    if (!first) continue;
    await runSystemChange(deps, async (context) => {
      const ids = items.map(({ id }) => id);
      if (await remind(context, first.request_id, ids, stageOf(first.due_at, now))) sent += 1;
    });
  }
  return sent;
};
