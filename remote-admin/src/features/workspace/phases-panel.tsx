import { phaseStates, type PhasePlan, type PhaseTask } from 'shared-lib/contracts';
import { phaseStateLabels, studyPhaseLabels } from 'shared-lib/copy';
import { color, media } from 'shared-lib/theme';
import { Select } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { workspace as labels } from '../../copy/workspace.ts';
import { PhaseDates } from './phase-dates.tsx';
import { PhaseTasks } from './phase-tasks.tsx';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

const List = styled.ol`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 10rem;
    align-items: center;
    gap: var(--s3) var(--s4);
    padding-block: var(--s4);
    border-block-end: 1px solid ${color.line};
    ${media.enlargedText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  > li:last-child {
    border: 0;
  }
  > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

interface PhaseProps extends PanelProps {
  plan: PhasePlan;
  tasks: readonly PhaseTask[];
}

const Phase = ({ plan, tasks, request, calls }: PhaseProps) => {
  const quick = useQuickChange(calls);
  if (plan.phase === 'other') return null;
  const name = studyPhaseLabels[plan.phase];
  return (
    <li>
      <b>{name}</b>
      <Select
        aria-label={labels.phaseState(name)}
        value={plan.state}
        disabled={quick.isPending}
        onChange={({ target }) =>
          quick.mutate({
            method: 'patch',
            action: '/phases',
            body: { phase: plan.phase, state: target.value },
            done: labels.phaseSaved,
          })
        }
      >
        {phaseStates.map((state) => (
          <option key={state} value={state}>
            {phaseStateLabels[state]}
          </option>
        ))}
      </Select>
      <details>
        <summary>{labels.phaseDates}</summary>
        <PhaseDates plan={plan} phase={plan.phase} calls={calls} />
      </details>
      <PhaseTasks phase={plan.phase} tasks={tasks} request={request} calls={calls} />
    </li>
  );
};

/** The four phases of a study in preparation: state, dates and note for the client, tasks for staff only. */
export const PhasesPanel = ({ request, calls }: PanelProps) => {
  const plans = request.phase_plans ?? [];
  if (plans.length === 0) return null;
  return (
    <Panel title={labels.phases} id="phases">
      <List>
        {plans.map((plan) => (
          <Phase
            key={plan.phase}
            plan={plan}
            tasks={(request.tasks ?? []).filter(({ phase }) => phase === plan.phase)}
            request={request}
            calls={calls}
          />
        ))}
      </List>
    </Panel>
  );
};
