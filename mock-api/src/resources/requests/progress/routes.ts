import {
  answerDueInput,
  phaseInput,
  stepDateInput,
  taskChangeInput,
  taskInput,
  type AnswerDueInput,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { fieldErrorMessage } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { parseRowId } from '../../../http/params.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import type { RequestDeps, RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { changeAsStaff, keepingRow, requestSchema, type StaffArea } from '../staff-routes.ts';
import { setPhase } from './phases.ts';
import { setStepDate } from './step-dates.ts';
import { addTask, changeTask, removeTask } from './tasks.ts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { notifyClient } from '../emails/notify.ts';
import { addEvent } from '../lifecycle/events.ts';
import { updateRequest, referenceParams } from '../repository.ts';

/**
 * Sets or removes the time until when the client is asked to respond. The time of a quote is its own validity.
 * @throws {ApiError} 409 unless the request waits for its client, 422 for a time in the past
 */
const setAnswerDue = async (
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

const taskParams = z.object({ ...referenceParams.shape, id: z.string().check(z.maxLength(20)) });

const addDateRoutes = (app: Api, deps: RequestDeps, area: StaffArea) => {
  const config = { access: area.role };

  app.patch(
    `${area.base}/:reference/phases`,
    {
      config,
      schema: {
        summary: 'Changes state, dates or note of one phase of a study.',
        ...requestSchema(area),
        body: phaseInput,
      },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => setPhase(context, row, request.body)),
  );

  app.put(
    `${area.base}/:reference/dates`,
    {
      config,
      schema: {
        summary: 'Sets the date on which the client may expect a step of a study.',
        ...requestSchema(area),
        body: stepDateInput,
      },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => setStepDate(context, row, request.body)),
  );

  app.put(
    `${area.base}/:reference/answer-due`,
    {
      config,
      schema: {
        summary: 'Sets until when the client is asked to respond.',
        ...requestSchema(area),
        body: answerDueInput,
      },
    },
    (request) => changeAsStaff(deps, area, request, (context, row) => setAnswerDue(context, row, request.body)),
  );
};

const addTaskRoutes = (app: Api, deps: RequestDeps, area: StaffArea) => {
  const config = { access: area.role };

  app.post(
    `${area.base}/:reference/tasks`,
    {
      config,
      schema: { summary: 'Adds a task to a phase, for staff only.', ...requestSchema(area), body: taskInput },
    },
    (request) =>
      changeAsStaff(
        deps,
        area,
        request,
        keepingRow((context, row) => addTask(context, row, request.body)),
      ),
  );

  app.patch(
    `${area.base}/:reference/tasks/:id`,
    {
      config,
      schema: {
        ...requestSchema(area),
        summary: 'Changes or finishes a task.',
        params: taskParams,
        body: taskChangeInput,
      },
    },
    (request) =>
      changeAsStaff(
        deps,
        area,
        request,
        keepingRow((context, row) => changeTask(context, row, parseRowId(request.params.id), request.body)),
      ),
  );

  app.delete(
    `${area.base}/:reference/tasks/:id`,
    { config, schema: { ...requestSchema(area), summary: 'Removes a task.', params: taskParams } },
    (request) =>
      changeAsStaff(
        deps,
        area,
        request,
        keepingRow((context, row) => removeTask(context, row, parseRowId(request.params.id))),
      ),
  );
};

/** Phases, tasks and expected dates, for the consultants of assigned requests and for admins. */
export const requestProgressRoutes = (deps: RequestDeps) => async (app: Api) => {
  for (const area of [consultantArea, adminArea]) {
    addDateRoutes(app, deps, area);
    addTaskRoutes(app, deps, area);
  }
};
