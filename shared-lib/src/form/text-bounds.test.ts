import * as contracts from 'shared-lib/contracts';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { inputSchemaOf, textBoundOf } from './text-bound.tsx';

const inputs = Object.entries(contracts).flatMap(([name, contract]) =>
  name.endsWith('Input') && contract instanceof z.core.$ZodType ? [[name, contract] as const] : [],
);

interface Node {
  type?: unknown;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a pattern ends and has no part that repeats without a limit: it is a bound too. */
const isBoundedPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern);

/** The paths of texts of any length in a JSON schema. */
const unboundedIn = (schema: unknown, path: string): string[] => {
  if (!isNode(schema)) return [];
  const { type, maxLength, enum: choices, const: constant, format, pattern } = schema;
  const isBounded =
    [maxLength, choices, constant].some((bound) => bound !== undefined) ||
    format === 'date-time' ||
    isBoundedPattern(pattern);
  if (type === 'string') return isBounded ? [] : [path];
  return Object.entries(schema).flatMap(([key, value]) => unboundedIn(value, `${path}.${key}`));
};

test('the contracts have inputs', () => {
  expect(inputs.length).toBeGreaterThan(30);
});

test.each(inputs)('every text of %s has a bound', (name, contract) => {
  expect(unboundedIn(inputSchemaOf(contract), name)).toEqual([]);
});

it('finds the bound of a field, of a part of a list, and of all lines of a list', () => {
  const service = inputSchemaOf(contracts.serviceInput);
  const names = ['name_ar', 'faq.3.a', 'packages.0.items', 'deliverables', 'image', 'basic_price', 'unknown'];
  expect(names.map((name) => textBoundOf(service, name))).toEqual([
    160,
    3000,
    15_030,
    20_040,
    300,
    undefined,
    undefined,
  ]);
  expect(textBoundOf(inputSchemaOf(contracts.articleInput), 'body_html')).toBe(contracts.ARTICLE_BODY_MAX);
});
