import { QueryBlock } from 'shared-lib/list';
import { RequestBadge } from 'shared-lib/request';
import { useQuery } from '@tanstack/react-query';
import type { ClientRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatNumber, requestTitle } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientHomeCopy as labels, dashboardListCopy } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { Count, Meta, PanelNote, PanelRows, RowTitle } from '../../dashboard/list-styles.ts';
import { MiniSteps } from '../../dashboard/mini-steps.tsx';
import { nextStepDate, nextStepText } from '../../dashboard/next-step.tsx';
import { Columns, Stack } from 'shared-lib/ui/stack';

const Next = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

const NextStepLine = ({ step }: { step: ClientRequest['next_step'] }) => {
  if (!step) return null;
  const date = nextStepDate(step);
  return (
    <Next>
      {dashboardListCopy.nextStep} <b>{nextStepText(step, 'client')}</b>
      {date && dashboardListCopy.comma + date}
    </Next>
  );
};

const ActiveRequest = ({ request }: { request: ClientRequest }) => (
  <Columns $gap="2 6" $columns="minmax(0, 1fr) auto" $align="center" $stacked>
    <div>
      <RowTitle>
        <Link to={paths.request(request.reference)}>{requestTitle(request)}</Link>
      </RowTitle>
      <Meta>
        <Ltr>{request.reference}</Ltr>
        <span>{requestKindLabels[request.kind]}</span>
        {request.consultant && <span>{dashboardListCopy.consultant(request.consultant)}</span>}
      </Meta>
      <NextStepLine step={request.next_step} />
    </div>
    <Stack $gap="3" $justify="start">
      <RequestBadge request={request} side="client" />
      {request.kind === 'feasibility' && <MiniSteps status={request.status} />}
    </Stack>
  </Columns>
);

/** The active requests that changed last, each with its next step. */
export const ActiveRequests = () => {
  const query = useQuery(dashboardQueries.activeRequests());
  const { data } = query;
  return (
    <Panel
      flush
      title={
        <>
          {labels.active}
          {data && data.meta.total > 0 && (
            <Count>{labels.activeCount(formatNumber(data.data.length), formatNumber(data.meta.total))}</Count>
          )}
        </>
      }
      tools={<ForwardLink to={paths.requests()}>{labels.activeAll}</ForwardLink>}
    >
      <QueryBlock isFlush query={query} rows={3} failed={labels.activeFailed}>
        {({ data: requests }) =>
          requests.length === 0 ? (
            <PanelNote>
              {labels.activeNone}. {labels.activeNoneText}
            </PanelNote>
          ) : (
            <PanelRows>
              {requests.map((request) => (
                <li key={request.id}>
                  <ActiveRequest request={request} />
                </li>
              ))}
            </PanelRows>
          )
        }
      </QueryBlock>
    </Panel>
  );
};
