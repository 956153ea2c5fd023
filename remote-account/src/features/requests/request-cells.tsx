import { RequestBadge } from 'shared-lib/request';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate, requestTitle } from 'shared-lib/format';
import type { ClientRequest, StaffRequest, RequestSort } from 'shared-lib/contracts';
import type { ListColumn, ListFilter, ListTab, ListState } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { assignedCopy, requestsCopy as labels } from '../../copy/requests.ts';
import { nextStepDate, nextStepText } from '../../dashboard/next-step.tsx';

/** Column → its sort order in the API, and the direction that this order has. */
const sorts: Readonly<Record<string, { sort: RequestSort; usual: 'ascending' | 'descending' }>> = {
  updated_at: { sort: 'updated', usual: 'descending' },
  created_at: { sort: 'created', usual: 'descending' },
  next: { sort: 'due', usual: 'ascending' },
};

/** Query parameters of the sort order of a list of requests. */
export const sortParams = ({ sort: { key, direction } }: Pick<ListState, 'sort'>): Record<string, string> => {
  const found = sorts[key];
  if (!found) return {};
  return { sort: found.sort, ...(direction === found.usual ? {} : { order: 'reversed' }) };
};

type Row = ClientRequest | StaffRequest;

const Mark = styled.small`
  && {
    color: ${color.clay600};
  }
`;

/** A short value that stays in one line. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

const Step = styled.span`
  small {
    display: block;
  }
`;

/** Title with link and reference; marks an urgent request and new messages. */
const TitleCell = ({ request }: { request: Row }) => (
  <span>
    <b>
      <LoneTextLink to={paths.request(request.reference)}>{requestTitle(request)}</LoneTextLink>
    </b>
    <small>
      <Ltr>{request.reference}</Ltr>
    </small>{' '}
    {'priority' in request && request.priority === 'urgent' && <Mark>{assignedCopy.urgent} </Mark>}
    {request.unread_messages > 0 && <Mark>{labels.newMessage}</Mark>}
  </span>
);

interface NextStepProps {
  request: Row;
  side: 'client' | 'staff';
}

/** What happens next and until when. */
const NextStepCell = ({ request: { next_step }, side }: NextStepProps) =>
  next_step && (
    <Step>
      {nextStepText(next_step, side)} <small>{nextStepDate(next_step)}</small>
    </Step>
  );

const kinds = Object.entries(labels.kinds);

/** Filter and tabs of the kinds of requests. */
export const kindFilter: ListFilter = {
  kind: 'choices',
  key: 'kind',
  label: labels.kind,
  options: kinds.map(([value, label]) => ({ value, label })),
};
const kindTabs: readonly ListTab[] = kinds.map(([kind, label]) => ({
  key: kind,
  label,
  filters: { kind: [kind] },
}));

/** The columns of a request, for one side of it. */
export const requestColumns = (side: NextStepProps['side']) => {
  const columns = {
    title: { key: 'title', label: labels.request, title: true, cell: (row) => <TitleCell request={row} /> },
    kind: { key: 'kind', label: labels.kind, cell: ({ kind }) => <OneLine>{requestKindLabels[kind]}</OneLine> },
    status: {
      key: 'status',
      label: labels.status,
      // Beside the date that orders the rows; three facts would cut the longest status.
      onPhone: true,
      cell: (row) => <RequestBadge request={row} side={side} />,
    },
    next: {
      key: 'next',
      label: labels.next,
      sortable: true,
      cell: (row) => <NextStepCell request={row} side={side} />,
    },
    updated: {
      key: 'updated_at',
      label: labels.updated,
      sortable: true,
      cell: ({ updated_at }) => <OneLine>{formatDate(updated_at)}</OneLine>,
    },
  } satisfies Record<string, ListColumn<Row>>;
  return columns;
};

/** What the lists of clients and of consultants have in common. */
export const requestListBase = {
  keyOf: ({ id }: Row) => id,
  nameOf: requestTitle,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  sizes: [10, 25, 50],
  tabs: kindTabs,
} as const;
