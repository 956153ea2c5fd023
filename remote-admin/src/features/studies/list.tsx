import { study, studyKinds } from 'shared-lib/contracts';
import { formatNumber, formatPercent, formatUsd } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Ltr } from 'shared-lib/ui/bdi';
import * as z from 'zod/mini';
import { studies as labels } from '../../copy/studies.ts';
import { PublishedBulkActions } from '../../resource/bulk-actions.tsx';
import { actionsColumn, nameColumn, updatedColumn } from '../../resource/columns.tsx';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { ListActions } from '../../resource/list-actions.tsx';
import {
  isPublic,
  publishedColumn,
  statusColumn,
  statusFilter,
  statusTabs,
} from '../../resource/publishing/statuses.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';

const resource = 'studies';
const { fields } = labels;
/** Lists need no long texts, and the API may leave them out. */
const row = z.pick(study, {
  id: true,
  slug: true,
  title_ar: true,
  cover: true,
  kind: true,
  capital_total: true,
  irr: true,
  downloads: true,
  status: true,
  published_at: true,
  updated_at: true,
});
type Row = z.infer<typeof row>;
const nameOf = ({ title_ar }: Row) => title_ar;

export const studiesList: ListDefinition<Row> = {
  name: resource,
  source: dialectSource(resource, z.array(row)),
  keyOf: ({ id }) => id,
  nameOf,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  columns: [
    nameColumn('title_ar', fields.title_ar, nameOf, ({ cover }) => cover),
    { key: 'kind', label: fields.kind, sortable: true, cell: ({ kind }) => labels.kinds[kind] },
    {
      key: 'capital_total',
      label: labels.capital,
      sortable: true,
      numeric: true,
      cell: (shown) => formatUsd(shown.capital_total),
    },
    {
      key: 'irr',
      label: labels.irr,
      sortable: true,
      numeric: true,
      cell: ({ irr }) => (irr === null ? labels.figures.noRate : <Ltr>{formatPercent(irr)}</Ltr>),
    },
    {
      key: 'downloads',
      label: labels.downloads,
      sortable: true,
      numeric: true,
      cell: (shown) => formatNumber(shown.downloads),
    },
    statusColumn(),
    { ...publishedColumn(), initiallyHidden: true },
    { ...updatedColumn(), initiallyHidden: true },
    actionsColumn(resource, { nameOf, pathOf: (shown) => (isPublic(shown) ? paths.study(shown.slug) : undefined) }),
  ],
  filters: [
    { kind: 'choice', key: 'sector_id', label: fields.sector_id, anyLabel: labels.anySector, options: sectorOptions },
    {
      kind: 'choice',
      key: 'kind',
      label: fields.kind,
      anyLabel: labels.anyKind,
      options: studyKinds.map((value) => ({ value, label: labels.kinds[value] })),
    },
    statusFilter,
    { kind: 'numbers', key: 'capital_total', label: labels.capital, unit: labels.dollar },
    { kind: 'dates', key: 'published_at', label: fields.published_at },
  ],
  tabs: statusTabs,
  copy: labels,
  actions: <ListActions resource={resource} createLabel={labels.createTitle} />,
  renderTools: (query) => <ExportButton resource={resource} query={query} fileName={labels.title} />,
  renderBulkActions: (selection) => <PublishedBulkActions resource={resource} selection={selection} />,
};
