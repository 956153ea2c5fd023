import { service, type Service } from 'shared-lib/contracts';
import { countOf, formatUsd } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { services as labels } from '../../copy/services.ts';
import { OrderedBulkActions } from '../../resource/bulk-actions.tsx';
import {
  actionsColumn,
  activeColumn,
  activeFilter,
  activeTabs,
  nameColumn,
  positionColumn,
  updatedColumn,
} from '../../resource/columns.tsx';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { ImportLink, OrderedListActions } from '../../resource/list-actions.tsx';
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
    nameColumn('name_ar', fields.name_ar, nameOf, ({ image }) => image),
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
    positionColumn(),
    updatedColumn(),
    activeColumn(resource, service, nameOf),
    actionsColumn(resource, { nameOf, pathOf: ({ is_active, slug }) => (is_active ? paths.service(slug) : undefined) }),
  ],
  filters: [
    { kind: 'choice', key: 'sector_id', label: labels.sector, anyLabel: labels.anySector, options: sectorOptions },
    activeFilter,
    { kind: 'numbers', key: 'basic_price', label: labels.price, unit: labels.dollar },
    { kind: 'dates', key: 'updated_at', label: labels.updated },
  ],
  tabs: activeTabs,
  copy: labels,
  actions: <OrderedListActions resource={resource} createLabel={labels.createTitle} />,
  renderTools: (query) => (
    <>
      <ExportButton resource={resource} query={query} fileName={labels.title} />
      <ImportLink resource={resource} />
    </>
  ),
  renderBulkActions: (selection) => <OrderedBulkActions resource={resource} selection={selection} />,
};
