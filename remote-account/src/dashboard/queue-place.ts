import { readChoice, readPage } from 'shared-lib/list/url-state';

/** The views of the queue in the order of their tabs; `all` is the list of requests. */
export const queueViews = ['active', 'overdue', 'week', 'waiting', 'new'] as const;
export type QueueView = (typeof queueViews)[number];

export interface QueuePlace {
  view: QueueView;
  page: number;
}

/** The view and the page of the queue in a URL. */
export const readQueuePlace = (search: URLSearchParams): QueuePlace => ({
  view: readChoice(search, 'view', queueViews) ?? 'active',
  page: readPage(search),
});
