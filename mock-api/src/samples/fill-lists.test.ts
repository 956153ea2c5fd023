import * as contracts from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillLists, sampleOf } from './fill-lists.ts';

const row = z.object({ id: z.int(), state: contracts.knownOr(['open', 'closed']), at: z.nullable(z.iso.datetime()) });

test('puts a row that the contract describes into each empty list, and keeps the others', () => {
  const contract = z.object({ data: z.array(row), known: z.array(z.string()), meta: z.object({ total: z.int() }) });
  const response = { data: [], known: ['kept'], meta: { total: 0 } };
  expect(fillLists(contract, response)).toEqual({
    data: [{ id: 1, state: 'open', at: '2026-01-05T08:00:00.000Z' }],
    known: ['kept'],
    meta: { total: 0 },
  });
});

test('fills the lists inside the rows of a list', () => {
  const contract = z.array(z.object({ id: z.int(), files: z.array(z.object({ name: z.string() })) }));
  expect(fillLists(contract, [{ id: 7, files: [] }])).toEqual([{ id: 7, files: [{ name: expect.any(String) }] }]);
});

test('keeps a response whose contract accepts no row', () => {
  const contract = z.object({ data: z.array(z.never()) });
  expect(fillLists(contract, { data: [] })).toEqual({ data: [] });
});

/** Objects that the API may put into a list: every one that is not the body of a request. */
const objects = Object.entries(contracts).filter(
  ([name, value]) => !name.endsWith('Input') && value instanceof z.ZodMiniType && value._zod.def.type === 'object',
);

test.each(objects)('makes a sample of %s that its contract accepts', (_name, contract) => {
  if (!(contract instanceof z.ZodMiniType)) throw new Error('not a contract');
  expect(z.safeParse(contract, sampleOf(contract)).error).toBeUndefined();
});
