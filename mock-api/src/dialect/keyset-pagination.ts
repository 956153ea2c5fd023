import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  expressionBuilder,
  sql,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { matchesNothing } from '../db/conditions.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { unknownParameters } from '../http/api-error.ts';
import type { ListQuery } from './list-query.ts';
import { valueOf, type ListResource } from './list-resource.ts';
import { applyFilters, applyOrder, looserQuery } from './select.ts';

type Condition = Expression<SqlBool>;
type Value = string | number | null;

const eb = expressionBuilder<Tables, keyof Tables>();

/** Ids per query. One query takes a fraction of a second in any order. */
const BATCH_SIZE = 5000;

/** One expression of the order. */
interface SortTerm {
  value: RawBuilder<Value>;
  direction: 'asc' | 'desc';
  isNullable: boolean;
}

/** The expressions of an order. The id comes last and makes the order unique. */
const sortTermsOf = ({ key }: ListResource, { sort }: ListQuery): SortTerm[] => [
  ...sort.map(({ column, direction }) => ({
    value: valueOf<Value>(column),
    direction,
    isNullable: column.isNullable ?? false,
  })),
  { value: sql.ref<Value>(key), direction: sort[0]?.direction ?? 'asc', isNullable: false },
];

const isEqual = ({ value: column }: SortTerm, value: Value): Condition =>
  value === null ? eb(column, 'is', null) : eb(column, '=', value);

/** Empty values come last in ascending and first in descending order. */
const isAfter = ({ value: column, direction, isNullable }: SortTerm, value: Value): Condition => {
  if (value === null) return direction === 'asc' ? matchesNothing : eb(column, 'is not', null);
  const isBeyond = eb(column, direction === 'asc' ? '>' : '<', value);
  return isNullable && direction === 'asc' ? eb.or([isBeyond, eb(column, 'is', null)]) : isBeyond;
};

/** Selects the rows after the row with these sort values. */
const isAfterRow = (terms: readonly SortTerm[], values: readonly Value[]): Condition => {
  const cases = terms.map((term, index) =>
    eb.and([
      ...terms.slice(0, index).map((before, position) => isEqual(before, values[position] ?? null)),
      isAfter(term, values[index] ?? null),
    ]),
  );
  const [first] = terms;
  const [start] = values;
  // A redundant bound on the first term, so that the database can seek to it in an index.
  const bound =
    first && !first.isNullable && start !== undefined && start !== null
      ? [eb(first.value, first.direction === 'asc' ? '>=' : '<=', start)]
      : [];
  return eb.and([...bound, eb.or(cases)]);
};

const aliasOf = (position: number): string => `term_${position}`;

const readIds = async <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
  batchSize: number,
): Promise<number[]> => {
  const terms = sortTermsOf(resource, query);
  const filtered = applyFilters(base, resource, query);
  const ids: number[] = [];
  let last: readonly Value[] | undefined;
  for (;;) {
    const batch = last ? filtered.where(isAfterRow(terms, last)) : filtered;
    const rows = await applyOrder(batch, resource, query)
      .clearSelect()
      .select(terms.map(({ value }, position) => value.as(aliasOf(position))))
      .limit(batchSize)
      .execute();
    const keys = rows.map((row) => terms.map((_term, position) => row[aliasOf(position)] ?? null));
    ids.push(...keys.map((values) => Number(values.at(-1))));
    if (keys.length < batchSize) return ids;
    last = keys.at(-1);
    await nextTurn();
  }
};

/**
 * Selects the ids of all rows that match a query, in its order and without its pagination. Reads them in batches by keyset
 * pagination, and lets other requests run between two batches.
 * @param batchSize ids per batch
 * @throws {ApiError} 422 for a parameter without an effect: a misspelt filter would select rows that nobody meant
 */
export const selectAllIds = async <Table extends keyof Tables, Row>(
  db: Database,
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
  batchSize = BATCH_SIZE,
): Promise<number[]> => {
  if (query.ignored.length > 0) throw unknownParameters(query.ignored);
  const ids = await readIds(base, resource, query, batchSize);
  const looser = ids.length === 0 ? await looserQuery(db, base, resource, query) : undefined;
  return looser ? readIds(base, resource, looser, batchSize) : ids;
};
