import { setImmediate as nextTurn } from 'node:timers/promises';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { isOneOf, containsAny, matchesPattern, matchesNothing, patternLiterals } from '../db/conditions.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { trigramCondition, type RequiredText } from '../db/trigrams.ts';
import type { Filter, ListQuery } from './list-query.ts';
import { looserWords } from '../search/looser-words.ts';
import { valueFor, valueOf, type ListColumn, type ListResource } from './list-resource.ts';

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, keyof Tables>();

const someOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? eb.or(conditions) : matchesNothing);

const compare = (column: ListColumn, operator: '=' | '!=' | '>=' | '<=', text: string): Condition => {
  const ref = valueOf<string | number | null>(column);
  const isNull = column.isNullable && text === 'null';
  if (isNull && operator === '=') return eb(ref, 'is', null);
  if (isNull && operator === '!=') return eb(ref, 'is not', null);
  const value = valueFor(column, text);
  if (operator === '!=') {
    if (value === undefined) return eb.lit(true);
    // An empty field differs from any value.
    return column.isNullable ? eb.or([eb(ref, '!=', value), eb(ref, 'is', null)]) : eb(ref, '!=', value);
  }
  return value === undefined ? matchesNothing : eb(ref, operator, value);
};

/** Repeated parameters match any of their values; `_ne` excludes all of them. */
const conditionOf = ({ column, operator, values }: Filter): Condition => {
  switch (operator) {
    case 'eq':
      return someOf(values.map((value) => compare(column, '=', value)));
    case 'like':
      return someOf(values.map((value) => matchesPattern(valueOf(column), value)));
    case 'ne':
      return eb.and(values.map((value) => compare(column, '!=', value)));
    case 'gte':
      return someOf(values.map((value) => compare(column, '>=', value)));
    case 'lte':
      return someOf(values.map((value) => compare(column, '<=', value)));
  }
};

/** Up to this number of matches, the ids are read once for counting and sorting. Above it, an index provides the page. */
const MAX_COLLECTED = 1000;

const hasConditions = ({ filters, related, words }: ListQuery): boolean =>
  filters.length + related.length + words.length > 0;

/** Adds the conditions of a query. */
export const applyFilters = <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  { filters, related, words }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> => {
  const conditions = [
    ...filters.map(conditionOf),
    ...related,
    ...words.map(({ anyOf }) => containsAny(resource.search, anyOf)),
  ];
  return conditions.length > 0 ? base.where(eb.and(conditions)) : base;
};

/** The texts that every match contains. A filter with several values guarantees none of them. */
const textsOf = ({ search }: ListResource, { filters, words }: ListQuery): RequiredText[] => [
  ...words.map(({ anyOf }) => ({ column: search, anyOf })),
  ...filters.flatMap(({ column, operator, values: [pattern = '', ...more] }) =>
    operator === 'like' && more.length === 0
      ? patternLiterals(pattern).map((text) => ({ column: column.ref, anyOf: [text] }))
      : [],
  ),
];

/** Adds the order of a query. Empty values come last in ascending and first in descending order. */
export const applyOrder = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { key }: ListResource,
  { sort }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> =>
  sort
    .reduce((ordered, { column, direction }) => {
      const ref = valueOf(column);
      return (column.isNullable ? ordered.orderBy(sql`${ref} is null`, direction) : ordered).orderBy(ref, direction);
    }, query)
    // The id has the direction of the first column, so that an index can be read backwards.
    .orderBy(sql.ref(key), sort[0]?.direction ?? 'asc');

const countRows = async <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> => {
  const { total } = await query
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** The ids of all matches; `undefined` when there are more than `MAX_COLLECTED`. */
const collectIds = async <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { key }: ListResource,
): Promise<number[] | undefined> => {
  const found = await query
    .clearSelect()
    .select(sql.ref<number>(key).as('id'))
    .limit(MAX_COLLECTED + 1)
    .execute();
  return found.length > MAX_COLLECTED ? undefined : found.map(({ id }) => id);
};

