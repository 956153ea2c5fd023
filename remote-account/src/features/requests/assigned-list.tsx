import { RequestBadge } from 'shared-lib/request';
import { paged, staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate, requestTitle } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { assignedCopy as labels, requestsCopy } from '../../copy/requests.ts';
import { kindFilter, kindTabs, NextStepCell, OneLine, TitleCell, sortParams } from './request-cells.tsx';

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
  nameOf: requestTitle,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  sizes: [10, 25, 50],
  columns: [
    { key: 'title', label: requestsCopy.request, title: true, cell: (row) => <TitleCell request={row} /> },
    { key: 'name', label: labels.client, cell: ({ name }) => name },
    { key: 'kind', label: requestsCopy.kind, cell: ({ kind }) => <OneLine>{requestKindLabels[kind]}</OneLine> },
    { key: 'status', label: requestsCopy.status, cell: (row) => <RequestBadge request={row} /> },
    {
      key: 'next',
      label: requestsCopy.next,
      sortable: true,
      cell: (row) => <NextStepCell request={row} side="staff" />,
    },
    {
      key: 'updated_at',
      label: requestsCopy.updated,
      sortable: true,
      cell: ({ updated_at }) => <OneLine>{formatDate(updated_at)}</OneLine>,
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
    kindFilter,
  ],
  tabs: kindTabs,
  copy: labels,
};
