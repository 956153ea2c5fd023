import { sector, type Sector } from 'shared-lib/contracts';
import { formatDate, formatNumber } from 'shared-lib/format';
import { dialectSource, flagFilter, type ListDefinition } from 'shared-lib/list';
import * as z from 'zod/mini';
import { resourceCopy } from '../../copy/resource.ts';
import { sectors as labels } from '../../copy/sectors.ts';
import { ActiveSwitch } from '../../resource/active-switch.tsx';
import { OrderedBulkActions } from '../../resource/bulk-actions.tsx';
import { OrderedListActions } from '../../resource/list-actions.tsx';
import { RowActions } from '../../resource/row-actions.tsx';

const resource = 'sectors';
const { fields } = labels;

export const sectorsList: ListDefinition<Sector> = {
  name: resource,
  source: dialectSource(resource, z.array(sector)),
  keyOf: ({ id }) => id,
  nameOf: ({ name_ar }) => name_ar,
  defaultSort: { key: 'sort_order', direction: 'ascending' },
  columns: [
    { key: 'name_ar', label: fields.name_ar, title: true, sortable: true, cell: (row) => <b>{row.name_ar}</b> },
    {
      key: 'projects_count',
      label: fields.projects_count,
      sortable: true,
      numeric: true,
      cell: (row) => formatNumber(row.projects_count),
    },
    { key: 'sort_order', label: labels.position, sortable: true, numeric: true, cell: (row) => row.sort_order },
    { key: 'updated_at', label: labels.updated, sortable: true, cell: (row) => formatDate(row.updated_at) },
    {
      key: 'is_active',
      label: resourceCopy.isActive,
      cell: (row) => <ActiveSwitch resource={resource} contract={sector} row={row} name={row.name_ar} />,
    },
    {
      key: 'actions',
      label: resourceCopy.actions,
      hideLabel: true,
      cell: (row) => <RowActions resource={resource} id={row.id} name={row.name_ar} />,
    },
  ],
  filters: [
    flagFilter({
      key: 'is_active',
      label: resourceCopy.isActive,
      anyLabel: resourceCopy.anyActive,
      yes: resourceCopy.active,
      no: resourceCopy.inactive,
    }),
    { kind: 'numbers', key: 'projects_count', label: fields.projects_count },
  ],
  copy: labels,
  actions: <OrderedListActions resource={resource} createLabel={labels.createTitle} />,
  renderBulkActions: (selection) => <OrderedBulkActions resource={resource} selection={selection} />,
};
