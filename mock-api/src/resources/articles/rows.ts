import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import type { NewRow, Tables } from '../../db/tables.ts';
import { writtenArticleFields } from '../../fields/articles.ts';
import type { DraftOf } from '../../fields/field.ts';
import { rowOf } from '../../fields/rows.ts';
import { readingMinutes, textOf, withHeadingIds } from './body.ts';

/** The fields of an article that are written by hand; the others are computed. */
export type ArticleDraft = DraftOf<typeof writtenArticleFields>;

/** The row of an article, with computed heading ids, reading time and search text. */
export const articleColumns = (draft: ArticleDraft): Omit<NewRow<'articles'>, 'created_at' | 'updated_at'> => ({
  ...rowOf(writtenArticleFields, draft, [textOf(draft.body_html)]),
  published_at: draft.published_at === null ? null : new Date(draft.published_at).toISOString(),
  body_html: withHeadingIds(draft.body_html.trim()),
  reading_minutes: readingMinutes(draft.body_html),
  title_search: foldArabic(draft.title_ar),
});

/** Replaces the rows of `article_tags`, which serve filters and counts. */
export const saveArticleTags = async (
  trx: Transaction<Tables>,
  articleId: number,
  tags: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('article_tags').where('article_id', '=', articleId).execute();
  const rows = [...new Set(tags)].map((tag) => ({ article_id: articleId, tag }));
  if (rows.length > 0) await trx.insertInto('article_tags').values(rows).execute();
};
