import type { StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { LeaveGuard } from 'shared-lib/form';
import {
  anchors,
  dateFact,
  FactsRow,
  HistoryPanel,
  nextStepFact,
  personFact,
  PhaseProgress,
  RequestTimeline,
  SentPanel,
} from 'shared-lib/request';
import { media } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { formatDateTime } from 'shared-lib/format';
import styled from 'styled-components';
import { workspace as labels } from '../../copy/workspace.ts';
import { RequestClockView } from '../../request/request-clock.tsx';
import { AppointmentPanel } from './appointment-panel.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { FollowPanel } from './follow-panel.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { PhasesPanel } from './phases-panel.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { useHashTarget } from './use-hash-target.ts';
import { useAdminCalls } from './workspace-context.ts';
import { WorkspaceHead } from './workspace-head.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17rem, 4fr);
  align-items: start;
  gap: 1.5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;
/** On phones the next step stands before the long panels. */
const Aside = styled(Column)`
  ${media.stacked} {
    order: -1;
  }
`;

const RatingPanel = ({ rating }: Pick<StaffRequestDetail, 'rating'>) =>
  rating && (
    <Panel title={labels.rating}>
      <b>{labels.score(String(rating.score))}</b>
      {rating.comment && <p>{rating.comment}</p>}
    </Panel>
  );

/** The workspace of a request: everything that an administrator sees and does with it. */
export const Workspace = ({ request }: { request: StaffRequestDetail }) => {
  const calls = useAdminCalls(request.reference);
  useHashTarget();
  const panel = { request, calls };
  return (
    <>
      <WorkspaceHead {...panel} />
      <FactsRow
        items={[
          nextStepFact(request, 'staff'),
          dateFact(request),
          personFact(labels.assignee, request.assignee_name),
          { label: requestPanels.updated, value: formatDateTime(request.updated_at) },
        ]}
      />
      <Panel title={requestPanels.path} id={anchors.path}>
        <Column>
          <RequestTimeline request={{ ...request, quote: request.quotes[0] }} side="staff" />
          <PhaseProgress plans={request.phase_plans ?? []} />
        </Column>
      </Panel>
      <Columns>
        <Column>
          <QuotePanel {...panel} />
          <PhasesPanel {...panel} />
          <AppointmentPanel {...panel} />
          <ConversationPanel {...panel} />
          <SentPanel request={request} title={requestPanels.sentByClient} />
          <FilesPanel {...panel} />
        </Column>
        <Aside>
          <MovesPanel {...panel} />
          <FollowPanel {...panel} clock={<RequestClockView clock={request.clock} />} />
          <ClientPanel request={request} />
          <RatingPanel rating={request.rating} />
          <HistoryPanel request={request} />
        </Aside>
      </Columns>
      <LeaveGuard />
    </>
  );
};
