import { article as contract, type Article, type ArticleSummary } from 'shared-lib/contracts';
import { readJson } from '../../db/json-column.ts';
import type { Row } from '../../db/tables.ts';

/** Columns of a list. The body is left out because only the page of an article needs it. */
export const summaryColumns = [
  'articles.id',
  'articles.slug',
  'articles.title_ar',
  'articles.excerpt_ar',
  'articles.cover',
  'articles.cover_alt',
  'articles.category',
  'articles.tags',
  'articles.author_name',
  'articles.author_role',
  'articles.reading_minutes',
  'articles.published_at',
] as const;

type ColumnOf<Ref> = Ref extends `articles.${infer Column}` ? Column : never;
export type ArticleSummaryRow = Pick<
  Row<'articles'>,
  ColumnOf<(typeof summaryColumns)[number]> & keyof Row<'articles'>
>;

export const presentArticleSummary = (row: ArticleSummaryRow): ArticleSummary => ({
  ...row,
  tags: readJson(contract.shape.tags, row.tags),
});

/** An article for visitors. A scheduled article whose time has come also has the status `published`. */
export const presentArticle = (row: Row<'articles'>): Article => {
  const { search: _search, title_search: _title, ...article } = row;
  return { ...article, tags: readJson(contract.shape.tags, row.tags), status: 'published' };
};

/** Columns of a list for admins. */
export const listedColumns = [
  ...summaryColumns,
  'articles.status',
  'articles.seo_title',
  'articles.seo_description',
  'articles.created_at',
  'articles.updated_at',
] as const;

/** All columns but those that exist for searching only. */
export const storedColumns = [...listedColumns, 'articles.body_html'] as const;

/** An article for admins, with the stored status. */
export const presentStoredArticle = (row: Omit<Row<'articles'>, 'search' | 'title_search'>): Article => ({
  ...row,
  tags: readJson(contract.shape.tags, row.tags),
});
