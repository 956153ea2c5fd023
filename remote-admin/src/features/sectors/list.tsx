import { sector, type Sector } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { sectors as labels } from '../../copy/sectors.ts';
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

const resource = 'sectors';
const { fields } = labels;
const nameOf = ({ name_ar }: Sector) => name_ar;

export const sectorsList: ListDefinition<Sector> = {
  name: resource,
  source: dialectSource(resource, z.array(sector)),
  keyOf: ({ id }) => id,
  nameOf,
  defaultSort: { key: 'sort_order', direction: 'ascending' },
  columns: [
    nameColumn('name_ar', fields.name_ar, nameOf, ({ image }) => image),
    {
      key: 'projects_count',
      label: fields.projects_count,
      sortable: true,
      numeric: true,
      cell: (row) => formatNumber(row.projects_count),
    },
    positionColumn(),
    updatedColumn(),
    activeColumn(resource, sector, nameOf),
    actionsColumn(resource, { nameOf, pathOf: ({ is_active, slug }) => (is_active ? paths.sector(slug) : undefined) }),
  ],
  filters: [activeFilter, { kind: 'numbers', key: 'projects_count', label: fields.projects_count }],
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
