import {
  MAX_SEARCH_RESULTS_PER_KIND,
  study as studyContract,
  type SearchKind,
  type SearchResult,
} from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expressionBuilder, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { containsText } from '../../db/conditions.ts';
import { orderByIds } from '../../db/order-by-ids.ts';
import { readJson } from '../../db/json-column.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished, type PublishedTable } from '../../db/published.ts';
import type { Tables } from '../../db/tables.ts';
import { excerptOf } from '../../search/excerpt.ts';
import { textOf } from '../articles/body.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

export interface Hits {
  results: SearchResult[];
  /** Number of all hits, also of those beyond the limit. */
  total: number;
}

/** Finds items that contain all words of a search. */
type Finder = (deps: Deps, words: readonly string[]) => Promise<Hits>;

/** 0: the title contains all words; 1: some of them; 2: none. */
const rankOf = (title: string, words: readonly string[]): number => {
  const folded = foldArabic(title);
  const contained = words.filter((word) => folded.includes(word)).length;
  return contained === words.length ? 0 : contained > 0 ? 1 : 2;
};

/** Services and sectors are few, so all matches are read and ranked here. */
const catalogueFinder =
  (kind: 'service' | 'sector'): Finder =>
  async ({ db }, words) => {
    const rows =
      kind === 'service'
        ? await db
            .selectFrom('services')
            .where('is_active', '=', 1)
            .where((eb) => eb.and(words.map((word) => containsText('services.search', word))))
            .select(['id', 'slug', 'name_ar', 'short_description_ar as intro', 'description_ar', 'image'])
            .orderBy('sort_order')
            .orderBy('id')
            .execute()
        : await db
            .selectFrom('sectors')
            .where('is_active', '=', 1)
            .where((eb) => eb.and(words.map((word) => containsText('sectors.search', word))))
            .select(['id', 'slug', 'name_ar', 'description_ar as intro', 'description_ar', 'image'])
            .orderBy('sort_order')
            .orderBy('id')
            .execute();
    const ranked = rows.toSorted((a, b) => rankOf(a.name_ar, words) - rankOf(b.name_ar, words));
    const results = ranked
      .slice(0, MAX_SEARCH_RESULTS_PER_KIND)
      .map(({ id, slug, name_ar, intro, description_ar, image }) => ({
        kind,
        id,
        slug,
        title: name_ar,
        text: excerptOf([intro, description_ar], words),
        picture: image,
      }));
    return { results, total: rows.length };
  };

const eb = expressionBuilder<Tables, PublishedTable>();

/** `rankOf` as an SQL expression. */
const rankSql = (table: PublishedTable, words: readonly string[]) => {
  const contained = words.map((word) => containsText(`${table}.title_search`, word));
  return eb.case().when(eb.and(contained)).then(0).when(eb.or(contained)).then(1).else(2).end();
};

/** Ids of the best hits, best first, and the number of all hits. Texts are read later, for these ids only. */
const findBestIds = async (
  { db, clock }: Deps,
  table: PublishedTable,
  words: readonly string[],
): Promise<{ ids: number[]; total: number }> => {
  const rows = await db
    .selectFrom(table)
    .where(isPublished(table, clock))
    .where(eb.and(words.map((word) => containsText(`${table}.search`, word))))
    .select([`${table}.id`, sql<number | string>`count(*) over ()`.as('total')])
    .orderBy(rankSql(table, words))
    .orderBy(`${table}.published_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .limit(MAX_SEARCH_RESULTS_PER_KIND)
    .execute();
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
};

const articles: Finder = async (deps, words) => {
  const { ids, total } = await findBestIds(deps, 'articles', words);
  if (total === 0) return { results: [], total };
  const rows = await deps.db
    .selectFrom('articles')
    .select(['id', 'slug', 'title_ar', 'excerpt_ar', 'body_html', 'cover'])
    .where('id', 'in', ids)
    .execute();
  const results = orderByIds(ids, rows).map(({ id, slug, title_ar, excerpt_ar, body_html, cover }) => ({
    kind: 'article' as const,
    id,
    slug,
    title: title_ar,
    text: excerptOf([excerpt_ar, textOf(body_html)], words),
    picture: cover,
  }));
  return { results, total };
};

const studies: Finder = async (deps, words) => {
  const { ids, total } = await findBestIds(deps, 'studies', words);
  if (total === 0) return { results: [], total };
  const rows = await deps.db
    .selectFrom('studies')
    .select(['id', 'slug', 'title_ar', 'summary_ar', 'market_size', 'phases', 'assumptions', 'cover'])
    .where('id', 'in', ids)
    .execute();
  const { phases, assumptions } = studyContract.shape;
  const results = orderByIds(ids, rows).map((row) => ({
    kind: 'study' as const,
    id: row.id,
    slug: row.slug,
    title: row.title_ar,
    text: excerptOf(
      [
        row.summary_ar,
        row.market_size,
        ...Object.values(readJson(phases, row.phases)),
        ...readJson(assumptions, row.assumptions),
      ],
      words,
    ),
    picture: row.cover,
  }));
  return { results, total };
};

export const finders: Record<SearchKind, Finder> = {
  service: catalogueFinder('service'),
  sector: catalogueFinder('sector'),
  article: articles,
  study: studies,
};
