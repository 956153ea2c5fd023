import { SEARCH_MOST_PER_KIND, study as studyContract, type SearchKind, type SearchResult } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expressionBuilder, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { holds } from '../../db/conditions.ts';
import { inOrder } from '../../db/in-order.ts';
import { readJson } from '../../db/json-column.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished, type PublishedTable } from '../../db/published.ts';
import type { Tables } from '../../db/tables.ts';
import { excerptOf } from '../../search/excerpt.ts';
import { textOf } from '../articles/body.ts';

interface Parts {
  db: Database;
  clock: Clock;
}

export interface Hits {
  results: SearchResult[];
  /** How many there are, also those not listed. */
  total: number;
}

/** Finds what holds all words of a search. */
type Finder = (parts: Parts, words: readonly string[]) => Promise<Hits>;

/** 0: all words are in the title; 1: some; 2: none. */
const rankOf = (title: string, words: readonly string[]): number => {
  const folded = foldArabic(title);
  const held = words.filter((word) => folded.includes(word)).length;
  return held === words.length ? 0 : held > 0 ? 1 : 2;
};

/** Services and sectors are few: all that match are read, and ranked here. */
const inMenu =
  (kind: 'service' | 'sector'): Finder =>
  async ({ db }, words) => {
    const rows =
      kind === 'service'
        ? await db
            .selectFrom('services')
            .where('is_active', '=', 1)
            .where((eb) => eb.and(words.map((word) => holds('services.search', word))))
            .select(['id', 'slug', 'name_ar', 'short_description_ar as intro', 'description_ar'])
            .orderBy('sort_order')
            .orderBy('id')
            .execute()
        : await db
            .selectFrom('sectors')
            .where('is_active', '=', 1)
            .where((eb) => eb.and(words.map((word) => holds('sectors.search', word))))
            .select(['id', 'slug', 'name_ar', 'description_ar as intro', 'description_ar'])
            .orderBy('sort_order')
            .orderBy('id')
            .execute();
    const ranked = rows.toSorted((a, b) => rankOf(a.name_ar, words) - rankOf(b.name_ar, words));
    const results = ranked.slice(0, SEARCH_MOST_PER_KIND).map(({ id, slug, name_ar, intro, description_ar }) => ({
      kind,
      id,
      slug,
      title: name_ar,
      text: excerptOf([intro, description_ar], words),
    }));
    return { results, total: rows.length };
  };

const eb = expressionBuilder<Tables, PublishedTable>();

/** The same ranks as `rankOf`, by the database. */
const rankIn = (table: PublishedTable, words: readonly string[]) => {
  const held = words.map((word) => holds(`${table}.title_search`, word));
  return eb.case().when(eb.and(held)).then(0).when(eb.or(held)).then(1).else(2).end();
};

/** Numbers of the best hits, best first, and how many hits there are: each text is looked at once, and none is carried around. */
const bestOf = async (
  { db, clock }: Parts,
  table: PublishedTable,
  words: readonly string[],
): Promise<{ ids: number[]; total: number }> => {
  const rows = await db
    .selectFrom(table)
    .where(isPublished(table, clock))
    .where(eb.and(words.map((word) => holds(`${table}.search`, word))))
    .select([`${table}.id`, sql<number | string>`count(*) over ()`.as('total')])
    .orderBy(rankIn(table, words))
    .orderBy(`${table}.published_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .limit(SEARCH_MOST_PER_KIND)
    .execute();
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
};

const articles: Finder = async (parts, words) => {
  const { ids, total } = await bestOf(parts, 'articles', words);
  if (total === 0) return { results: [], total };
  const rows = await parts.db
    .selectFrom('articles')
    .select(['id', 'slug', 'title_ar', 'excerpt_ar', 'body_html'])
    .where('id', 'in', ids)
    .execute();
  const results = inOrder(ids, rows).map(({ id, slug, title_ar, excerpt_ar, body_html }) => ({
    kind: 'article' as const,
    id,
    slug,
    title: title_ar,
    text: excerptOf([excerpt_ar, textOf(body_html)], words),
  }));
  return { results, total };
};

const studies: Finder = async (parts, words) => {
  const { ids, total } = await bestOf(parts, 'studies', words);
  if (total === 0) return { results: [], total };
  const rows = await parts.db
    .selectFrom('studies')
    .select(['id', 'slug', 'title_ar', 'summary_ar', 'market_size', 'phases', 'assumptions'])
    .where('id', 'in', ids)
    .execute();
  const { phases, assumptions } = studyContract.shape;
  const results = inOrder(ids, rows).map((row) => ({
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
  }));
  return { results, total };
};

export const finders: Record<SearchKind, Finder> = {
  service: inMenu('service'),
  sector: inMenu('sector'),
  article: articles,
  study: studies,
};
