import type { ArticleLink, ArticleListQuery, ArticleSort } from 'shared-lib/contracts';
import { searchWords } from 'shared-lib/format';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Clock } from '../../clock.ts';
import { holds } from '../../db/conditions.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/published.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { offsetOf } from '../../http/pages.ts';
import { findByAddress } from '../slugs/history.ts';
import { summaryColumns, type ArticleSummaryRow } from './present.ts';

interface Parts {
  db: Database;
  clock: Clock;
}

type Articles = SelectQueryBuilder<Tables, 'articles', object>;

const published = ({ db, clock }: Parts): Articles => db.selectFrom('articles').where(isPublished('articles', clock));

const narrowed = (articles: Articles, { q, category, tag }: ArticleListQuery): Articles =>
  articles
    .where((eb) => eb.and(searchWords(q).map((word) => holds('articles.search', word))))
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

export const listArticles = async (
  parts: Parts,
  query: ArticleListQuery,
): Promise<{ rows: ArticleSummaryRow[]; total: number }> => {
  const chosen = narrowed(published(parts), query);
  const { total } = await chosen.select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { rows: [], total: 0 };
  const rows = await sorted(chosen, query.sort)
    .select(summaryColumns)
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { rows, total: Number(total) };
};

export const findArticle = (parts: Parts, idOrSlug: string): Promise<Row<'articles'> | undefined> =>
  findByAddress(parts.db, 'article', idOrSlug, (by) => {
    const all = published(parts).selectAll('articles');
    return (
      'id' in by ? all.where('articles.id', '=', by.id) : all.where('articles.slug', '=', by.slug)
    ).executeTakeFirst();
  });

/** Those that share a tag with an article: the more of them the nearer, its category counting as one more. */
const taggedAlike = async (
  parts: Parts,
  { id, category }: Row<'articles'>,
  limit: number,
): Promise<ArticleSummaryRow[]> => {
  const nearest = await published(parts)
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
  return inOrder(
    ids,
    await parts.db.selectFrom('articles').select(summaryColumns).where('articles.id', 'in', ids).execute(),
  );
};

/** Articles for whoever has read this one: those that share its tags, then the newest of its category, then the newest. */
export const relatedArticles = async (
  parts: Parts,
  article: Row<'articles'>,
  limit: number,
): Promise<ArticleSummaryRow[]> => {
  const related = await taggedAlike(parts, article, limit);
  for (const others of [published(parts).where('articles.category', '=', article.category), published(parts)]) {
    if (related.length === limit) break;
    const known = [article.id, ...related.map(({ id }) => id)];
    related.push(
      ...(await sorted(others.where('articles.id', 'not in', known), 'newest')
        .select(summaryColumns)
        .limit(limit - related.length)
        .execute()),
    );
  }
  return related;
};

/** What was published just before an article and just after it. */
export const neighboursOf = async (
  parts: Parts,
  { id, published_at }: Row<'articles'>,
): Promise<{ previous: ArticleLink | undefined; next: ArticleLink | undefined }> => {
  const look = (comparison: '<' | '>', direction: 'asc' | 'desc') =>
    published(parts)
      // Says the same as the next condition, but in a way that an index understands.
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
  return { previous: await look('<', 'desc'), next: await look('>', 'asc') };
};

interface Counted {
  name: string;
  count: number;
}

const asCounts = (rows: { name: string; count: number | string }[]): Counted[] =>
  rows.map(({ name, count }) => ({ name, count: Number(count) }));

/** Categories of published articles, the fullest first. */
export const listCategories = async (parts: Parts): Promise<Counted[]> =>
  asCounts(
    await published(parts)
      .select(['articles.category as name', sql<number | string>`count(*)`.as('count')])
      .groupBy('articles.category')
      .orderBy('count', 'desc')
      .orderBy('name')
      .execute(),
  );

/** Tags of published articles, the most used first. */
export const listTags = async (parts: Parts): Promise<Counted[]> =>
  asCounts(
    await published(parts)
      .innerJoin('article_tags', 'article_tags.article_id', 'articles.id')
      .select(['article_tags.tag as name', sql<number | string>`count(*)`.as('count')])
      .groupBy('article_tags.tag')
      .orderBy('count', 'desc')
      .orderBy('name')
      .execute(),
  );
