import { dialectSource, type ListColumn, type ListDefinition, type ListFilter } from 'shared-lib/list';
import * as z from 'zod/mini';
import { resourceCopy } from '../copy/resource.ts';
import { publishing } from '../copy/publishing.ts';
import { BulkButtons } from './bulk/bulk-buttons.tsx';
import type { BulkAction } from './bulk/bulk-target.ts';
import { activation, contentTarget, publication } from './bulk/content-actions.ts';
import {
  actionsColumn,
  activeColumn,
  activeFilter,
  activeTabs,
  nameColumn,
  positionColumn,
  updatedColumn,
} from './columns.tsx';
import { importedResource } from './csv/csv-requests.ts';
import { ExportButton } from './csv/export-button.tsx';
import type { ContentResource, ContentRow, OrderedResource, PublishedResource } from './define-resource.ts';
import { RowKeys } from './keys/row-keys.tsx';
import { BinLink, ImportLink, OrderedListActions, PublishedListActions } from './list-actions.tsx';
import { publishedColumn, statusColumn, statusFilter, statusTabs, type Published } from './publishing/statuses.tsx';
import { renderDay } from './fields/day-filter.tsx';

interface Options<Resource extends ContentResource, Row extends ContentRow> {
  resource: Resource;
  /** Contract of one row. */
  row: z.ZodMiniType<Row>;
  /** Key and label of the column with the name, and the texts of one row in it. */
  name: { key: string; label: string; of: (row: Row) => string; pictureOf: (row: Row) => string | null };
  /** Path of the page that visitors see; absent while they cannot see one. */
  pathOf?: (row: Row) => string | undefined;
  /** Columns after the name. */
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  copy: ListDefinition<Row>['copy'] & { createTitle: string; fields: Readonly<Record<string, string>> };
}

type Parts<Row> = Pick<ListDefinition<Row>, 'columns' | 'filters' | 'tabs' | 'defaultSort' | 'actions'> & {
  bulkActions: readonly BulkAction[];
};

/** What the lists of all content share: rows, name and buttons of a row, export and import. */
const contentList = <Row extends ContentRow>(
  { resource, row, name, pathOf, copy }: Options<ContentResource, Row>,
  { columns, bulkActions, ...parts }: Parts<Row>,
): ListDefinition<Row> => {
  const imported = importedResource(resource);
  const target = contentTarget(resource, copy);
  return {
    ...parts,
    name: resource,
    source: dialectSource(resource, z.array(row)),
    keyOf: ({ id }) => id,
    nameOf: name.of,
    columns: [
      nameColumn(resource, name),
      ...columns,
      actionsColumn(resource, target, { nameOf: name.of, ...(pathOf ? { pathOf } : {}) }),
    ],
    copy,
    renderBulkActions: (selection) => <BulkButtons target={target} actions={bulkActions} selection={selection} />,
    renderKeys: (rows, selection, pages) => (
      <RowKeys {...{ target, rows, selection, pages }} actions={bulkActions} nameOf={name.of} />
    ),
    renderTools: (query) => (
      <>
        <ExportButton resource={resource} query={query} fileName={copy.title} />
        {imported && <ImportLink resource={imported} />}
        <BinLink resource={resource} />
      </>
    ),
  };
};

/** List of a resource with a position: hide and show in the row, reorder, several rows at once. */
export const orderedList = <Row extends ContentRow & { is_active: boolean; sort_order: number }>(
  options: Options<OrderedResource, Row>,
): ListDefinition<Row> => {
  const { resource, row, name, columns, filters = [], copy } = options;
  return contentList(options, {
    defaultSort: { key: 'sort_order', direction: 'ascending' },
    columns: [...columns, positionColumn(), updatedColumn(), activeColumn(resource, row, name.of)],
    filters: [
      ...filters,
      activeFilter,
      { kind: 'dates', key: 'updated_at', isRare: true, label: resourceCopy.updated, renderDay },
    ],
    tabs: activeTabs,
    actions: <OrderedListActions resource={resource} createLabel={copy.createTitle} />,
    bulkActions: activation,
  });
};

/** List of a resource that is a draft until somebody publishes it: status, time of publication, several rows at once. */
export const publishedList = <Row extends ContentRow & Published>(
  options: Options<PublishedResource, Row>,
): ListDefinition<Row> => {
  const { resource, columns, filters = [], copy } = options;
  return contentList(options, {
    defaultSort: { key: 'updated_at', direction: 'descending' },
    columns: [...columns, statusColumn(), publishedColumn(), { ...updatedColumn(), initiallyHidden: true }],
    filters: [
      ...filters,
      statusFilter,
      { kind: 'dates', key: 'published_at', isRare: true, label: publishing.at, renderDay },
    ],
    tabs: statusTabs,
    actions: <PublishedListActions resource={resource} createLabel={copy.createTitle} />,
    bulkActions: publication,
  });
};
