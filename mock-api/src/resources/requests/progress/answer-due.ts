import { fieldErrorMessage } from 'shared-lib/copy';
import type { AnswerDueInput } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/notifications.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { notifyClient } from '../emails/notify.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { updateRequest } from '../repository.ts';

/**
 * Sets or removes the time until when the client is asked to respond. The time of a quote is its own validity.
 * @throws {ApiError} 409 unless the request waits for its client, 422 for a time in the past
 */
export const setAnswerDue = async (
  context: RequestContext,
  row: RequestRow,
  { answer_due_at }: AnswerDueInput,
): Promise<RequestRow> => {
  if (row.status !== 'awaiting_client' && row.status !== 'client_review') throw conflict(copy.moves.notAsked);
  if (answer_due_at !== null && Date.parse(answer_due_at) <= Date.parse(context.now))
    throw invalid({ answer_due_at: [fieldErrorMessage('date-past')] });
  if (answer_due_at === row.answer_due_at) return row;
  const changed = await updateRequest(context, row, { answer_due_at });
  await addEvent(context, row, { type: 'date', from: row.answer_due_at, to: answer_due_at });
  if (answer_due_at !== null)
    await notifyClient(context, changed, {
      kind: 'reminder',
      title: notificationCopy.toClient.answerDueChanged,
      body: [row.question, notificationCopy.toClient.answerDue(formatDateTime(answer_due_at))]
        .filter(Boolean)
        .join('\n'),
    });
  return changed;
};
