import { articleSummary, type Article, type ArticleSummary } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { articleFields } from '../../fields/articles.ts';
import { columnRefs, fieldsOf, presentRow } from '../../fields/rows.ts';

const summaryFields = fieldsOf(articleFields, articleSummary.shape);

/** Columns of a list. The body is left out because only the page of an article needs it. */
export const summaryColumns = columnRefs('articles', summaryFields);
export type ArticleSummaryRow = Pick<Row<'articles'>, keyof typeof summaryFields>;

export const presentArticleSummary = (row: ArticleSummaryRow): ArticleSummary => presentRow(summaryFields, row);

/** An article for visitors. A scheduled article whose time has come also has the status `published`. */
export const presentArticle = (row: Row<'articles'>): Article => ({
  ...presentRow(articleFields, row),
  status: 'published',
});

const { body_html: _body, ...listedFields } = articleFields;

/** Columns of a list for admins. */
export const listedColumns = columnRefs('articles', listedFields);

/** All columns but those that exist for searching only. */
export const storedColumns = columnRefs('articles', articleFields);

/** An article for admins, with the stored status. */
export const presentStoredArticle = (row: Omit<Row<'articles'>, 'search' | 'title_search'>): Article =>
  presentRow(articleFields, row);
