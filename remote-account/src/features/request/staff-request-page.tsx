import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { acceptsMessages, acceptsPhaseStates, acceptsQuoteDraft, type StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { countOf, formatDate, formatDay, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import {
  AgreementOpener,
  anchors,
  AppointmentPanel,
  CaseOpener,
  consultantArea,
  dateFact,
  FactsRow,
  FilesPanel,
  HistoryPanel,
  JumpLinks,
  MessageThread,
  nextStepFact,
  PathPanel,
  QuoteLine,
  RequestHead,
  requestQuery,
  RunningClock,
  SentPanel,
  updatedFact,
  useLinkedItem,
  useRequestCalls,
  type RequestFact,
} from 'shared-lib/request';
import {
  AppointmentEditor,
  ChecklistOpener,
  MovesPanel,
  NoShowButton,
  PhaseEditor,
  QuoteEditor,
  StaffComposer,
} from 'shared-lib/request/staff';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Panel } from 'shared-lib/ui/panel';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { requestCopy as labels } from '../../copy/requests.ts';
import { DashboardColumn, DashboardColumns } from '../../dashboard/list-styles.ts';
import { ClientPanel } from './client-panel.tsx';
import { RequestStates } from './request-view.tsx';

type Calls = ReturnType<typeof useRequestCalls<StaffRequestDetail>>;

interface Props {
  request: StaffRequestDetail;
  calls: Calls;
}

/** What the client owes. */
const questionFact = ({ question, answer_due_at, status }: StaffRequestDetail): RequestFact => ({
  label: labels.fromClient,
  value: status === 'awaiting_client' && question ? question : labels.nothing,
  note: answer_due_at && requestPanels.before(formatDay(answer_due_at)),
});

/** The running clock of the first reply or the delivery. */
const clockFact = ({ clock }: StaffRequestDetail): RequestFact | undefined =>
  clock && clock.state !== 'stopped' && clock.awaits
    ? { label: labels.clock[clock.awaits], value: <RunningClock clock={clock} /> }
    : undefined;

const quoteFact = ({ quotes }: StaffRequestDetail): RequestFact => {
  const latest = quotes.find(({ status }) => status !== 'draft');
  return {
    label: requestPanels.quote,
    value: latest ? formatUsd(latest.amount) : labels.nothing,
    note: latest && countOf(latest.delivery_days, requestPanels.workingDays),
  };
};

const Work = ({ request, calls }: Props) => (
  <Suspense fallback={<Skeleton $block="20rem" />}>
    {request.phase_plans && request.phase_plans.length > 0 && (
      <PhaseEditor
        plans={request.phase_plans}
        tasks={request.tasks ?? []}
        canChange={acceptsPhaseStates(request.status)}
        onPhase={(input) => calls.change('patch', '/phases', input)}
        onAddTask={(input) => calls.change('post', '/tasks', input)}
        onChangeTask={(id, change) => calls.change('patch', `/tasks/${id}`, change)}
        onRemoveTask={(id) => calls.change('delete', `/tasks/${id}`)}
      />
    )}
    {acceptsQuoteDraft(request.kind, request.status) && (
      <QuoteEditor
        reference={request.reference}
        draft={request.quotes.find(({ status }) => status === 'draft')}
        onSave={(input) => calls.change('put', '/quote', input)}
      />
    )}
  </Suspense>
);

const Conversation = ({ request, calls }: Props) => {
  const isOpen = acceptsMessages(request.status, request.moves);
  return (
    <>
      <MessageThread
        title={requestPanels.conversation}
        side="staff"
        messages={request.messages}
        notes={request.notes}
        events={request.events}
        linkOf={calls.linkOf}
        onRead={() => void calls.markRead()}
      >
        <StaffComposer
          reference={request.reference}
          files={request.files}
          canMessage={isOpen}
          onMessage={(input, key) => calls.change('post', '/messages', input, key)}
          onNote={(input, key) => calls.change('post', '/notes', input, key)}
          sendFile={calls.upload}
        />
      </MessageThread>
      <FilesPanel
        side="staff"
        files={request.files}
        linkOf={calls.linkOf}
        linkOfAll={calls.linkOfAll}
        send={isOpen ? calls.upload : undefined}
        onPublish={({ id }) => calls.change('post', `/files/${id}/publish`)}
        onRemove={({ id }) => calls.change('delete', `/files/${id}`)}
      />
    </>
  );
};

const Aside = ({ request, calls }: Props) => {
  const now = useMinuteClock() ?? 0;
  const { appointment = null, quotes, status } = request;
  const sent = quotes.find((quote) => quote.status !== 'draft');
  return (
    <DashboardColumn>
      <MovesPanel request={request} onMove={(input) => calls.change('post', '/transitions', input)} />
      <ClientPanel request={request} />
      {request.kind === 'consultation' && (
        <AppointmentPanel
          side="staff"
          appointment={appointment}
          isAhead={appointment !== null && status === 'scheduled' && Date.parse(appointment.at) > now}
        >
          {request.moves.length > 0 && (
            <AppointmentEditor
              key={appointment?.at}
              reference={request.reference}
              appointment={appointment}
              onSave={(input) => calls.change('put', '/appointment', input)}
            />
          )}
          <NoShowButton request={request} onMark={() => calls.change('post', '/booking/no-show')} />
        </AppointmentPanel>
      )}
      {sent && (
        <Panel
          title={requestPanels.quote}
          id={acceptsQuoteDraft(request.kind, request.status) ? undefined : anchors.quote}
        >
          <QuoteLine quote={sent} />
        </Panel>
      )}
      <SentPanel request={request} title={requestPanels.sentByClient} />
      <HistoryPanel request={request} />
    </DashboardColumn>
  );
};

/** The request that a contact message became, or the message that a request came from. */
const Conversion = ({ request: { converted_to, converted_from } }: { request: StaffRequestDetail }) => {
  const other = converted_to ?? converted_from;
  return (
    other && (
      <Alert tone="info" role="none">
        {converted_to ? labels.convertedTo : labels.convertedFrom} <Ltr>{other}</Ltr>
      </Alert>
    )
  );
};

const StaffRequestView = ({ request }: { request: StaffRequestDetail }) => {
  const calls = useRequestCalls(consultantArea, request.reference);
  useLinkedItem(true);
  return (
    <>
      <RequestHead
        request={request}
        parent={{ label: labels.queue, to: paths.dashboard() }}
        details={
          <>
            <span>{request.name}</span>
            <span>{requestPanels.sentAt(formatDate(request.created_at))}</span>
          </>
        }
      />
      <Conversion request={request} />
      <JumpLinks
        items={[
          { label: labels.moves, id: 'moves' },
          { label: requestPanels.conversation, id: anchors.messages },
          { label: requestPanels.files, id: anchors.files },
          { label: requestPanels.client, id: 'client' },
        ]}
      />
      <FactsRow
        items={[
          nextStepFact(request, 'staff'),
          clockFact(request) ?? dateFact(request),
          questionFact(request),
          request.kind === 'feasibility' ? quoteFact(request) : updatedFact(request),
        ]}
      />
      <PathPanel request={request} side="staff" hasPhases={false} />
      <DashboardColumns>
        <DashboardColumn>
          <Work request={request} calls={calls} />
          <AgreementOpener
            agreements={request.agreements ?? []}
            base={consultantArea.base}
            reference={request.reference}
            isWaiting={request.status === 'accepted'}
            files={request.files}
            linkOf={calls.linkOf}
          />
          {request.kind !== 'contact' && <ChecklistOpener request={request} calls={calls} />}
          {request.calculation && <CaseOpener reference={request.reference} area={consultantArea} />}
          <Conversation request={request} calls={calls} />
        </DashboardColumn>
        <Aside request={request} calls={calls} />
      </DashboardColumns>
    </>
  );
};

/** The workspace of the consultant whom a request is assigned to. */
export const ConsultantRequest = ({ reference }: { reference: string }) => (
  <RequestStates
    query={useQuery(requestQuery(consultantArea, reference))}
    notFound={{ title: labels.notFoundForStaff, text: labels.notFoundForStaffText, list: labels.queue }}
  >
    {(request) => <StaffRequestView request={request} />}
  </RequestStates>
);
