import type { ClientRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import {
  anchors,
  AppointmentPanel,
  ChecklistPanel,
  clientFacts,
  FactsRow,
  FilesPanel,
  HistoryPanel,
  MessageThread,
  PathPanel,
  QuoteCard,
  QuoteLine,
  RequestHead,
  SentPanel,
} from 'shared-lib/request';
import { Alert } from 'shared-lib/ui/alert';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { inbox } from '../../copy/inbox.ts';
import { clientViewCopy as labels } from '../../copy/entry.ts';
import { inboxes, requestPath } from '../../request/request-link.ts';
import { RatingPanel } from './rating-panel.tsx';
import { useAdminCalls } from './workspace-context.ts';
import { WorkspaceColumn, WorkspaceColumns } from './workspace-layout.ts';

const ignore = () => undefined;

const Quote = ({ request: { quote, status } }: { request: ClientRequestDetail }) => {
  if (!quote) return null;
  if (status === 'quoted') return <QuoteCard quote={quote} />;
  return (
    <Panel title={requestPanels.quote} id={anchors.quote}>
      <QuoteLine quote={quote} />
    </Panel>
  );
};

const Appointment = ({ request: { kind, appointment = null, status } }: { request: ClientRequestDetail }) =>
  kind === 'consultation' && (
    <AppointmentPanel side="client" appointment={appointment} isAhead={status === 'scheduled'} />
  );

/** The page of a request as its client sees it, without anything to do. */
export const ClientView = ({ request }: { request: ClientRequestDetail }) => {
  const { linkOf } = useAdminCalls(request.reference);
  const list = inboxes[request.kind === 'other' ? 'contact' : request.kind];
  const { question, checklist = [] } = request;
  return (
    <>
      <Alert
        role="none"
        action={
          <ButtonLink tone="quiet" size="small" to={requestPath(request)}>
            {labels.back}
          </ButtonLink>
        }
      >
        {labels.notice}
      </Alert>
      <RequestHead
        request={request}
        side="client"
        parent={{ label: inbox.lists[list].title, to: requestPath(request) }}
      />
      {question && (
        <Alert tone="warning" role="none">
          {labels.waiting} {question}
        </Alert>
      )}
      <FactsRow items={clientFacts(request)} />
      <PathPanel request={request} side="client" />
      <WorkspaceColumns>
        <WorkspaceColumn>
          <Quote request={request} />
          {checklist.length > 0 && <ChecklistPanel items={checklist} files={request.files} linkOf={linkOf} />}
          <MessageThread
            side="client"
            messages={request.messages}
            events={request.events}
            linkOf={linkOf}
            onRead={ignore}
          />
          <FilesPanel side="client" files={request.files} linkOf={linkOf} />
        </WorkspaceColumn>
        <WorkspaceColumn>
          <Appointment request={request} />
          <RatingPanel rating={request.rating} />
          <SentPanel request={request} />
          <HistoryPanel request={request} side="client" />
        </WorkspaceColumn>
      </WorkspaceColumns>
    </>
  );
};
