import type { article } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { NewRow, Tables } from '../../db/tables.ts';
import { readingMinutes, textOf, withHeadingIds } from './body.ts';

/** The fields of an article that are written by hand; the others are computed. */
export type ArticleDraft = Omit<z.input<typeof article>, 'id' | 'reading_minutes' | 'created_at' | 'updated_at'>;

/** The row of an article, with computed heading ids, reading time and search text. */
export const articleColumns = (draft: ArticleDraft): Omit<NewRow<'articles'>, 'created_at' | 'updated_at'> => {
  const { title_ar, excerpt_ar, category, tags, author_name, body_html } = draft;
  return {
    ...draft,
    published_at: draft.published_at === null ? null : new Date(draft.published_at).toISOString(),
    tags: JSON.stringify(tags),
    body_html: withHeadingIds(body_html.trim()),
    reading_minutes: readingMinutes(body_html),
    title_search: foldArabic(title_ar),
    search: foldArabic([title_ar, excerpt_ar, category, ...tags, author_name, textOf(body_html)].join(' ')),
  };
};

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
