import { useQuery } from '@tanstack/react-query';
import { acceptsMessages, type ClientRequestDetail, type RatingInput } from 'shared-lib/contracts';
import { requestPanels, quoteDecision } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import {
  AgreementOpener,
  anchors,
  CaseOpener,
  ChecklistPanel,
  clientArea,
  clientFacts,
  Composer,
  FactsRow,
  FilesPanel,
  focusComposer,
  HistoryPanel,
  JumpLinks,
  MessageThread,
  PathPanel,
  QuoteDecision,
  QuoteLine,
  RatingPanel,
  RequestHead,
  requestQuery,
  SentPanel,
  useLinkedItem,
} from 'shared-lib/request';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Timeline } from 'shared-lib/ui/timeline';
import { requestCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { ClientAppointment } from './client-appointment.tsx';
import { ClientBanner } from './client-banner.tsx';
import { DashboardColumn, DashboardColumns } from '../../dashboard/list-styles.ts';
import { RequestStates } from './request-view.tsx';
import { moveOf, useClientMoves, type ClientMoves } from './client-moves.ts';

interface Props {
  request: ClientRequestDetail;
  moves: ClientMoves;
}

const Messages = ({ request, moves }: Props) => (
  <MessageThread
    side="client"
    messages={request.messages}
    events={request.events}
    linkOf={moves.linkOf}
    onRead={() => void moves.markRead()}
  >
    {acceptsMessages(request.status, request.moves) ? (
      <Composer
        name={`message:${request.reference}`}
        label={
          request.consultant ? requestPanels.composer.toPerson(request.consultant) : requestPanels.composer.toCompany
        }
        files={request.files}
        onSend={(input, key) => moves.send('post', '/messages', input, key)}
        sendFile={moves.upload}
      />
    ) : (
      <p>{requestPanels.composer.closed}</p>
    )}
  </MessageThread>
);

const mayRate = ({ status }: ClientRequestDetail): boolean => status === 'delivered' || status === 'completed';
const ratingProps = ({ request: { reference, rating }, moves }: Props) => ({
  reference,
  rating,
  onRate: (input: RatingInput) => moves.send('post', '/rating', input),
});

const Aside = ({ request, moves }: Props) => (
  <DashboardColumn>
    {request.kind === 'consultation' && <ClientAppointment request={request} moves={moves} />}
    {request.status === 'quoted' && (
      <Panel title={quoteDecision.afterAcceptance.title} screenOnly>
        <Timeline
          items={quoteDecision.afterAcceptance.steps.map(([title, time]) => ({
            id: title,
            title,
            time,
            state: 'next',
          }))}
        />
      </Panel>
    )}
    {request.quote && request.status !== 'quoted' && (
      <Panel title={requestPanels.quote} id={anchors.quote}>
        <QuoteLine quote={request.quote} />
      </Panel>
    )}
    {request.rating && <RatingPanel {...ratingProps({ request, moves })} />}
    <SentPanel request={request} />
    <HistoryPanel request={request} side="client" />
    <CancelPanel request={request} moves={moves} />
  </DashboardColumn>
);

/** What the client has to decide: the quote, or the rating of the finished work. */
const Decisions = ({ request, moves }: Props) => (
  <>
    {request.quote && (
      <QuoteDecision
        key={request.quote.id}
        reference={request.reference}
        quote={request.quote}
        canAccept={moveOf(request, 'accepted') !== undefined}
        canDecline={request.status === 'quoted' && moveOf(request, 'under_review') !== undefined}
        onAccept={moves.accept}
        agreement={request.agreements?.find(({ status }) => status === 'offered')}
        onAcceptAgreement={moves.acceptAgreement}
        onDecline={moves.decline}
      />
    )}
    {mayRate(request) && !request.rating && <RatingPanel {...ratingProps({ request, moves })} />}
  </>
);

const Agreements = ({ request, moves }: Props) => (
  <AgreementOpener
    isClient
    agreements={request.agreements ?? []}
    base={clientArea.base}
    reference={request.reference}
    isWaiting={request.status === 'accepted'}
    files={request.files}
    linkOf={moves.linkOf}
    sendFor={acceptsMessages(request.status, request.moves) ? moves.uploadReceipt : undefined}
    onAccept={moves.acceptAgreement}
    onDecline={moves.declineChange}
  />
);

const ClientRequestView = ({ request }: { request: ClientRequestDetail }) => {
  const moves = useClientMoves(request.reference);
  useLinkedItem(true);
  const isOpen = acceptsMessages(request.status, request.moves);
  const { checklist = [], agreements = [] } = request;
  return (
    <>
      <RequestHead
        request={request}
        side="client"
        parent={{ label: requestsCopy.title, to: paths.requests() }}
        actions={
          isOpen && (
            <Button size="small" tone="quiet" onClick={focusComposer}>
              {labels.writeToUs}
            </Button>
          )
        }
      />
      <JumpLinks
        items={[
          { label: requestPanels.path, id: anchors.path },
          ...(agreements.length > 0 ? [{ label: requestPanels.agreement, id: anchors.agreement }] : []),
          ...(checklist.length > 0 ? [{ label: requestPanels.checklist.title, id: anchors.checklist }] : []),
          { label: requestPanels.messages, id: anchors.messages },
          { label: requestPanels.files, id: anchors.files },
          { label: requestPanels.sent, id: anchors.sent },
        ]}
      />
      <ClientBanner request={request} moves={moves} />
      <Decisions request={request} moves={moves} />
      <FactsRow items={clientFacts(request)} />
      <PathPanel request={request} side="client" />
      <DashboardColumns>
        <DashboardColumn>
          <Agreements request={request} moves={moves} />
          {checklist.length > 0 && (
            <ChecklistPanel
              items={checklist}
              files={request.files}
              linkOf={moves.linkOf}
              sendFor={isOpen ? moves.uploadDocument : undefined}
            />
          )}
          {request.calculation && <CaseOpener reference={request.reference} area={clientArea} />}
          <Messages request={request} moves={moves} />
          <FilesPanel
            side="client"
            files={request.files}
            linkOf={moves.linkOf}
            linkOfAll={moves.linkOfAll}
            send={isOpen ? moves.upload : undefined}
          />
        </DashboardColumn>
        <Aside request={request} moves={moves} />
      </DashboardColumns>
    </>
  );
};

/** The page of a request for its client. */
export const ClientRequest = ({ reference }: { reference: string }) => (
  <RequestStates
    query={useQuery(requestQuery(clientArea, reference))}
    notFound={{ title: labels.notFound, text: labels.notFoundText, list: labels.list }}
  >
    {(request) => <ClientRequestView request={request} />}
  </RequestStates>
);
