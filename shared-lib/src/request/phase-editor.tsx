import {
  phaseInput,
  phaseStates,
  type PhaseInput,
  type PhasePlan,
  type PhaseTask,
  type StudyPhase,
} from 'shared-lib/contracts';
import { phaseStateLabels, requestPanels, studyPhaseLabels } from 'shared-lib/copy';
import { countOf, formatNumber } from 'shared-lib/format';
import { Form, FormDraft, FormFailure, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { color, media, shape } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Select } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { DayInput } from './date-inputs.tsx';
import { Details } from './phase-details.tsx';
import { phaseDate } from './phase-progress.tsx';
import { PhaseTasks, type TaskCalls } from './phase-tasks.tsx';
import { useAction } from './run-action.ts';

const { plan: labels, tasks: taskNoun, phases: title } = requestPanels;

const List = styled.ol`
  border: 1px solid ${color.line};
  > li {
    display: grid;
    gap: var(--s2h);
    padding: var(--s3h) var(--s4h);
  }
  > li:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) 10rem;
  align-items: center;
  gap: var(--s3);
  small {
    display: block;
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
  ${media.stacked} {
    grid-template-columns: 1.5rem minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const nodes: Record<PhasePlan['state'], string> = {
  done: color.nile600,
  running: color.brass500,
  not_started: color.sand300,
  other: color.sand300,
};
const Node = styled.span<{ $state: PhasePlan['state'] }>`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  background: ${({ $state }) => nodes[$state]};
  clip-path: ${shape.octagon};
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
  padding-block: var(--s3);
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Hint = styled.p`
  margin-block-start: var(--s3);
  color: ${color.text2};
  font-size: var(--fs-xs);
`;

interface Props extends TaskCalls {
  plans: readonly PhasePlan[];
  tasks: readonly PhaseTask[];
  /** Whether states can be changed now. */
  canChange: boolean;
  onPhase: (input: PhaseInput) => Promise<unknown>;
}

interface Values {
  phase: StudyPhase;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  note?: string | undefined;
}

const PlanForm = ({ plan, phase, onPhase }: { plan: PhasePlan; phase: StudyPhase } & Pick<Props, 'onPhase'>) => {
  const { starts_at, ends_at, note } = plan;
  const form = useContractForm<Values, PhaseInput>(phaseInput, { defaults: { phase, starts_at, ends_at, note } });
  const send = async (input: PhaseInput) => {
    await onPhase(input);
    toast.success(labels.saved);
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={`phase:${phase}`} />
      <Fields>
        <DayInput name="starts_at" label={labels.startsAt} />
        <DayInput name="ends_at" label={labels.endsAt} />
        <TextAreaField<Values> name="note" label={labels.note} hint={labels.noteHint} rows={2} optional />
        <FormFailure />
        <div>
          <SubmitButton size="small" tone="quiet">
            {labels.save}
          </SubmitButton>
        </div>
      </Fields>
    </Form>
  );
};

interface PhaseRowProps extends Omit<Props, 'plans'> {
  plan: PhasePlan;
  phase: StudyPhase;
}

const PhaseRow = ({ plan, phase, tasks, canChange, onPhase, ...calls }: PhaseRowProps) => {
  const { run } = useAction();
  const own = tasks.filter((task) => task.phase === phase);
  const done = own.filter(({ is_done }) => is_done).length;
  return (
    <li>
      <Head>
        <Node $state={plan.state} aria-hidden="true" />
        <div>
          <b>{studyPhaseLabels[phase]}</b>
          <small>
            {phaseDate(plan)} {own.length > 0 && labels.done(formatNumber(done), countOf(own.length, taskNoun))}
          </small>
        </div>
        <Select
          aria-label={labels.stateOf(studyPhaseLabels[phase])}
          value={plan.state}
          disabled={!canChange}
          onChange={({ target }) => {
            const state = phaseStates.find((one) => one === target.value);
            if (state) run('state', () => onPhase({ phase, state }), { done: labels.saved, failed: labels.failed });
          }}
        >
          {phaseStates.map((state) => (
            <option key={state} value={state}>
              {phaseStateLabels[state]}
            </option>
          ))}
        </Select>
      </Head>
      <PhaseTasks phase={phase} tasks={own} {...calls} />
      <Details label={labels.dates}>
        <PlanForm plan={plan} phase={phase} onPhase={onPhase} />
      </Details>
    </li>
  );
};

/** The four phases of a study with their states, dates, notes and tasks. */
export const PhaseEditor = ({ plans, tasks, ...calls }: Props) => (
  <Panel
    title={title}
    id="phases"
    tools={
      tasks.length > 0 &&
      labels.done(formatNumber(tasks.filter(({ is_done }) => is_done).length), countOf(tasks.length, taskNoun))
    }
  >
    <List>
      {plans.map(
        (plan) =>
          plan.phase !== 'other' && (
            <PhaseRow key={plan.phase} plan={plan} phase={plan.phase} tasks={tasks} {...calls} />
          ),
      )}
    </List>
    <Hint>{labels.visibility}</Hint>
  </Panel>
);
