import type { ComponentProps } from 'react';
import { requestPanels } from 'shared-lib/copy';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { PhaseProgress } from './phase-progress.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { anchors } from './request-title.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`;

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
    <Stack>
      <RequestTimeline request={request} side={side} />
      {hasPhases && <PhaseProgress plans={currentPhases(request)} />}
    </Stack>
  </Panel>
);
