import type { ComponentProps } from 'react';
import { requestPanels, clientStepLabels, requestPanels as labels, requestStatusLabel } from 'shared-lib/copy';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type { ClientRequest, ClientRequestDetail, TimelineStep } from 'shared-lib/contracts';
import { formatDay, formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Steps, type Step, type StepState } from 'shared-lib/ui/steps';
import { PhaseProgress } from './phase-progress.tsx';
import { anchors, isFromClient, type Side } from './request-title.tsx';
import { Stack } from 'shared-lib/ui/stack';

const Note = styled.span`
  display: -webkit-box;
  margin-block-start: var(--s1);
  overflow: hidden;
  color: ${color.text2};
  line-height: 1.65;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

type Request = Pick<ClientRequest, 'kind' | 'status'> &
  Pick<ClientRequestDetail, 'events' | 'steps' | 'phase_plans'> & { quote?: ClientRequestDetail['quote'] | undefined };

const states: Record<TimelineStep['state'], StepState> = { done: 'done', current: 'now', upcoming: 'next' };

/** Who of the company first took the request on. */
const reviewer = ({ events }: Request): string | undefined =>
  events.find(({ type, actor }) => type === 'status' && !isFromClient(actor))?.actor.name;

const phaseNote = ({ phase_plans = [] }: Request): string | undefined => {
  const running = phase_plans.findIndex(({ state }) => state === 'running');
  return running < 0 ? undefined : labels.stepNotes.phase(formatNumber(running + 1), formatNumber(phase_plans.length));
};

/** What happened in a step, in a few words. */
const noteOf = (request: Request, { step, state }: TimelineStep, side: Side): string | undefined => {
  if (state === 'upcoming') return undefined;
  const { stepNotes } = labels;
  const waits = side === 'client' ? stepNotes.quoteWaits : stepNotes.quoteWaitsForStaff;
  if (step === 'received') return side === 'client' ? stepNotes.received : stepNotes.receivedForStaff;
  if (step === 'review') {
    const name = reviewer(request);
    return name && stepNotes.review(name);
  }
  if (step === 'quote' && request.status === 'quoted') return waits;
  if (step === 'quote' && request.quote?.status === 'accepted')
    return stepNotes.accepted(formatDay(request.quote.answered_at ?? request.quote.updated_at));
  if (step === 'preparation' && state === 'current') return phaseNote(request);
  if (step === 'your_review' && state === 'current') return waits;
  return step === 'delivery' && state === 'done' ? stepNotes.delivered : undefined;
};

const dateOf = ({ at, expected_at, state }: TimelineStep): string | undefined => {
  if (state === 'upcoming') return expected_at ? labels.expected(formatDay(expected_at)) : undefined;
  const day = at && formatDay(at);
  if (!day) return undefined;
  return state === 'current' ? labels.since(day) : day;
};

const stepLabel = (step: TimelineStep['step'], side: Side): string => {
  if (step === 'other') return labels.untitled.other;
  return step === 'your_review' && side === 'staff'
    ? requestStatusLabel('feasibility', 'client_review')
    : clientStepLabels[step];
};

const studySteps = (request: Request, side: Side): Step[] =>
  (request.steps ?? []).map((step) => {
    const note = noteOf(request, step, side);
    const hasEnded = request.status === 'rejected' || request.status === 'cancelled';
    return {
      label: stepLabel(step.step, side),
      state: hasEnded && step.state === 'current' ? 'done' : states[step.state],
      note: (
        <>
          {dateOf(step)}
          {note && <Note>{note}</Note>}
        </>
      ),
    };
  });

/** Position of a status among the steps of the other kinds. */
const positions: Readonly<Record<string, number>> = {
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
const finished = ['replied', 'closed', 'converted', 'completed', 'rejected', 'cancelled'];

const simpleSteps = ({ kind, status, events }: Request): Step[] => {
  const reached = events.findLast(({ type, to }) => type === 'status' && Object.hasOwn(positions, to ?? ''))?.to;
  const current = positions[status] ?? positions[reached ?? 'new'] ?? 0;
  const steps = kind === 'consultation' || kind === 'contact' ? labels.simpleSteps[kind] : labels.simpleSteps.other;
  return steps.map((label, index) => {
    const at = events.find(({ type, to }) => (type === 'created' && index === 0) || positions[to ?? ''] === index)?.at;
    const isCurrent = index === current && !finished.includes(status);
    return {
      label,
      state: isCurrent ? 'now' : index <= current ? 'done' : 'next',
      note: at && index <= current ? formatDay(at) : undefined,
    };
  });
};

/** The six steps of a study, or the steps of another kind, with their dates and notes. */
const RequestTimeline = ({ request, side }: { request: Request; side: Side }) => (
  <Steps items={request.kind === 'feasibility' ? studySteps(request, side) : simpleSteps(request)} />
);

interface Props extends ComponentProps<typeof RequestTimeline> {
  /** Omit the phases of the study where their editor stands in the page. */
  hasPhases?: boolean;
}

/** Staff can deliver a study without keeping its phases; unfinished phases would then contradict its status. */
const currentPhases = ({ status, phase_plans = [] }: Props['request']) => {
  const isPrepared = status === 'client_review' || status === 'delivered';
  return isPrepared && phase_plans.some(({ state }) => state !== 'done') ? [] : phase_plans;
};

/** The steps of a request, and the phases of a study. */
export const PathPanel = ({ request, side, hasPhases = true }: Props) => (
  <Panel title={requestPanels.path} id={anchors.path}>
    <Stack $gap="6">
      <RequestTimeline request={request} side={side} />
      {hasPhases && <PhaseProgress plans={currentPhases(request)} />}
    </Stack>
  </Panel>
);
