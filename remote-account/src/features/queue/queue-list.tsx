import { useQuery } from '@tanstack/react-query';
import type { StaffRequest } from 'shared-lib/contracts';
import { FailedRows, LoadingBars, StaleRows } from 'shared-lib/list';
import { listHref } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { Navigate, useSearchParams } from 'shared-lib/router';
import { color, surface, weight } from 'shared-lib/theme';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Pagination } from 'shared-lib/ui/pagination';
import styled from 'styled-components';
import { queueCopy as labels } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { queueViews, readQueuePlace, type QueueView } from '../../dashboard/queue-place.ts';
import { FilterTabs } from 'shared-lib/ui/filter-tabs';
import { PanelRows } from '../../dashboard/list-styles.ts';
import { groupRequests } from './queue-groups.ts';
import { QueueRow } from './queue-row.tsx';

const Group = styled.section`
  h2 {
    padding: var(--s2) var(--s6);
    border: 1px solid ${color.line};
    border-block-start: 0;
    background: ${color.sand200};
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.medium};
  }
  > div {
    border: 1px solid ${color.line};
    border-block-start: 0;
    ${surface.light}
  }
`;

const hrefOf = (view: string, page = 1): string =>
  listHref(paths.dashboard(), { view: view === 'active' ? '' : view, page });

const ViewTabs = ({ view }: { view: QueueView }) => {
  const { data } = useQuery(dashboardQueries.consultantSummary());
  return (
    <FilterTabs
      label={labels.views}
      current={view}
      hrefOf={hrefOf}
      tabs={queueViews.map((value) => ({
        value,
        label: labels.view[value],
        count: data?.views[value],
        isUrgent: value === 'overdue',
      }))}
    />
  );
};

const Groups = ({ requests, now }: { requests: readonly StaffRequest[]; now: number }) =>
  groupRequests(requests, now).map(({ group, rows }) => (
    <Group key={group} aria-label={labels.groups[group]}>
      <h2>{labels.groups[group]}</h2>
      <div>
        <PanelRows>
          {rows.map((request) => (
            <li key={request.id}>
              <QueueRow request={request} group={group} />
            </li>
          ))}
        </PanelRows>
      </div>
    </Group>
  ));

/** The assigned requests of a view, grouped by urgency. The view and the page are in the URL. */
export const QueueList = () => {
  const [search] = useSearchParams();
  const { view, page } = readQueuePlace(search);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useLastingFailure(
    useQuery(dashboardQueries.queue(view, page)),
  );
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (data && page > data.meta.last_page) return <Navigate to={hrefOf(view, data.meta.last_page)} replace />;
  return (
    <div>
      <ViewTabs view={view} />
      {!data && !error && <LoadingBars rows={6} />}
      {!data && error && <FailedRows error={error} {...retry} />}
      {data && error && <StaleRows error={error} {...retry} />}
      {data?.data.length === 0 && <EmptyState level={2} title={labels.empty[view]} text={labels.emptyText} />}
      {data && data.data.length > 0 && (
        <>
          <Groups requests={data.data} now={dataUpdatedAt} />
          <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(other) => hrefOf(view, other)} />
        </>
      )}
    </div>
  );
};
