import Plus from 'lucide-react/icons/plus';
import { clientRequest, paged, type ClientRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { requestsCopy as labels } from '../../copy/requests.ts';
import { nextStepDate, nextStepText } from '../../desk/next-step.tsx';
import { sortParams } from './sort-params.ts';
import { RequestBadge, titleOf } from '../../request/request-summary.tsx';

const Unread = styled.small`
  && {
    color: ${color.clay600};
  }
`;

const Title = ({ request }: { request: ClientRequest }) => (
  <span>
    <b>
      <TextLink to={paths.request(request.reference)}>{titleOf(request)}</TextLink>
    </b>
    <small>
      <Ltr>{request.reference}</Ltr>
    </small>{' '}
    {request.unread_messages > 0 && <Unread>{labels.newMessage}</Unread>}
  </span>
);

const NextStep = ({ request: { next_step } }: { request: ClientRequest }) =>
  next_step && (
    <span>
      {nextStepText(next_step, 'client')} <small>{nextStepDate(next_step)}</small>
    </span>
  );

const New = (
  <ButtonLink size="small" to={paths.newRequest()}>
    <Icon icon={Plus} size={16} />
    {labels.new}
  </ButtonLink>
);

/** The requests of the signed-in client. */
export const requestsList: ListDefinition<ClientRequest> = {
  name: 'requests',
  source: pagedSource({
    key: ['account', 'requests'],
    path: '/account/requests',
    contract: paged(clientRequest),
    toParams: sortParams,
  }),
  keyOf: ({ id }) => id,
  nameOf: titleOf,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  sizes: [10, 25, 50],
  columns: [
    { key: 'title', label: labels.request, title: true, cell: (row) => <Title request={row} /> },
    { key: 'kind', label: labels.kind, cell: ({ kind }) => requestKindLabels[kind] },
    { key: 'status', label: labels.status, cell: (row) => <RequestBadge request={row} /> },
    { key: 'next', label: labels.next, sortable: true, cell: (row) => <NextStep request={row} /> },
    { key: 'updated_at', label: labels.updated, sortable: true, cell: ({ updated_at }) => formatDate(updated_at) },
    {
      key: 'created_at',
      label: labels.created,
      sortable: true,
      initiallyHidden: true,
      cell: ({ created_at }) => formatDate(created_at),
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      anyLabel: labels.anyState,
      options: [
        { value: 'required', label: labels.states.required },
        { value: 'active', label: labels.states.active },
        { value: 'closed', label: labels.states.closed },
      ],
    },
    {
      kind: 'choices',
      key: 'kind',
      label: labels.kind,
      options: Object.entries(labels.kinds).map(([value, label]) => ({ value, label })),
    },
  ],
  tabs: Object.entries(labels.kinds).map(([kind, label]) => ({ key: kind, label, filters: { kind: [kind] } })),
  copy: labels,
  actions: New,
  emptyAction: New,
};
