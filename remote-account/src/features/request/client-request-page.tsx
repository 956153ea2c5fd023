import type { ClientRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import {
  anchors,
  clientArea,
  Composer,
  dateFact,
  FactsRow,
  HistoryPanel,
  MessageThread,
  nextStepFact,
  personFact,
  PhaseProgress,
  RequestHead,
  RequestTimeline,
  SentPanel,
  useRequestCalls,
} from 'shared-lib/request';
import { Alert } from 'shared-lib/ui/alert';
import { Panel } from 'shared-lib/ui/panel';
import { requestCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { Column, Columns } from './request-layout.ts';

const banners: Readonly<Record<string, string>> = labels.banner;

/** What the client is waited for, or why the work rests, with the note of the last change. */
const Banner = ({ request: { status, events } }: { request: ClientRequestDetail }) => {
  const banner = banners[status];
  const note = events.findLast(({ type }) => type === 'status')?.note;
  return (
    banner && (
      <Alert tone={status === 'on_hold' ? 'info' : 'warning'} role="none">
        {banner} {note}
      </Alert>
    )
  );
};

/** The page of a request for its client. */
export const ClientRequestPage = ({ request }: { request: ClientRequestDetail }) => {
  const calls = useRequestCalls(clientArea, request.reference);
  return (
    <>
      <RequestHead request={request} parent={{ label: requestsCopy.title, to: paths.requests() }} />
      <Banner request={request} />
      <FactsRow
        items={[
          nextStepFact(request, 'client'),
          dateFact(request),
          personFact(requestPanels.consultant, request.consultant),
          { label: requestPanels.updated, value: formatDateTime(request.updated_at) },
        ]}
      />
      <Panel title={requestPanels.path} id={anchors.path}>
        <Column>
          <RequestTimeline request={request} side="client" />
          <PhaseProgress plans={request.phase_plans ?? []} />
        </Column>
      </Panel>
      <Columns>
        <MessageThread
          side="client"
          messages={request.messages}
          linkOf={calls.linkOf}
          onRead={() => void calls.change('post', '/read').catch(() => undefined)}
        >
          <Composer
            name={`message:${request.reference}`}
            label={requestPanels.composer.toCompany}
            files={request.files}
            onSend={(input, key) => calls.change('post', '/messages', input, key)}
            sendFile={calls.upload}
          />
        </MessageThread>
        <Column>
          <SentPanel request={request} />
          <HistoryPanel request={request} />
        </Column>
      </Columns>
    </>
  );
};
