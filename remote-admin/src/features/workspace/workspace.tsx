import { acceptsAgreementChange, type StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { LeaveGuard } from 'shared-lib/form';
import {
  adminArea,
  AgreementOpener,
  anchors,
  CaseOpener,
  dateFacts,
  FactsRow,
  HistoryPanel,
  JumpLinks,
  nextStepFact,
  PathPanel,
  personFact,
  SentPanel,
  useLinkedItem,
  focusComposer,
} from 'shared-lib/request';
import { ChecklistOpener } from 'shared-lib/request/staff';
import { formatDateTime } from 'shared-lib/format';
import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { useLocation } from 'shared-lib/router';
import { workspace as labels } from '../../copy/workspace.ts';
import { RequestClockView } from '../../request/request-clock.tsx';
import { AppointmentPanel } from './appointment-panel.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ListWalk } from './list-walk.tsx';
import { FollowPanel } from './follow-panel.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { PhasesPanel } from './phases-panel.tsx';
import { hasQuotePanel, QuotePanel } from './quote-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { TriagePanel } from './triage-panel.tsx';
import { useAdminCalls, type PanelProps } from './workspace-context.ts';
import { WorkspaceHead } from './workspace-head.tsx';
import { WorkspaceColumn, WorkspaceColumns } from './workspace-layout.ts';

/** Opens the composer for links of the inbox, which end with `#reply`. */
const useReplyTarget = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#reply') focusComposer();
  }, [hash]);
};

const Controls = styled.div`
  display: contents;
`;

/** Links to the panels on phones, where the next step stands below the long ones. */
const Jumps = ({ request }: { request: StaffRequestDetail }) => (
  <JumpLinks
    items={[
      { label: labels.nextStep, id: 'moves' },
      ...(hasQuotePanel(request) ? [{ label: labels.quote, id: anchors.quote }] : []),
      ...(request.kind === 'contact' ? [] : [{ label: requestPanels.checklist.title, id: anchors.checklist }]),
      ...(request.calculation ? [{ label: requestPanels.case.title, id: anchors.case }] : []),
      { label: requestPanels.conversation, id: anchors.messages },
      { label: requestPanels.sentByClient, id: anchors.sent },
      { label: labels.filesTitle, id: anchors.files },
      { label: labels.client, id: 'client' },
    ]}
  />
);

/** The agreement of the request, with what administrators do about its payments and terms. */
const Agreements = ({ request, calls }: PanelProps) => (
  <AgreementOpener
    agreements={request.agreements ?? []}
    base={adminArea.base}
    reference={request.reference}
    isWaiting={request.status === 'accepted'}
    files={request.files}
    linkOf={calls.linkOf}
    onOffer={
      acceptsAgreementChange(request.status) ? (input) => calls.change('post', '/agreement/changes', input) : undefined
    }
    marks={{
      mayStart: request.status === 'accepted',
      receive: (id, input) => calls.change('post', `/payments/${id}/received`, input),
      undo: (id) => calls.change('delete', `/payments/${id}/received`),
    }}
  />
);

/** The workspace of a request: everything that an administrator sees and does with it. */
export const Workspace = ({ request }: { request: StaffRequestDetail }) => {
  const calls = useAdminCalls(request.reference);
  useLinkedItem(true);
  useReplyTarget();
  const panel = { request, calls };
  /** Nobody had read it when the page was opened: what the client wants comes first, then what to do about it. No panel moves later. */
  const [isNew] = useState(request.status === 'new');
  return (
    <>
      <ListWalk reference={request.reference} />
      <WorkspaceHead {...panel} />
      <Jumps request={request} />
      <FactsRow
        items={[
          nextStepFact(request, 'staff'),
          ...dateFacts(request),
          personFact(labels.assignee, request.assignee_name),
          { label: requestPanels.updated, value: formatDateTime(request.updated_at) },
        ]}
      />
      <PathPanel request={{ ...request, quote: request.quotes[0] }} side="staff" />
      <WorkspaceColumns>
        <WorkspaceColumn>
          {isNew && (
            <>
              <SentPanel request={request} title={requestPanels.sentByClient} isWide />
              <Controls {...SCREEN_ONLY}>
                <MovesPanel {...panel} />
              </Controls>
            </>
          )}
          <QuotePanel {...panel} />
          <Agreements {...panel} />
          <PhasesPanel {...panel} />
          <AppointmentPanel {...panel} />
          {request.kind !== 'contact' && <ChecklistOpener {...panel} />}
          {request.calculation && <CaseOpener reference={request.reference} area={adminArea} />}
          <ConversationPanel {...panel} />
          {!isNew && <SentPanel request={request} title={requestPanels.sentByClient} isWide />}
          <FilesPanel {...panel} />
        </WorkspaceColumn>
        <WorkspaceColumn>
          <Controls {...SCREEN_ONLY}>
            {!isNew && <MovesPanel {...panel} />}
            <FollowPanel {...panel} clock={<RequestClockView clock={request.clock} />} />
          </Controls>
          <TriagePanel reference={request.reference} />
          <ClientPanel request={request} />
          <RatingPanel rating={request.rating} />
          <HistoryPanel request={request} />
        </WorkspaceColumn>
      </WorkspaceColumns>
      <LeaveGuard />
    </>
  );
};
