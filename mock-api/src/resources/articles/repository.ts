import {
  type ArticleLink,
  type ArticleListQuery,
  type ArticleSort,
  articleSummary,
  type Article,
  type ArticleSummary,
} from 'shared-lib/contracts';
import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import { foldArabic } from 'shared-lib/format';
import type { Clock } from '../../clock.ts';
import { isOneOf, isPublished, orderByIds } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables, NewRow } from '../../db/tables.ts';
import { offsetOf } from '../../http/params.ts';
import type { ReadContentIndex } from '../../search/content-index.ts';
import { findIds } from '../../search/find-pages.ts';
import { findByIdOrSlug } from '../slugs/history.ts';
import { articleFields, writtenArticleFields } from '../../fields/content.ts';
import { columnRefs, fieldsOf, presentRow, rowOf } from '../../fields/rows.ts';
import { searchColumn } from '../../search/search-column.ts';
import type { DraftOf } from '../../fields/field.ts';
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
  title_terms: searchColumn(draft.title_ar),
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

const summaryFields = fieldsOf(articleFields, articleSummary.shape);

/** Columns of a list. The body is left out because only the page of an article needs it. */
export const summaryColumns = columnRefs('articles', summaryFields);
type ArticleSummaryRow = Pick<Row<'articles'>, keyof typeof summaryFields>;

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
export const presentStoredArticle = (row: Omit<Row<'articles'>, 'search' | 'title_search' | 'title_terms'>): Article =>
  presentRow(articleFields, row);

interface Deps {
  db: Database;
  clock: Clock;
}

interface ListDeps extends Deps {
  readIndex: ReadContentIndex;
}

/** Ids of the rows that a search has found; `undefined` without a search. */
type Found = readonly number[] | undefined;

type Articles = SelectQueryBuilder<Tables, 'articles', object>;

const published = ({ db, clock }: Deps): Articles => db.selectFrom('articles').where(isPublished('articles', clock));

const filtered = (articles: Articles, { category, tag }: ArticleListQuery, found: Found): Articles =>
  articles
    .$if(found !== undefined, (query) => query.where(isOneOf('articles.id', found ?? [])))
    .$if(category.length > 0, (query) => query.where('articles.category', 'in', category))
    .$if(tag.length > 0, (query) =>
      query.where('articles.id', 'in', (eb) =>
        eb.selectFrom('article_tags').select('article_tags.article_id').where('article_tags.tag', 'in', tag),
      ),
    );

const sorted = (articles: Articles, sort: ArticleSort): Articles => {
  if (sort === 'title') return articles.orderBy('articles.title_search').orderBy('articles.id');
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return articles.orderBy('articles.published_at', direction).orderBy('articles.id', direction);
};

/** A page of the featured articles and then the newest. Two queries, so that each reads its index in order. */
const featuredFirst = async (matching: Articles, query: ArticleListQuery): Promise<ArticleSummaryRow[]> => {
  const offset = offsetOf(query);
  const featured = await matching
    .where('articles.featured_position', 'is not', null)
    .select(summaryColumns)
    .orderBy('articles.featured_position')
    .execute();
  const first = featured.slice(offset, offset + query.per_page);
  if (first.length === query.per_page) return first;
  const others = await sorted(matching.where('articles.featured_position', 'is', null), 'newest')
    .select(summaryColumns)
    .limit(query.per_page - first.length)
    .offset(Math.max(0, offset - featured.length))
    .execute();
  return [...first, ...others];
};

export const listArticles = async (
  deps: ListDeps,
  query: ArticleListQuery,
): Promise<{ rows: ArticleSummaryRow[]; total: number }> => {
  const found = findIds(await deps.readIndex(), query.q, 'article');
  const matching = filtered(published(deps), query, found);
  const { total } = await matching.select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { rows: [], total: 0 };
  if (query.sort === undefined) return { rows: await featuredFirst(matching, query), total: Number(total) };
  const rows = await sorted(matching, query.sort)
    .select(summaryColumns)
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { rows, total: Number(total) };
};

