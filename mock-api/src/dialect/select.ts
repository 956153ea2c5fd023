import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { among, holds, matches, nothing, piecesOf } from '../db/conditions.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { MOST_NARROWED, narrowedTo, type Held } from '../db/trigrams.ts';
import type { Filter, ListQuery } from './list-query.ts';
import { valueFor, type ListColumn, type ListResource } from './list-resource.ts';

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, keyof Tables>();

const anyOf = (conditions: Condition[]): Condition => (conditions.length > 0 ? eb.or(conditions) : nothing);

const compare = (column: ListColumn, operator: '=' | '!=' | '>=' | '<=', text: string): Condition => {
  const ref = sql.ref<string | number | null>(column.ref);
  const isNull = column.isNullable && text === 'null';
  if (isNull && operator === '=') return eb(ref, 'is', null);
  if (isNull && operator === '!=') return eb(ref, 'is not', null);
  const value = valueFor(column, text);
  if (operator === '!=') {
    if (value === undefined) return eb.lit(true);
    // An empty field is different from any value.
    return column.isNullable ? eb.or([eb(ref, '!=', value), eb(ref, 'is', null)]) : eb(ref, '!=', value);
  }
  return value === undefined ? nothing : eb(ref, operator, value);
};

/** Several values of one name: any of them, and for `_ne` none. */
const conditionOf = ({ column, operator, values }: Filter): Condition => {
  switch (operator) {
    case 'eq':
      return anyOf(values.map((value) => compare(column, '=', value)));
    case 'like':
      return anyOf(values.map((value) => matches(column.ref, value)));
    case 'ne':
      return eb.and(values.map((value) => compare(column, '!=', value)));
    case 'gte':
      return anyOf(values.map((value) => compare(column, '>=', value)));
    case 'lte':
      return anyOf(values.map((value) => compare(column, '<=', value)));
  }
};

/** Up to so many rows are found once, and counted and put in order as they are; of more, a page is read from an index. */
const FEW = 1000;

const hasConditions = ({ filters, related, words }: ListQuery): boolean =>
  filters.length + related.length + words.length > 0;

/** The rows that a query asks for, on all pages. */
export const chosenOf = <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  { filters, related, words }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> => {
  const conditions = [...filters.map(conditionOf), ...related, ...words.map((word) => holds(resource.search, word))];
  return conditions.length > 0 ? base.where(eb.and(conditions)) : base;
};

/** What every row that a query asks for holds; of several values it holds one, and it is not known which. */
const textsOf = ({ search }: ListResource, { filters, words }: ListQuery): Held[] => [
  ...words.map((text) => ({ column: search, text })),
  ...filters.flatMap(({ column, operator, values: [pattern = '', ...more] }) =>
    operator === 'like' && more.length === 0 ? piecesOf(pattern).map((text) => ({ column: column.ref, text })) : [],
  ),
];

/** In the order that was asked for; what is empty stands last when ascending and first when descending. */
export const orderedOf = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { key }: ListResource,
  { sort }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> =>
  sort
    .reduce((ordered, { column, direction }) => {
      const ref = sql.ref(column.ref);
      return (column.isNullable ? ordered.orderBy(sql`${ref} is null`, direction) : ordered).orderBy(ref, direction);
    }, query)
    // The last word has the direction of the first, so that an index can be read from its end.
    .orderBy(sql.ref(key), sort[0]?.direction ?? 'asc');

const countOf = async <Table extends keyof Tables, Row>(
  chosen: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> => {
  const { total } = await chosen
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Numbers of all rows that fit, where they are no more than so many. */
const fewOf = async <Table extends keyof Tables, Row>(
  chosen: SelectQueryBuilder<Tables, Table, Row>,
  { key }: ListResource,
  most: number,
): Promise<number[] | undefined> => {
  const found = await chosen
    .clearSelect()
    .select(sql.ref<number>(key).as('id'))
    .limit(most + 1)
    .execute();
  return found.length > most ? undefined : found.map(({ id }) => id);
};

/**
 * Runs a list query over a selection. A page is first put together of the rows' numbers, which an index may hold alone, so that
 * the thousandth costs hardly more than the first; only its own rows are read whole.
 * @param base the rows and columns that a list is made of; conditions of its own (such as "mine only") stay
 * @returns the rows of the page, and how many there are on all pages
 */
export const selectList = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<{ rows: Row[]; total: number }> => {
  const narrowed = await narrowedTo(db, resource.key, textsOf(resource, query));
  const chosen = chosenOf(narrowed ? base.where(narrowed) : base, resource, query);
  // Rows that an index names are read one by one: once is enough.
  const few = hasConditions(query) ? await fewOf(chosen, resource, narrowed ? MOST_NARROWED : FEW) : undefined;
  const total = few ? few.length : await countOf(chosen);
  if (total <= query.offset || query.limit === 0) return { rows: [], total };

  const numbers = orderedOf(few ? base.where(among(resource.key, few)) : chosen, resource, query)
    .clearSelect()
    .select(sql.ref<number>(resource.key).as('id'))
    .limit(query.limit)
    .offset(query.offset);
  // The numbers have met the conditions already; said again, they would lead the database astray.
  const rows = await orderedOf(
    base.clearWhere().where(eb(sql.ref<number>(resource.key), 'in', numbers)),
    resource,
    query,
  ).execute();
  return { rows, total };
};
