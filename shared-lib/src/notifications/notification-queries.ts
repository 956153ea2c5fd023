import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { notification, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

const page = z.extend(paged(notification), { unread: z.int() });
const readResponse = z.object({ data: z.object({ unread: z.int() }) });

/** Start of the query keys of all notifications. */
const notificationsKey = ['account', 'notifications'] as const;

/** How many notifications the bell lists. */
const LATEST = 8;
const POLL_MS = 60_000;

/** The latest notifications and the number of unread ones. Polled each minute while the page is visible. */
export const latestNotificationsQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'latest'],
    queryFn: ({ signal }) => http.get(`/account/notifications?per_page=${LATEST}`, page, { signal }),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });

/** Marks notifications as read; without ids, all of them. */
export const readNotifications = async (queryClient: QueryClient, ids?: readonly number[]): Promise<void> => {
  await http.post('/account/notifications/read', ids ? { ids } : {}, readResponse);
  await queryClient.invalidateQueries({ queryKey: notificationsKey });
};
