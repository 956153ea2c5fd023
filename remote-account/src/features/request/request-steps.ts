import { clientStepOf, clientSteps, type ClientRequestDetail, type ClientStep } from 'shared-lib/contracts';
import { clientStepLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import type { Step, StepState } from 'shared-lib/ui/steps';
import { requestCopy } from '../../copy/requests.ts';

const stateAt = (index: number, current: number, isOver: boolean): StepState => {
  if (index === current && !isOver) return 'now';
  return index <= current ? 'done' : 'next';
};

const isFeasibilityStatus = (status: string): status is keyof typeof clientStepOf =>
  Object.hasOwn(clientStepOf, status);
const stepOf = (status: string): ClientStep => (isFeasibilityStatus(status) ? clientStepOf[status] : 'received');

type Dated = Pick<ClientRequestDetail, 'events' | 'created_at'>;

/** When the request first reached a step, from its public history. */
const reachedAt = ({ events, created_at }: Dated, step: ClientStep): string | undefined =>
  step === 'received'
    ? created_at
    : events.find(({ type, to }) => type === 'status' && to !== null && stepOf(to) === step)?.at;

/** The six steps that a client sees of a feasibility study. A rejected or cancelled one stops at the last step it reached. */
const feasibilitySteps = (request: ClientRequestDetail): Step[] => {
  const hasEnded = request.status === 'rejected' || request.status === 'cancelled';
  const reached = clientSteps.findLastIndex((step) => reachedAt(request, step) !== undefined);
  const current = hasEnded ? reached : clientSteps.indexOf(stepOf(request.status));
  const isOver = hasEnded || request.status === 'delivered';
  return clientSteps.map((step, index) => {
    const at = index <= current ? reachedAt(request, step) : undefined;
    const date = at && formatDate(at);
    const state = stateAt(index, current, isOver);
    return {
      label: clientStepLabels[step],
      state,
      ...(date ? { note: state === 'now' ? requestCopy.since(date) : date } : {}),
    };
  });
};

/** Step of the other kinds by status. */
const simplePosition: Readonly<Record<string, number>> = {
  new: 0,
  in_progress: 1,
  under_review: 1,
  awaiting_client: 1,
  replied: 2,
  scheduled: 2,
  closed: 2,
  converted: 2,
  completed: 3,
};
const ended = new Set(['replied', 'closed', 'converted', 'completed', 'rejected', 'cancelled']);

/** The steps of a request for its client. */
export const stepsOf = (request: ClientRequestDetail): Step[] => {
  if (request.kind === 'feasibility') return feasibilitySteps(request);
  const current = simplePosition[request.status] ?? 0;
  return requestCopy.simpleSteps[request.kind].map((label, index) => ({
    label,
    state: stateAt(index, current, ended.has(request.status)),
  }));
};
