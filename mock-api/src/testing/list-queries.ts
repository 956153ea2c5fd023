import type { Random } from '../seed/large/random.ts';

export type QueriedRow = Record<string, unknown>;

/** A field that lists may be filtered and sorted by. */
export interface QueriedField {
  name: string;
  type: 'text' | 'number' | 'flag';
  isNullable?: boolean;
}

/** A resource for the query generator: its fields, and the rows that both servers hold. */
export interface QueriedResource {
  name: string;
  fields: readonly QueriedField[];
  rows: readonly QueriedRow[];
}

type Pair = readonly [string, string];

export const valueOf = (row: QueriedRow, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
      row,
    );

const LONGEST_VALUE = 60;

const isUsable = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= LONGEST_VALUE;

/** Mostly a value of some row, sometimes a value of no row. */
const someValue = (random: Random, { rows }: QueriedResource, { name, type }: QueriedField): string => {
  const values = rows.map((row) => valueOf(row, name)).filter(isUsable);
  if (values.length > 0 && random.next() < 0.9) return String(random.pick(values));
  return type === 'text' ? 'nothing-like-it' : type === 'flag' ? 'true' : String(random.between(-5, 500_000));
};

/** A part of a text without special characters, so that it means the same as a regular expression and as plain text. */
const somePart = (random: Random, text: string): string => {
  const runs = text.match(/[\p{L}\p{N} ]{2,}/gu) ?? ['zz'];
  const run = random.pick(runs);
  const from = random.between(0, Math.max(0, run.length - 2));
  return run.slice(from, from + random.between(2, 8));
};

const somePattern = (random: Random, resource: QueriedResource, field: QueriedField): string => {
  const texts = resource.rows
    .map((row) => valueOf(row, field.name))
    .filter((value) => isUsable(value) && !String(value).includes('\n'));
  const text = texts.length > 0 ? String(random.pick(texts)) : 'zz';
  const chance = random.next();
  if (chance < 0.12) return `^${/^[\p{L}\p{N} ]*/u.exec(text)?.[0].slice(0, 4) ?? ''}`;
  if (chance < 0.22) return `${/[\p{L}\p{N} ]*$/u.exec(text)?.[0].slice(-3) ?? ''}$`;
  // An anchored pattern that few texts match, although many contain its part.
  if (chance < 0.35) return random.next() < 0.5 ? `^${somePart(random, text)}` : `${somePart(random, text)}$`;
  if (chance < 0.5) return `${somePart(random, text)}.*${somePart(random, text)}`;
  const part = somePart(random, text);
  return chance < 0.75 ? part.toUpperCase() : part;
};

const times = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

const someFilter = (random: Random, resource: QueriedResource): Pair[] => {
  const field = random.pick(resource.fields);
  const operator = random.pick(['', '', '_gte', '_lte', '_ne', '_like', '_like', '_like'] as const);
  const repeats = random.next() < 0.3 ? random.between(2, 3) : 1;
  if (operator === '')
    return times(repeats, () => someValue(random, resource, field)).map((value) => [field.name, value]);
  if (operator === '_like')
    return field.type === 'text'
      ? times(repeats, () => somePattern(random, resource, field)).map((value) => [`${field.name}_like`, value])
      : [];
  // Flags have no order, and the two servers compare null differently.
  if (field.type === 'flag' || field.isNullable) return [];
  return times(repeats, () => someValue(random, resource, field)).map((value) => [`${field.name}${operator}`, value]);
};

const someOrder = (random: Random, { fields }: QueriedResource): Pair[] => {
  if (random.next() < 0.4) return [];
  const names = times(random.between(1, 3), () => random.pick(fields).name);
  const orders = names.map(() => random.pick(['asc', 'desc', 'ASC', 'DESC']));
  return [
    ['_sort', [...new Set([...names, 'id'])].join(',')],
    ['_order', orders.slice(0, new Set(names).size).join(',')],
  ];
};

/** @param total number of rows that match the filters */
const someRange = (random: Random, total: number): Pair[] => {
  const chance = random.next();
  const limit = random.between(1, 7);
  const start = random.between(0, Math.max(0, total + 1));
  if (chance < 0.2) return [];
  if (chance < 0.35) return [['_limit', String(limit)]];
  if (chance < 0.5)
    return [
      ['_start', String(start)],
      ['_limit', String(limit)],
    ];
  if (chance < 0.7)
    return [
      ['_start', String(start)],
      ['_end', String(start + limit - 1)],
    ];
  if (total < 2) return [];
  const size = random.between(1, Math.min(7, total - 1));
  const pages = Math.ceil(total / size);
  // The default page size is 10.
  if (total > 10 && chance > 0.95) return [['_page', String(random.between(1, Math.ceil(total / 10)))]];
  return [
    ['_page', String(random.between(1, pages))],
    ['_limit', String(size)],
  ];
};

/** Sometimes a parameter that is no field of any row. */
const unknownParameter = (random: Random): Pair[] =>
  random.next() < 0.1 ? [[random.pick(['utm_source', 'foo', 'callback_id', 'Id']), 'x']] : [];

const queryString = (pairs: readonly Pair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();

export interface Query {
  /** Query string with the filters alone; a test counts its rows first. */
  filters: string;
  /** The complete query string. @param total number of rows that match the filters */
  full: (total: number) => string;
}

/** A random query that both servers interpret in the same way. @param words search words for `q` */
export const randomQuery = (random: Random, resource: QueriedResource, words: readonly string[]): Query => {
  const filters = Array.from({ length: random.between(0, 3) }, () => someFilter(random, resource)).flat();
  const search: Pair[] = words.length > 0 && random.next() < 0.15 ? [['q', random.pick(words)]] : [];
  const rest = [...unknownParameter(random), ...someOrder(random, resource)];
  return {
    filters: queryString([...filters, ...search]),
    full: (total) => queryString([...filters, ...search, ...rest, ...someRange(random, total)]),
  };
};
