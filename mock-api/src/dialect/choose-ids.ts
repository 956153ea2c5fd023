import { setImmediate as nextTurn } from 'node:timers/promises';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { nothing } from '../db/conditions.ts';
import type { Tables } from '../db/tables.ts';
import type { ListQuery } from './list-query.ts';
import type { ListResource } from './list-resource.ts';
import { chosenOf, orderedOf } from './select.ts';

type Condition = Expression<SqlBool>;
type Value = string | number | null;

const eb = expressionBuilder<Tables, keyof Tables>();

/** Numbers that are chosen at once: a fraction of a second, whatever the order. */
const AT_ONCE = 5000;

/** One thing that rows are ordered by. */
interface Term {
  ref: string;
  direction: 'asc' | 'desc';
  isNullable: boolean;
}

/** What an order is made of, the number that settles ties last. */
const termsOf = ({ key }: ListResource, { sort }: ListQuery): Term[] => [
  ...sort.map(({ column: { ref, isNullable = false }, direction }) => ({ ref, direction, isNullable })),
  { ref: key, direction: sort[0]?.direction ?? 'asc', isNullable: false },
];

const isSame = ({ ref }: Term, value: Value): Condition =>
  value === null ? eb(sql.ref<Value>(ref), 'is', null) : eb(sql.ref<Value>(ref), '=', value);

/** What is empty stands last when ascending and first when descending. */
const isAfter = ({ ref, direction, isNullable }: Term, value: Value): Condition => {
  const column = sql.ref<Value>(ref);
  if (value === null) return direction === 'asc' ? nothing : eb(column, 'is not', null);
  const isBeyond = eb(column, direction === 'asc' ? '>' : '<', value);
  return isNullable && direction === 'asc' ? eb.or([isBeyond, eb(column, 'is', null)]) : isBeyond;
};

/** Whether a row stands after another one, of which what it is ordered by is given. */
const stands = (terms: readonly Term[], values: readonly Value[]): Condition => {
  const cases = terms.map((term, index) =>
    eb.and([
      ...terms.slice(0, index).map((before, place) => isSame(before, values[place] ?? null)),
      isAfter(term, values[index] ?? null),
    ]),
  );
  const [first] = terms;
  const [start] = values;
  // Said once more for all cases together, so that an index is entered where the last piece ended.
  const bound =
    first && !first.isNullable && start !== undefined && start !== null
      ? [eb(sql.ref<Value>(first.ref), first.direction === 'asc' ? '>=' : '<=', start)]
      : [];
  return eb.and([...bound, eb.or(cases)]);
};

const nameOf = (place: number): string => `term_${place}`;

/**
 * The numbers of all rows that a query asks for, in its order; pages do not count. They are chosen in pieces, each beginning
 * after the last row of the one before, and everybody else has their turn in between.
 * @param atOnce numbers of a piece
 */
export const selectIds = async <Table extends keyof Tables, Row>(
  base: SelectQueryBuilder<Tables, Table, Row>,
  resource: ListResource,
  query: ListQuery,
  atOnce = AT_ONCE,
): Promise<number[]> => {
  const terms = termsOf(resource, query);
  const chosen = chosenOf(base, resource, query);
  const ids: number[] = [];
  let last: readonly Value[] | undefined;
  for (;;) {
    const piece = last ? chosen.where(stands(terms, last)) : chosen;
    const rows = await orderedOf(piece, resource, query)
      .clearSelect()
      .select(terms.map(({ ref }, place) => sql<Value>`${sql.ref(ref)}`.as(nameOf(place))))
      .limit(atOnce)
      .execute();
    const found = rows.map((row) => terms.map((_term, place) => row[nameOf(place)] ?? null));
    ids.push(...found.map((values) => Number(values.at(-1))));
    if (found.length < atOnce) return ids;
    last = found.at(-1);
    await nextTurn();
  }
};
