import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboardMessage, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const messages = paged(dashboardMessage);
const PAGE_SIZE = 20;
const POLL_MS = 30_000;

export const messageFilters = ['all', 'unread', 'received', 'sent'] as const;
export type MessageFilter = (typeof messageFilters)[number];
export type DashboardRole = 'client' | 'consultant';

/** Query parameters of a filter. What a client received is what staff wrote, and the reverse. */
const paramsOf = (role: DashboardRole, filter: MessageFilter) => {
  const [mine, theirs] = role === 'client' ? ['client', 'staff'] : ['staff', 'client'];
  switch (filter) {
    case 'unread':
      return { unread: 1 };
    case 'received':
      return { from: theirs };
    case 'sent':
      return { from: mine };
    default:
      return {};
  }
};

/** One page of the messages of all requests, newest first. */
export const messagePageQuery = (role: DashboardRole, filter: MessageFilter, page: number) =>
  queryOptions({
    queryKey: [role === 'client' ? 'account' : 'consultant', 'messages', filter, page],
    queryFn: ({ signal }) =>
      http.get(role === 'client' ? '/account/messages' : '/consultant/messages', messages, {
        params: { ...paramsOf(role, filter), page, per_page: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });
