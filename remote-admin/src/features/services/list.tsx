import { service, type Service } from 'shared-lib/contracts';
import { countOf, formatDate, formatUsd } from 'shared-lib/format';
import { dialectSource, flagFilter, type ListDefinition } from 'shared-lib/list';
import * as z from 'zod/mini';
import { resourceCopy } from '../../copy/resource.ts';
import { services as labels } from '../../copy/services.ts';
import { ActiveSwitch } from '../../resource/active-switch.tsx';
import { OrderedBulkActions } from '../../resource/bulk-actions.tsx';
import { OrderedListActions } from '../../resource/list-actions.tsx';
import { RowActions } from '../../resource/row-actions.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';

const resource = 'services';
const { fields } = labels;
const nameOf = ({ name_ar }: Service) => name_ar;

export const servicesList: ListDefinition<Service> = {
  name: resource,
  source: dialectSource(resource, z.array(service)),
  keyOf: ({ id }) => id,
  nameOf,
  defaultSort: { key: 'sort_order', direction: 'ascending' },
  columns: [
    { key: 'name_ar', label: fields.name_ar, title: true, sortable: true, cell: (row) => <b>{row.name_ar}</b> },
    {
      key: 'basic_price',
      label: labels.price,
      sortable: true,
      numeric: true,
      cell: (row) => formatUsd(row.basic_price),
    },
    {
      key: 'delivery_days_basic',
      label: labels.days,
      sortable: true,
      cell: (row) => countOf(row.delivery_days_basic, labels.dayNoun),
    },
    { key: 'sort_order', label: labels.position, sortable: true, numeric: true, cell: (row) => row.sort_order },
    { key: 'updated_at', label: labels.updated, sortable: true, cell: (row) => formatDate(row.updated_at) },
    {
      key: 'is_active',
      label: resourceCopy.isActive,
      cell: (row) => <ActiveSwitch resource={resource} contract={service} row={row} name={row.name_ar} />,
    },
    {
      key: 'actions',
      label: resourceCopy.actions,
      hideLabel: true,
      cell: (row) => <RowActions resource={resource} id={row.id} name={row.name_ar} />,
    },
  ],
  filters: [
    { kind: 'choice', key: 'sector_id', label: labels.sector, anyLabel: labels.anySector, options: sectorOptions },
    flagFilter({
      key: 'is_active',
      label: resourceCopy.isActive,
      anyLabel: resourceCopy.anyActive,
      yes: resourceCopy.active,
      no: resourceCopy.inactive,
    }),
    { kind: 'numbers', key: 'basic_price', label: labels.price, unit: labels.dollar },
    { kind: 'dates', key: 'updated_at', label: labels.updated },
  ],
  tabs: [
    { key: 'active', label: resourceCopy.active, filters: { is_active: ['true'] } },
    { key: 'inactive', label: resourceCopy.inactive, filters: { is_active: ['false'] } },
  ],
  copy: labels,
  actions: <OrderedListActions resource={resource} createLabel={labels.createTitle} />,
  renderBulkActions: (selection) => <OrderedBulkActions resource={resource} selection={selection} />,
};
