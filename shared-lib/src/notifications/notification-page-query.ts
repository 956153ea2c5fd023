import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  notification,
  notificationPreference,
  paged,
  type NotificationPreference,
  type NotificationPreferenceInput,
} from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

const page = z.extend(paged(notification), { unread: z.int() });
const preferences = z.object({ data: z.array(notificationPreference) });
const PAGE_SIZE = 20;
const POLL_MS = 30_000;
const PREFERENCES_PATH = '/account/notification-preferences';

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** One page of the notifications, newest first. The key starts like those of the bell, so that reading updates both. */
export const notificationPageQuery = (filter: NotificationFilter, number: number) =>
  queryOptions({
    queryKey: ['account', 'notifications', 'page', filter, number],
    queryFn: ({ signal }) =>
      http.get('/account/notifications', page, {
        params: { page: number, per_page: PAGE_SIZE, ...(filter === 'unread' ? { unread: 1 } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['account', 'notification-preferences'],
    queryFn: async ({ signal }) => (await http.get(PREFERENCES_PATH, preferences, { signal })).data,
  });

/** Saves one preference. @returns all preferences */
export const savePreference = async (input: NotificationPreferenceInput): Promise<NotificationPreference[]> =>
  (await http.patch(PREFERENCES_PATH, input, preferences)).data;
