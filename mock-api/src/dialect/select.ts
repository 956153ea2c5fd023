import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { holds, matches, nothing } from '../db/conditions.ts';
import type { Tables } from '../db/tables.ts';
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

/** The rows that a query asks for, on all pages. */
const chosenOf = <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  { filters, related, words }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> => {
  const conditions = [...filters.map(conditionOf), ...related, ...words.map((word) => holds(resource.search, word))];
  return conditions.length > 0 ? base.where(eb.and(conditions)) : base;
};

const orderedOf = <Table extends keyof Tables, Row>(
  chosen: SelectQueryBuilder<Tables, Table, Row>,
  { key }: ListResource,
  { sort }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> => {
  const ordered = sort.reduce(
    (query, { column, direction }) =>
      query.orderBy(sql.ref(column.ref), (order) => {
        const directed = direction === 'desc' ? order.desc() : order.asc();
        if (!column.isNullable) return directed;
        return direction === 'desc' ? directed.nullsFirst() : directed.nullsLast();
      }),
    chosen,
  );
  // The last word has the direction of the first, so that an index can be read from its end.
  return ordered.orderBy(sql.ref(key), sort[0]?.direction ?? 'asc');
};

/**
 * Runs a list query over a selection.
 * @param base the rows and columns that a list is made of; conditions of its own (such as "mine only") stay
 * @returns the rows of the page, and how many there are on all pages
 */
export const selectList = async <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<{ rows: Row[]; total: number }> => {
  const chosen = chosenOf(base, resource, query);
  const { total } = await chosen
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await orderedOf(chosen, resource, query).limit(query.limit).offset(query.offset).execute();
  return { rows, total: Number(total) };
};

/** The numbers of all rows that a query asks for, in its order; pages do not count. */
export const selectIds = async <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
): Promise<number[]> => {
  const ids = chosenOf(base, resource, query).clearSelect().select(sql<number>`${sql.ref(resource.key)}`.as('id'));
  return (await orderedOf(ids, resource, query).execute()).map(({ id }) => id);
};
