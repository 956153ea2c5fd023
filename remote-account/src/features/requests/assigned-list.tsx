import { paged, staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { assignedCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { nextStepDate, nextStepText } from '../../desk/next-step.tsx';
import { RequestBadge, titleOf } from '../../request/request-summary.tsx';
import { sortParams } from './sort-params.ts';

const Mark = styled.small`
  && {
    color: ${color.clay600};
  }
`;

const Title = ({ request }: { request: StaffRequest }) => (
  <span>
    <b>
      <TextLink to={paths.request(request.reference)}>{titleOf(request)}</TextLink>
    </b>
    <small>
      <Ltr>{request.reference}</Ltr>
    </small>{' '}
    {request.priority === 'urgent' && <Mark>{labels.urgent} </Mark>}
    {request.unread_messages > 0 && <Mark>{requestsCopy.newMessage}</Mark>}
  </span>
);

const NextStep = ({ request: { next_step } }: { request: StaffRequest }) =>
  next_step && (
    <span>
      {nextStepText(next_step, 'staff')} <small>{nextStepDate(next_step)}</small>
    </span>
  );

/** The requests that are assigned to the signed-in consultant. */
export const assignedList: ListDefinition<StaffRequest> = {
  name: 'assigned-requests',
  source: pagedSource({
    key: ['consultant', 'requests'],
    path: '/consultant/requests',
    contract: paged(staffRequest),
    toParams: sortParams,
  }),
  keyOf: ({ id }) => id,
  nameOf: titleOf,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  sizes: [10, 25, 50],
  columns: [
    { key: 'title', label: requestsCopy.request, title: true, cell: (row) => <Title request={row} /> },
    { key: 'name', label: labels.client, cell: ({ name }) => name },
    { key: 'kind', label: requestsCopy.kind, cell: ({ kind }) => requestKindLabels[kind] },
    { key: 'status', label: requestsCopy.status, cell: (row) => <RequestBadge request={row} /> },
    { key: 'next', label: requestsCopy.next, sortable: true, cell: (row) => <NextStep request={row} /> },
    {
      key: 'updated_at',
      label: requestsCopy.updated,
      sortable: true,
      cell: ({ updated_at }) => formatDate(updated_at),
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'view',
      label: labels.view,
      anyLabel: labels.anyView,
      options: Object.entries(labels.views).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choices',
      key: 'kind',
      label: requestsCopy.kind,
      options: Object.entries(requestsCopy.kinds).map(([value, label]) => ({ value, label })),
    },
  ],
  tabs: Object.entries(requestsCopy.kinds).map(([kind, label]) => ({ key: kind, label, filters: { kind: [kind] } })),
  copy: labels,
};
