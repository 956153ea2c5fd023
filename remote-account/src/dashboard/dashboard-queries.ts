import { queryOptions } from '@tanstack/react-query';
import {
  accountSummary,
  clientRequest,
  consultantSummary,
  dashboardMessage,
  paged,
  staffRequest,
  studyCard,
  type ConsultantView,
} from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

const POLL_MS = 30_000;
const polled = { staleTime: POLL_MS / 2, refetchInterval: POLL_MS, refetchIntervalInBackground: false } as const;

const clientSummaryResponse = z.object({ data: accountSummary });
const consultantSummaryResponse = z.object({ data: consultantSummary });
const clientRequests = paged(clientRequest);
const assignedRequests = paged(staffRequest);
const messages = paged(dashboardMessage);
const studies = paged(studyCard);

/** Requests on the home page. The list of all requests is one click away. */
const SHOWN_REQUESTS = 4;
const SHOWN_MESSAGES = 3;
const SHOWN_STUDIES = 3;
const QUEUE_SIZE = 50;

/** Queries that several pages of the dashboard use. All keys start with `account` or `consultant`. */
export const dashboardQueries = {
  clientSummary: () =>
    queryOptions({
      queryKey: ['account', 'summary'],
      queryFn: async ({ signal }) => (await http.get('/account/summary', clientSummaryResponse, { signal })).data,
      ...polled,
    }),
  consultantSummary: () =>
    queryOptions({
      queryKey: ['consultant', 'summary'],
      queryFn: async ({ signal }) =>
        (await http.get('/consultant/summary', consultantSummaryResponse, { signal })).data,
      ...polled,
    }),
  activeRequests: () =>
    queryOptions({
      queryKey: ['account', 'requests', 'active'],
      queryFn: ({ signal }) =>
        http.get('/account/requests', clientRequests, {
          params: { state: 'active', per_page: SHOWN_REQUESTS },
          signal,
        }),
      ...polled,
    }),
  /** One page of a view of the assigned requests, by the date of the next step. */
  queue: (view: ConsultantView, page: number) =>
    queryOptions({
      queryKey: ['consultant', 'requests', 'queue', view, page],
      queryFn: ({ signal }) =>
        http.get('/consultant/requests', assignedRequests, {
          params: { view, page, per_page: QUEUE_SIZE, sort: 'due' },
          signal,
        }),
      ...polled,
    }),
  /** The newest messages of the other side: unread ones for a client, all of them for a consultant. */
  latestMessages: (role: 'client' | 'consultant') =>
    queryOptions({
      queryKey: [role === 'client' ? 'account' : 'consultant', 'messages', 'latest'],
      queryFn: ({ signal }) =>
        http.get(role === 'client' ? '/account/messages' : '/consultant/messages', messages, {
          params: {
            ...(role === 'client' ? { from: 'staff', unread: 1 } : { from: 'client' }),
            per_page: SHOWN_MESSAGES,
          },
          signal,
        }),
      ...polled,
    }),
  /** The published studies that were downloaded most. */
  popularStudies: () =>
    queryOptions({
      queryKey: ['studies', 'popular'],
      queryFn: ({ signal }) =>
        http.get('/public/studies', studies, { params: { sort: 'downloads', per_page: SHOWN_STUDIES }, signal }),
      staleTime: 5 * 60_000,
    }),
};
