import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import type { Notification } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { FailedRows, LoadingBars, StaleRows } from 'shared-lib/list';
import { listHref, readChoice, readPage } from 'shared-lib/list/url-state';
import { Navigate, useSearchParams } from 'shared-lib/router';
import { color, surface, weight } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { FilterTabs } from 'shared-lib/ui/filter-tabs';
import { Icon } from 'shared-lib/ui/icon';
import { PageHead } from 'shared-lib/ui/page-head';
import { Pagination } from 'shared-lib/ui/pagination';
import { useRef, type Ref } from 'react';
import styled from 'styled-components';
import { notificationsPage as labels } from 'shared-lib/copy';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { NotificationItem, groupByDay } from './notification-item.tsx';
import { notificationFilters, notificationPageQuery, type NotificationFilter } from './notification-page-query.ts';
import { readNotifications } from './notification-queries.ts';
import { PreferencesPanel } from './preferences-panel.tsx';
import { Columns } from 'shared-lib/ui/stack';

const Day = styled.section`
  border: 1px solid ${color.line};
  border-block-start: 0;
  ${surface.light}
  h2 {
    padding: var(--s2) var(--s5);
    background: ${color.sand200};
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.medium};
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const readFilter = (search: URLSearchParams): NotificationFilter =>
  readChoice(search, 'show', notificationFilters) ?? 'all';

const useReading = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids?: readonly number[]) => {
      await readNotifications(queryClient, ids);
      // The numbers of the menu.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'summary' });
    },
    onError: (error) => toast.failure(labels.readFailed, error instanceof HttpError ? error.message : undefined),
  });
};

interface DaysProps {
  items: readonly Notification[];
  now: number;
  onOpen: (id: number) => void;
}

const Days = ({ items, now, onOpen }: DaysProps) =>
  groupByDay(items, now).map((day) => (
    <Day key={day.title} aria-label={day.title}>
      <h2>{day.title}</h2>
      <ul>
        {day.items.map((item) => (
          <li key={item.id}>
            <NotificationItem notification={item} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Day>
  ));

const hrefOf = (filter: string, page = 1) => listHref('', { show: filter === 'all' ? '' : filter, page }) || '?';

interface ListProps extends Pick<DaysProps, 'onOpen'> {
  listRef: Ref<HTMLDivElement>;
}

const NotificationList = ({ onOpen, listRef }: ListProps) => {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const page = readPage(search);
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useLastingFailure(
    useQuery(notificationPageQuery(filter, page)),
  );
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (data && !isPlaceholderData && page > data.meta.last_page)
    return <Navigate to={hrefOf(filter, data.meta.last_page)} replace />;
  return (
    <div ref={listRef} tabIndex={-1} role="group" aria-label={labels.title}>
      <FilterTabs
        label={labels.filters}
        current={filter}
        hrefOf={hrefOf}
        tabs={notificationFilters.map((value) => ({
          value,
          label: labels.filter[value],
          count: value === 'unread' ? data?.unread : undefined,
        }))}
      />
      {!data && !error && <LoadingBars rows={6} />}
      {!data && error && <FailedRows error={error} {...retry} />}
      {data && error && <StaleRows error={error} {...retry} />}
      {data?.data.length === 0 && (
        <EmptyState level={2} title={labels.empty[filter]} text={filter === 'all' ? labels.emptyText : undefined} />
      )}
      {data && data.data.length > 0 && (
        <>
          <Days items={data.data} now={dataUpdatedAt} onOpen={onOpen} />
          <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(other) => hrefOf(filter, other)} />
        </>
      )}
    </div>
  );
};

/** The page of all notifications by day, and where the user wants to be notified. */
export const NotificationsPage = () => {
  const [search] = useSearchParams();
  const { data } = useQuery(notificationPageQuery(readFilter(search), readPage(search)));
  const { mutate, isPending } = useReading();
  const list = useRef<HTMLDivElement>(null);
  // The button leaves with the last unread notification.
  const readAll = () => mutate(undefined, { onSuccess: () => list.current?.focus() });
  return (
    <>
      <PageHead
        title={labels.title}
        text={data ? countOf(data.unread, labels.unread) : ''}
        isLive
        actions={
          data &&
          data.unread > 0 && (
            <Button tone="quiet" size="small" pending={isPending} onClick={readAll}>
              <Icon icon={CheckCheck} size={16} />
              {labels.readAll}
            </Button>
          )
        }
      />
      <Columns $gap="6" $columns="minmax(0, 8fr) minmax(0, 4fr)" $align="start" $stacked>
        <NotificationList listRef={list} onOpen={(id) => mutate([id])} />
        <PreferencesPanel />
      </Columns>
    </>
  );
};
