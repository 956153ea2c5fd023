import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import type { ClientRequestDetail } from 'shared-lib/contracts';
import { FailedRows, StaleRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { color, media, text } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { Steps } from 'shared-lib/ui/steps';
import styled from 'styled-components';
import { requestCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { RequestBadge, titleOf } from '../../request/request-summary.tsx';
import { MessageThread } from './message-thread.tsx';
import { RequestFacts } from './request-facts.tsx';
import { HistoryPanel, Phases, SentPanel } from './request-panels.tsx';
import { requestQuery } from './request-query.ts';
import { stepsOf } from './request-steps.ts';

const Head = styled.header`
  display: grid;
  gap: 0.5rem;
  h1 {
    ${text.pageTitle}
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
    color: ${color.text2};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
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

const RequestContent = ({ request }: { request: ClientRequestDetail }) => (
  <>
    <Head>
      <Breadcrumbs items={[{ label: requestsCopy.title, to: paths.requests() }, { label: request.reference }]} />
      <h1>{titleOf(request)}</h1>
      <p>
        <RequestBadge request={request} />
        <span>{requestKindLabels[request.kind]}</span>
        <span>{labels.sentAt(formatDate(request.created_at))}</span>
      </p>
    </Head>
    <Banner request={request} />
    <RequestFacts request={request} />
    <Panel title={labels.path}>
      <Column>
        <Steps items={stepsOf(request)} />
        <Phases phases={request.phases} />
      </Column>
    </Panel>
    <Columns>
      <MessageThread messages={request.messages} />
      <Column>
        <SentPanel request={request} />
        <HistoryPanel request={request} />
      </Column>
    </Columns>
  </>
);

/** The page of a request for its client. */
export const RequestView = ({ reference }: { reference: string }) => {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(reference));
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (!data && error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={2}
        title={labels.notFound}
        text={labels.notFoundText}
        action={<ButtonLink to={paths.requests()}>{requestsCopy.title}</ButtonLink>}
      />
    );
  if (!data && error) return <FailedRows error={error} {...retry} />;
  if (!data)
    return (
      <LoadingArea>
        <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
        <Skeleton $inline="100%" $block="20rem" />
      </LoadingArea>
    );
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      <RequestContent request={data} />
    </>
  );
};
