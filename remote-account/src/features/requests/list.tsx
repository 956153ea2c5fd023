import { RequestBadge } from 'shared-lib/request';
import Plus from 'lucide-react/icons/plus';
import { clientRequest, paged, type ClientRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate, requestTitle } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { requestsCopy as labels } from '../../copy/requests.ts';
import { kindFilter, kindTabs, NextStepCell, OneLine, TitleCell, sortParams } from './request-cells.tsx';

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
  nameOf: requestTitle,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  sizes: [10, 25, 50],
  columns: [
    { key: 'title', label: labels.request, title: true, cell: (row) => <TitleCell request={row} /> },
    { key: 'kind', label: labels.kind, cell: ({ kind }) => <OneLine>{requestKindLabels[kind]}</OneLine> },
    { key: 'status', label: labels.status, cell: (row) => <RequestBadge request={row} side="client" /> },
    { key: 'next', label: labels.next, sortable: true, cell: (row) => <NextStepCell request={row} side="client" /> },
    {
      key: 'updated_at',
      label: labels.updated,
      sortable: true,
      cell: ({ updated_at }) => <OneLine>{formatDate(updated_at)}</OneLine>,
    },
    {
      key: 'created_at',
      label: labels.created,
      sortable: true,
      initiallyHidden: true,
      cell: ({ created_at }) => <OneLine>{formatDate(created_at)}</OneLine>,
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
    kindFilter,
  ],
  tabs: kindTabs,
  copy: labels,
  actions: New,
  emptyAction: New,
};
