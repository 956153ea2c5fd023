import Plus from 'lucide-react/icons/plus';
import { clientRequest, paged, type ClientRequest } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { requestsCopy as labels } from '../../copy/requests.ts';
import { kindFilter, OneLine, requestColumns, requestListBase, sortParams } from './request-cells.tsx';

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
  ...requestListBase,
  columns: [
    ...Object.values(requestColumns('client')),
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
  copy: labels,
  actions: New,
  emptyAction: New,
};
