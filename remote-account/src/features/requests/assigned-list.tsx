import { paged, staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { assignedCopy as labels } from '../../copy/requests.ts';
import { kindFilter, requestColumns, requestListBase, sortParams } from './request-cells.tsx';

const { title, kind, status, next, updated } = requestColumns('staff');

/** The requests that are assigned to the signed-in consultant. */
export const assignedList: ListDefinition<StaffRequest> = {
  name: 'assigned-requests',
  source: pagedSource({
    key: ['consultant', 'requests'],
    path: '/consultant/requests',
    contract: paged(staffRequest),
    toParams: sortParams,
  }),
  ...requestListBase,
  columns: [title, { key: 'name', label: labels.client, cell: ({ name }) => name }, kind, status, next, updated],
  filters: [
    {
      kind: 'choice',
      key: 'view',
      label: labels.view,
      anyLabel: labels.anyView,
      options: Object.entries(labels.views).map(([value, label]) => ({ value, label })),
    },
    kindFilter,
  ],
  copy: labels,
};
