import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import type { AdminRequest, RequestKind } from 'shared-lib/contracts';
import { requestPriorityLabels } from 'shared-lib/copy';
import { formatDateTime } from 'shared-lib/format';
import type { ListDefinition } from 'shared-lib/list';
import { paths, type RequestInbox } from 'shared-lib/paths';
import { RequestBadge } from 'shared-lib/request';
import { Link, useLocation } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import { useEffect } from 'react';
import styled from 'styled-components';
import { entry } from '../../copy/entry.ts';
import { inbox } from '../../copy/inbox.ts';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { RequestBulkActions } from './bulk-actions.tsx';
import { requestSource, withView } from '../../request/request-source.ts';
import { RowClock } from '../../request/request-clock.tsx';
import { requestFilters, viewTabs } from './request-filters.ts';
import { undoLast } from '../../resource/bulk/report-bulk.ts';
import { useTriageKeys } from '../../resource/keys/use-triage-keys.ts';
import { lastList } from '../../request/last-list.ts';
import { requestPath } from '../../request/request-link.ts';

const Title = styled(Link)`
  display: block;
  small {
    display: block;
  }
`;

const columns: ListDefinition<AdminRequest>['columns'] = [
  {
    key: 'name',
    label: inbox.request,
    title: true,
    sortable: true,
    cell: (row) => (
      <Title to={requestPath(row)}>
        <b>{row.name}</b>
        <span>{row.title}</span>
        <small>
          <Ltr>{row.reference}</Ltr> {row.is_unread && `· ${inbox.unread}`}
        </small>
      </Title>
    ),
  },
  { key: 'status', label: inbox.status, sortable: true, onPhone: true, cell: (row) => <RequestBadge request={row} /> },
  {
    key: 'priority',
    label: inbox.priority,
    sortable: true,
    initiallyHidden: true,
    cell: ({ priority }) => requestPriorityLabels[priority],
  },
  {
    key: 'assignee_id',
    label: inbox.assignee,
    cell: ({ assignee_name }) => assignee_name ?? inbox.nobody,
  },
  { key: 'sector_id', label: inbox.sector, initiallyHidden: true, cell: ({ sector }) => sector?.name_ar ?? '—' },
  { key: 'email', label: inbox.email, sortable: true, initiallyHidden: true, cell: ({ email }) => <Ltr>{email}</Ltr> },
  {
    key: 'phone',
    label: inbox.phone,
    initiallyHidden: true,
    cell: ({ phone, phone_e164 }) => (phone ? <PhoneLinks phone={phone} e164={phone_e164} /> : '—'),
  },
  {
    key: 'clock_due_at',
    onPhone: true,
    label: inbox.due,
    sortable: true,
    cell: ({ clock }) => <RowClock clock={clock} />,
  },
  {
    key: 'created_at',
    label: inbox.received,
    sortable: true,
    cell: ({ created_at }) => <TimeAgo since={created_at} />,
  },
  {
    key: 'updated_at',
    label: inbox.updated,
    sortable: true,
    initiallyHidden: true,
    cell: ({ updated_at }) => formatDateTime(updated_at),
  },
];

interface ToolsProps {
  resource: RequestInbox | 'requests';
  query: URLSearchParams;
  kind?: RequestKind;
  fileName: string;
}

/** The export, the key that takes back, and the memory of the list for the pages that are opened from it. */
export const RequestTools = ({ resource, query, kind, fileName }: ToolsProps) => {
  const { pathname, search } = useLocation();
  useTriageKeys({ KeyZ: undoLast });
  const shown = String(withView(query, kind));
  const page = Number(query.get('_page') ?? 1);
  useEffect(() => {
    lastList.write({ to: `${pathname}${search}`, query: shown, page });
  }, [pathname, search, shown, page]);
  return <ExportButton resource={resource} query={query} fileName={fileName} />;
};

const kinds: Readonly<Record<RequestInbox, RequestKind>> = {
  contacts: 'contact',
  consultations: 'consultation',
  'feasibility-requests': 'feasibility',
};

/** What the list of a kind and the inbox have in common. */
export const requestListOf = (name: string, kind?: RequestKind): Omit<ListDefinition<AdminRequest>, 'copy'> => ({
  name,
  source: requestSource(kind),
  keyOf: ({ id }) => id,
  nameOf: ({ name: sender }) => sender,
  defaultSort: { key: 'created_at', direction: 'descending' },
  columns,
  filters: requestFilters(kind),
  tabs: viewTabs,
  actions: (
    <ButtonLink size="small" to={paths.admin.newRequest()}>
      <Icon icon={PhoneIncoming} size={16} />
      {entry.title}
    </ButtonLink>
  ),
  renderBulkActions: (selection) => <RequestBulkActions selection={selection} />,
});

const definitionOf = (list: RequestInbox): ListDefinition<AdminRequest> => ({
  ...requestListOf(list, kinds[list]),
  renderTools: (query) => (
    <RequestTools resource={list} query={query} kind={kinds[list]} fileName={inbox.lists[list].title} />
  ),
  copy: {
    ...inbox.lists[list],
    search: inbox.search,
    empty: inbox.empty,
    emptyText: inbox.emptyText,
  },
});

/** The lists of the three kinds of request. */
export const requestLists: Readonly<Record<RequestInbox, ListDefinition<AdminRequest>>> = {
  contacts: definitionOf('contacts'),
  consultations: definitionOf('consultations'),
  'feasibility-requests': definitionOf('feasibility-requests'),
};
