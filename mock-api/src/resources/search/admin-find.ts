import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  ADMIN_SEARCH_LIMIT,
  REFERENCE_PATTERN,
  requestKinds,
  type AdminSearchKind,
  type AdminSearchResult,
} from 'shared-lib/contracts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { containsAny } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { trigramCondition } from '../../db/trigrams.ts';
import { looserWords } from '../../search/looser-words.ts';
import type { SearchWord } from '../../search/search-words.ts';
import { rowTopic } from '../requests/payload.ts';

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

/** The column that a search compares, and the names in which it corrects a wrong letter. */
const searched = {
  requests: { column: 'search', names: ['name', 'company'] },
  users: { column: 'search', names: ['name', 'company'] },
  articles: { column: 'title_terms', names: ['title_ar'] },
  studies: { column: 'title_terms', names: ['title_ar'] },
  services: { column: 'search', names: ['name_ar'] },
  sectors: { column: 'search', names: ['name_ar'] },
  sliders: { column: 'search', names: ['title_ar'] },
} as const satisfies Record<Searched, { column: string; names: readonly string[] }>;

/** Rows of a table that contain all of some words. */
const matching = async (db: Database, table: Searched, words: readonly Pick<SearchWord, 'anyOf'>[]) => {
  const texts = words.map(({ anyOf }) => ({ column: `${table}.${searched[table].column}`, anyOf }));
  const candidates = await trigramCondition(db, `${table}.id`, texts);
  return { candidates, matches: eb.and(texts.map(({ column, anyOf }) => containsAny(column, anyOf))) };
};

/** Ids of the matches, newest first, at most as many as are counted. */
const findIds = async (
  db: Database,
  table: Searched,
  words: readonly SearchWord[],
  only?: Expression<SqlBool>,
): Promise<number[]> => {
  const key = `${table}.id` as const;
  const { candidates, matches } = await matching(db, table, words);
  const select = async (among: Expression<SqlBool>, order: RawBuilder<unknown>) => {
    const rows = await db
      .selectFrom(table)
      .select(sql<number>`${sql.ref(key)}`.as('id'))
      .where(eb.and([among, ...(only ? [only] : []), matches]))
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

/** Rows of a table whose names are compared with a misspelt word. */
const MAX_NAMES = 500;

const namesIn = async (db: Database, table: Searched, anyOf: readonly string[]): Promise<string[]> => {
  const { candidates, matches } = await matching(db, table, [{ anyOf }]);
  const rows = await db
    .selectFrom(table)
    .select(searched[table].names.map((name) => sql.ref<string>(`${table}.${name}`).as(name)))
    .where(candidates ? eb.and([candidates, matches]) : matches)
    .limit(MAX_NAMES)
    .execute();
  return rows.flatMap((row) => Object.values(row));
};

const tables: readonly Searched[] = ['requests', 'users', 'articles', 'studies', 'services', 'sectors', 'sliders'];

const findLooserWords = (db: Database, words: readonly SearchWord[]): Promise<readonly SearchWord[] | undefined> =>
  looserWords(words, {
    async contains(anyOf) {
      for (const table of tables) {
        const { candidates, matches } = await matching(db, table, [{ anyOf }]);
        const only = candidates ? eb.and([candidates, matches]) : matches;
        const found = await db
          .selectFrom(table)
          .select(sql<number>`1`.as('one'))
          .where(only)
          .limit(1)
          .execute();
        if (found.length > 0) return true;
      }
      return false;
    },
    async names(anyOf) {
      const names: string[] = [];
      for (const table of tables) names.push(...(await namesIn(db, table, anyOf)));
      return names;
    },
  });

const shown = (ids: readonly number[]): number[] => [0, ...ids.slice(0, ADMIN_SEARCH_LIMIT)];

/** The request with this reference comes first. */
const requests = async (db: Database, words: readonly SearchWord[], text: string): Promise<Found> => {
  const reference = text.trim().toUpperCase();
  const exact = REFERENCE_PATTERN.test(reference)
    ? await db.selectFrom('requests').select('id').where('reference', '=', reference).execute()
    : [];
  const results: AdminSearchResult[] = [];
  const totals = new Map<AdminSearchKind, number>();
  for (const kind of requestKinds) {
    const ids = exact.length > 0 ? [] : await findIds(db, 'requests', words, eb('requests.kind', '=', kind));
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

const people = async (db: Database, words: readonly SearchWord[]): Promise<Found> => {
  const ids = await findIds(db, 'users', words);
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
  async (db: Database, words: readonly SearchWord[]): Promise<Found> => {
    const ids = await findIds(db, table, words);
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
  async (db: Database, words: readonly SearchWord[]): Promise<Found> => {
    const ids = await findIds(db, table, words);
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
 * Finds requests, people and content for administrators, also what is not public. When nothing contains all words, looser ones
 * count (see `looserWords`).
 * @param words every result contains all of them
 * @param text the search as typed, which may be a reference
 */
export const findForAdmin = async (db: Database, words: readonly SearchWord[], text: string): Promise<Found> => {
  const found = [await requests(db, words, text)];
  for (const find of [people, ...contentFinders]) {
    // Each reads the texts of a table: other requests run in between.
    await nextTurn();
    found.push(await find(db, words));
  }
  const results = found.flatMap((one) => one.results);
  const looser = results.length === 0 ? await findLooserWords(db, words) : undefined;
  if (looser) return findForAdmin(db, looser, '');
  return { results, totals: new Map(found.flatMap(({ totals }) => [...totals])) };
};