export const findArticle = (deps: Deps, idOrSlug: string): Promise<Row<'articles'> | undefined> =>
  findByIdOrSlug(deps.db, 'article', idOrSlug, (by) => {
    const all = published(deps).selectAll('articles');
    return (
      'id' in by ? all.where('articles.id', '=', by.id) : all.where('articles.slug', '=', by.slug)
    ).executeTakeFirst();
  });

/** Articles that share tags with an article, most shared tags first. The same category counts as one tag. */
const articlesSharingTags = async (
  deps: Deps,
  { id, category }: Row<'articles'>,
  limit: number,
): Promise<ArticleSummaryRow[]> => {
  const nearest = await published(deps)
    .innerJoin('article_tags as theirs', 'theirs.article_id', 'articles.id')
    .where('articles.id', '!=', id)
    .where('theirs.tag', 'in', (eb) =>
      eb.selectFrom('article_tags').select('article_tags.tag').where('article_tags.article_id', '=', id),
    )
    .groupBy('articles.id')
    .select('articles.id')
    .orderBy(
      (eb) =>
        eb(eb.fn.countAll<number>(), '+', eb.case().when('articles.category', '=', category).then(1).else(0).end()),
      'desc',
    )
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(limit)
    .execute();
  if (nearest.length === 0) return [];
  const ids = nearest.map((row) => row.id);
  return orderByIds(
    ids,
    await deps.db.selectFrom('articles').select(summaryColumns).where('articles.id', 'in', ids).execute(),
  );
};

/** Articles to read next: first those with shared tags, then the newest of the same category, then the newest of all. */
export const relatedArticles = async (
  deps: Deps,
  article: Row<'articles'>,
  limit: number,
): Promise<ArticleSummaryRow[]> => {
  const related = await articlesSharingTags(deps, article, limit);
  for (const others of [published(deps).where('articles.category', '=', article.category), published(deps)]) {
    if (related.length === limit) break;
    const excludedIds = [article.id, ...related.map(({ id }) => id)];
    related.push(
      ...(await sorted(others.where('articles.id', 'not in', excludedIds), 'newest')
        .select(summaryColumns)
        .limit(limit - related.length)
        .execute()),
    );
  }
  return related;
};

/** The articles published directly before and after an article. */
export const findNeighbours = async (
  deps: Deps,
  { id, published_at }: Row<'articles'>,
): Promise<{ previous: ArticleLink | undefined; next: ArticleLink | undefined }> => {
  const findNeighbour = (comparison: '<' | '>', direction: 'asc' | 'desc') =>
    published(deps)
      // Implied by the next condition; repeated because an index can use it.
      .where('articles.published_at', comparison === '<' ? '<=' : '>=', published_at)
      .where((eb) =>
        eb.or([
          eb('articles.published_at', comparison, published_at),
          eb.and([eb('articles.published_at', '=', published_at), eb('articles.id', comparison, id)]),
        ]),
      )
      .select(['articles.id', 'articles.slug', 'articles.title_ar'])
      .orderBy('articles.published_at', direction)
      .orderBy('articles.id', direction)
      .executeTakeFirst();
  return { previous: await findNeighbour('<', 'desc'), next: await findNeighbour('>', 'asc') };
};

interface NameCount {
  name: string;
  count: number;
}

const toCounts = (rows: { name: string; count: number | string }[]): NameCount[] =>
  rows.map(({ name, count }) => ({ name, count: Number(count) }));

/** Categories of published articles, most articles first. */
export const listCategories = async (deps: Deps): Promise<NameCount[]> =>
  toCounts(
    await published(deps)
      .select(['articles.category as name', sql<number | string>`count(*)`.as('count')])
      .groupBy('articles.category')
      .orderBy('count', 'desc')
      .orderBy('name')
      .execute(),
  );

/** Tags of published articles, most articles first. */
export const listTags = async (deps: Deps): Promise<NameCount[]> =>
  toCounts(
    await published(deps)
      .innerJoin('article_tags', 'article_tags.article_id', 'articles.id')
      .select(['article_tags.tag as name', sql<number | string>`count(*)`.as('count')])
      .groupBy('article_tags.tag')
      .orderBy('count', 'desc')
      .orderBy('name')
      .execute(),
  );