/** The ids of all matches in the order of the list. */
const sortedIds = async <Table extends keyof Tables, Row>(
  filtered: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<number[]> => {
  const found = await applyOrder(filtered, resource, query)
    .clearSelect()
    .select(sql.ref<number>(resource.key).as('id'))
    .execute();
  return found.map(({ id }) => id);
};

/** The ids of a page, or a query of them, and the number of all matches. */
const selectPage = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
) => {
  const { offset, limit } = query;
  const candidates = await trigramCondition(db, resource.key, textsOf(resource, query));
  if (candidates) {
    // Candidates of the trigram index are few and read row by row: one query finds, sorts and counts them.
    const ids = await sortedIds(applyFilters(base.where(candidates), resource, query), resource, query);
    return { total: ids.length, page: ids.slice(offset, offset + limit) };
  }
  const filtered = applyFilters(base, resource, query);
  const collected = hasConditions(query) ? await collectIds(filtered, resource) : undefined;
  // Counting many matches reads the texts of all rows: other requests go first.
  if (hasConditions(query) && !collected) await nextTurn();
  const page = applyOrder(collected ? base.where(isOneOf(resource.key, collected)) : filtered, resource, query)
    .clearSelect()
    .select(sql.ref<number>(resource.key).as('id'))
    .limit(limit)
    .offset(offset);
  return { total: collected ? collected.length : await countRows(filtered), page };
};

/** Rows whose names are compared with a misspelt word. */
const MAX_NAMES = 500;

/**
 * The query of a search that finds nothing, with looser words (see `looserWords`), so that lists, counts and bulk actions find the
 * same rows.
 * @returns `undefined` when there are none
 */
export const looserQuery = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  { search, names, key }: ListResource,
  query: ListQuery,
): Promise<ListQuery | undefined> => {
  if (query.words.length === 0) return undefined;
  const containing = async (column: string, anyOf: readonly string[]) => {
    const candidates = await trigramCondition(db, key, [{ column, anyOf }]);
    return base.where(eb.and([...(candidates ? [candidates] : []), containsAny(column, anyOf)])).clearSelect();
  };
  const words = await looserWords(query.words, {
    async contains(anyOf) {
      const rows = await containing(search, anyOf);
      return (await rows.select(sql.ref<number>(key).as('id')).limit(1).execute()).length > 0;
    },
    async names(anyOf) {
      if (!names) return [];
      const rows = await containing(names.search, anyOf);
      const texts = names.columns.map((column, index) => sql.ref<string>(column).as(`name_${index}`));
      return (await rows.select(texts).limit(MAX_NAMES).execute()).flatMap((row) => Object.values(row));
    },
  });
  return words && { ...query, words };
};

/** Counts the rows that match a query, on all pages. */
export const countList = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<number> => {
  const candidates = await trigramCondition(db, resource.key, textsOf(resource, query));
  const count = await countRows(applyFilters(candidates ? base.where(candidates) : base, resource, query));
  const looser = count === 0 ? await looserQuery(db, base, resource, query) : undefined;
  return looser ? countList(db, base, resource, looser) : count;
};

/**
 * Runs a list query. It first selects the ids of the page, which a covering index can provide, and then reads only these rows.
 * Page 1000 is therefore almost as fast as page 1.
 * @param base the rows and columns of the list; its own conditions (such as "assigned to me") also apply
 * @returns the rows of the page, and the number of all matches
 */
export const selectList = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<{ rows: Row[]; total: number }> => {
  const { total, page } = await selectPage(db, base, resource, query);
  const looser = total === 0 ? await looserQuery(db, base, resource, query) : undefined;
  if (looser) return selectList(db, base, resource, looser);
  if (total <= query.offset || query.limit === 0) return { rows: [], total };
  // The ids already meet the conditions. Repeating them makes the database choose a slower plan.
  const rows = await applyOrder(
    base.clearWhere().where(eb(sql.ref<number>(resource.key), 'in', page)),
    resource,
    query,
  ).execute();
  return { rows, total };
};
