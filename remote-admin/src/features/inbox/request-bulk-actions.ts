import type { AdminRequest } from 'shared-lib/contracts';
import { kindOfReference, requestPath } from '../../request/request-link.ts';
import { requestsKey } from '../../request/summary-query.ts';
import { bulkCopy, bulkStates } from '../../copy/bulk.ts';
import { inbox } from '../../copy/inbox.ts';
import type { BulkAction, BulkTarget } from '../../resource/bulk/bulk-target.ts';

const { requests } = bulkCopy;
const labels = inbox.bulk;

const REFERENCE = /[A-Z]{2}-\d{4}-\d+/;

/** Requests of any kind. Their names end with their references. */
export const requestTarget: BulkTarget = {
  path: 'requests',
  noun: inbox.noun,
  states: bulkStates.masculine,
  labels: {},
  hrefOf: ({ name }) => {
    const reference = REFERENCE.exec(name)?.[0] ?? '';
    return requestPath({ kind: kindOfReference(reference), reference });
  },
  refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: requestsKey }),
};

const archiveRequests: BulkAction = {
  key: 'archive',
  label: labels.archive,
  body: { action: 'archive', is_archived: true },
  copy: requests.archive,
  unchanged: ['archived'],
};
const unarchiveRequests: BulkAction = {
  key: 'unarchive',
  label: labels.unarchive,
  body: { action: 'archive', is_archived: false },
  copy: requests.unarchive,
};
const spamRequests: BulkAction = {
  key: 'spam',
  label: labels.spam,
  body: { action: 'spam', is_spam: true },
  copy: requests.spam,
  unchanged: ['spam'],
};
const notSpamRequests: BulkAction = {
  key: 'not-spam',
  label: labels.notSpam,
  body: { action: 'spam', is_spam: false },
  copy: requests.notSpam,
};
export const urgentRequests: BulkAction = {
  key: 'urgent',
  label: labels.priority,
  body: { action: 'priority', priority: 'urgent' },
  copy: requests.urgent,
};
export const normalRequests: BulkAction = {
  key: 'normal',
  label: labels.normal,
  body: { action: 'priority', priority: 'normal' },
  copy: requests.normal,
};

/** Archiving in a view: the view of archived requests takes them out again. */
export const archiveIn = (view: string | null): BulkAction =>
  view === 'archived' ? unarchiveRequests : archiveRequests;
export const spamIn = (view: string | null): BulkAction => (view === 'spam' ? notSpamRequests : spamRequests);

/** Archiving or marking one request, without a question: a message takes it back. */
export const archiveInput = ({ archived_at }: AdminRequest) =>
  ({ action: 'archive', is_archived: archived_at === null }) as const;
export const spamInput = ({ is_spam }: AdminRequest) => ({ action: 'spam', is_spam: !is_spam }) as const;
