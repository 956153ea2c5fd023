import { clientStepLabels, fieldErrorMessage } from 'shared-lib/copy';
import {
  clientStepByStatus,
  clientSteps,
  isFinal,
  requestStatuses,
  type ClientStep,
  type RequestEvent,
  type StatusOf,
  type StepDateInput,
  type TimelineStep,
} from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import * as z from 'zod/mini';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { readJson } from '../../../db/column-types.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { notifyClient } from '../emails/notify.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { updateRequest } from '../repository.ts';

const stepDates = z.partialRecord(z.enum(clientSteps), z.string());

/** The dates on which the client may expect the steps of a study. */
export const readStepDates = ({ step_dates }: Pick<RequestRow, 'step_dates'>): Partial<Record<ClientStep, string>> =>
  readJson(stepDates, step_dates);

const isFeasibilityStatus = (status: string | null): status is StatusOf<'feasibility'> =>
  requestStatuses.feasibility.some((one) => one === status);

/** Statuses that end a study early belong to no step. */
const stepOf = (status: string | null): ClientStep | undefined =>
  isFeasibilityStatus(status) && status !== 'rejected' && status !== 'cancelled'
    ? clientStepByStatus[status]
    : undefined;

/** The step that the study is in, or was in when it ended early. */
const currentStepOf = (row: Pick<RequestRow, 'status'>, events: readonly RequestEvent[]): ClientStep => {
  const reached = events.filter(({ type }) => type === 'created' || type === 'status').map(({ to }) => stepOf(to));
  return stepOf(row.status) ?? reached.findLast((step) => step !== undefined) ?? 'received';
};

/**
 * The six steps of a feasibility study with the times when it first reached them, and the expected dates of the others.
 * @param events all events of the request, oldest first
 * @returns nothing for other kinds of request
 */
export const timelineOf = (row: RequestRow, events: readonly RequestEvent[]): TimelineStep[] => {
  if (row.kind !== 'feasibility') return [];
  const dates = readStepDates(row);
  const current = clientSteps.indexOf(currentStepOf(row, events));
  const isOver = row.status === 'delivered';
  return clientSteps.map((step, index) => {
    const state =
      index < current || (isOver && index === current) ? 'done' : index === current ? 'current' : 'upcoming';
    const first = events.find(
      ({ type, to }) => (type === 'created' || type === 'status') && stepOf(to) === step && index <= current,
    );
    const expected = dates[step] ?? (step === 'delivery' ? row.due_at : null);
    return { step, state, at: first?.at ?? null, expected_at: state === 'done' ? null : expected };
  });
};

/**
 * Sets or removes the expected date of a step and notifies the client. The date of the delivery is the deadline of the study.
 * @throws {ApiError} 409 for other kinds and finished requests, 422 for a date in the past
 */
export const setStepDate = async (
  context: RequestContext,
  row: RequestRow,
  { step, expected_at, note }: StepDateInput,
): Promise<RequestRow> => {
  if (row.kind !== 'feasibility' || isFinal(row.kind, row.status)) throw conflict(copy.moves.noStepDates);
  if (expected_at !== null && Date.parse(expected_at) <= Date.parse(context.now))
    throw invalid({ expected_at: [fieldErrorMessage('date-past')] });
  const { [step]: stored, ...others } = readStepDates(row);
  const before = stored ?? (step === 'delivery' ? row.due_at : null);
  if (before === expected_at) return row;
  const dates = expected_at === null ? others : { ...others, [step]: expected_at };
  const changed = await updateRequest(context, row, {
    step_dates: JSON.stringify(dates),
    ...(step === 'delivery' ? { due_at: expected_at } : {}),
  });
  await addEvent(context, row, { type: 'date', from: before, to: expected_at, note: note || clientStepLabels[step] });
  if (expected_at !== null)
    await notifyClient(context, changed, {
      kind: 'status',
      title: notificationCopy.toClient.stepDate(clientStepLabels[step]),
      body: [notificationCopy.toClient.expectedOn(formatDate(expected_at)), note].filter(Boolean).join('\n'),
    });
  return changed;
};
