import { article } from 'shared-lib/contracts';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { articles as labels } from '../../copy/articles.ts';
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
import { categoryOptions } from './article-options.ts';

const resource = 'articles';
const { fields } = labels;
/** Lists need no body, and the API may leave it out. */
const row = z.pick(article, {
  id: true,
  slug: true,
  title_ar: true,
  cover: true,
  category: true,
  author_name: true,
  status: true,
  published_at: true,
  updated_at: true,
});
type Row = z.infer<typeof row>;
const nameOf = ({ title_ar }: Row) => title_ar;

export const articlesList: ListDefinition<Row> = {
  name: resource,
  source: dialectSource(resource, z.array(row)),
  keyOf: ({ id }) => id,
  nameOf,
  defaultSort: { key: 'updated_at', direction: 'descending' },
  columns: [
    nameColumn('title_ar', fields.title_ar, nameOf, ({ cover }) => cover),
    { key: 'category', label: fields.category, sortable: true, cell: ({ category }) => category },
    { key: 'author_name', label: fields.author_name, sortable: true, cell: ({ author_name }) => author_name },
    statusColumn(),
    publishedColumn(),
    { ...updatedColumn(), initiallyHidden: true },
    actionsColumn(resource, {
      nameOf,
      pathOf: (shown) => (isPublic(shown) ? paths.article(shown.slug) : undefined),
    }),
  ],
  filters: [
    { kind: 'choice', key: 'category', label: fields.category, anyLabel: labels.anyCategory, options: categoryOptions },
    statusFilter,
    { kind: 'dates', key: 'published_at', label: fields.published_at },
  ],
  tabs: statusTabs,
  copy: labels,
  actions: <ListActions resource={resource} createLabel={labels.createTitle} />,
  renderTools: (query) => <ExportButton resource={resource} query={query} fileName={labels.title} />,
  renderBulkActions: (selection) => <PublishedBulkActions resource={resource} selection={selection} />,
};
