import type { AdminRequest } from 'shared-lib/contracts';
import type { ListDefinition } from 'shared-lib/list';
import { inbox } from '../../copy/inbox.ts';
import { InboxRows } from './inbox-rows.tsx';
import { requestListOf, RequestTools } from './request-list.tsx';

/** One list over the requests of all kinds, for triage. */
export const inboxList: ListDefinition<AdminRequest> = {
  ...requestListOf('inbox'),
  defaultSort: { key: 'clock_due_at', direction: 'ascending' },
  renderRows: (rows, selection, pages) => <InboxRows rows={rows} selection={selection} pages={pages} />,
  renderTools: (query) => <RequestTools resource="requests" query={query} fileName={inbox.title} />,
  copy: inbox,
};
