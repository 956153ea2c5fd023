import {
  ADMIN_SEARCH_LIMIT,
  REFERENCE_PATTERN,
  requestKinds,
  type AdminSearchKind,
  type AdminSearchResult,
} from 'shared-lib/contracts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { trigramCondition } from '../../db/trigrams.ts';
import { rowTopic } from '../requests/present.ts';

/** Matches beyond this number are not counted. */
const MAX_COUNTED = 100;

/** Rows that a search without an index reads first. */
const NEWEST = 5000;

interface Found {
  results: AdminSearchResult[];
  totals: ReadonlyMap<AdminSearchKind, number>;
}

type Searched = 'requests' | 'users' | 'articles' | 'studies' | 'services' | 'sectors' | 'sliders';
const eb = expressionBuilder<Tables, Searched>();

/** Ids of the matches, newest first, at most as many as are counted. */
const findIds = async (
  db: Database,
  table: Searched,
  column: 'search' | 'title_search',
  words: readonly string[],
  only?: Expression<SqlBool>,
): Promise<number[]> => {
  const key = `${table}.id` as const;
  const texts = words.map((text) => ({ column: `${table}.${column}`, text }));
  const candidates = await trigramCondition(db, key, texts);
  const matches = texts.map((text) => containsText(text.column, text.text));
  const select = async (among: Expression<SqlBool>, order: RawBuilder<unknown>) => {
    const rows = await db
      .selectFrom(table)
      .select(sql<number>`${sql.ref(key)}`.as('id'))
      .where(eb.and([among, ...(only ? [only] : []), ...matches]))
      .orderBy(order, 'desc')
      .limit(MAX_COUNTED)
      .execute();
    return rows.map(({ id }) => id);
  };
  const byId = sql.ref(key);
  if (candidates) return select(candidates, byId);
  // A frequent word has enough matches among the newest rows, so that not all texts are read.
  const newest = sql<SqlBool>`${byId} > (select max(id) from ${sql.table(table)}) - ${NEWEST}`;
  const recent = await select(newest, byId);
  // The sign keeps SQLite from reading the long rows in the order of their ids: a covering index of the texts is faster.
  return recent.length < MAX_COUNTED ? select(eb.lit(true), sql`+${byId}`) : recent;
};

const shown = (ids: readonly number[]): number[] => [0, ...ids.slice(0, ADMIN_SEARCH_LIMIT)];

/** The request with this reference comes first. */
const requests = async (db: Database, words: readonly string[], text: string): Promise<Found> => {
  const reference = text.trim().toUpperCase();
  const exact = REFERENCE_PATTERN.test(reference)
    ? await db.selectFrom('requests').select('id').where('reference', '=', reference).execute()
    : [];
  const results: AdminSearchResult[] = [];
  const totals = new Map<AdminSearchKind, number>();
  for (const kind of requestKinds) {
    const ids = exact.length > 0 ? [] : await findIds(db, 'requests', 'search', words, eb('requests.kind', '=', kind));
    const rows = await db
      .selectFrom('requests')
      .select(['id', 'kind', 'reference', 'name', 'payload', 'status', 'updated_at'])
      .where('id', 'in', [...shown(ids), ...exact.map(({ id }) => id)])
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .execute();
    totals.set(kind, Math.max(ids.length, rows.length));
    results.push(
      ...rows.map(({ payload, name, ...row }) => ({ ...row, title: name, text: rowTopic({ kind, payload }) })),
    );
  }
  return { results, totals };
};

const people = async (db: Database, words: readonly string[]): Promise<Found> => {
  const ids = await findIds(db, 'users', 'search', words);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name as title', 'email as text', 'status', 'updated_at'])
    .where('id', 'in', shown(ids))
    .orderBy('id', 'desc')
    .execute();
  return {
    results: rows.map((row) => ({ ...row, kind: 'user', reference: null })),
    totals: new Map([['user', ids.length]]),
  };
};

/** Articles and studies are found by their titles: their whole texts are too long to scan while somebody types. */
const publications =
  (table: 'articles' | 'studies', kind: 'article' | 'study') =>
  async (db: Database, words: readonly string[]): Promise<Found> => {
    const ids = await findIds(db, table, 'title_search', words);
    const rows = await db
      .selectFrom(table)
      .select(['id', 'title_ar as title', 'slug as text', 'status', 'updated_at'])
      .where('id', 'in', shown(ids))
      .orderBy('id', 'desc')
      .execute();
    return { results: rows.map((row) => ({ ...row, kind, reference: null })), totals: new Map([[kind, ids.length]]) };
  };

const ordered =
  (table: 'services' | 'sectors' | 'sliders', kind: 'service' | 'sector' | 'slider') =>
  async (db: Database, words: readonly string[]): Promise<Found> => {
    const ids = await findIds(db, table, 'search', words);
    const rows = await db
      .selectFrom(table)
      .select([
        'id',
        sql<string>`${sql.ref(table === 'sliders' ? 'title_ar' : 'name_ar')}`.as('title'),
        sql<string>`${sql.ref(table === 'sliders' ? 'button_link' : 'slug')}`.as('text'),
        'is_active',
        'updated_at',
      ])
      .where('id', 'in', shown(ids))
      .orderBy('sort_order')
      .execute();
    return {
      results: rows.map(({ is_active, ...row }) => ({
        ...row,
        kind,
        reference: null,
        status: is_active === 1 ? 'active' : 'inactive',
      })),
      totals: new Map([[kind, ids.length]]),
    };
  };

const contentFinders = [
  publications('articles', 'article'),
  publications('studies', 'study'),
  ordered('services', 'service'),
  ordered('sectors', 'sector'),
  ordered('sliders', 'slider'),
];

/**
 * Finds requests, people and content for administrators, also what is not public.
 * @param words folded search words; every result contains all of them
 * @param text the search as typed, which may be a reference
 */
export const findForAdmin = async (db: Database, words: readonly string[], text: string): Promise<Found> => {
  const found = [await requests(db, words, text), await people(db, words)];
  for (const find of contentFinders) found.push(await find(db, words));
  return {
    results: found.flatMap(({ results }) => results),
    totals: new Map(found.flatMap(({ totals }) => [...totals])),
  };
};
