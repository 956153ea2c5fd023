import { expect, it } from 'vitest';
import { moveBeside, moveBy } from './reorder.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 'c', 'after', 'b c a d'],
  ['a', 'c', 'before', 'b a c d'],
  ['d', 'a', 'before', 'd a b c'],
  ['a', 'a', 'after', 'a b c d'],
] as const)('moves %s beside %s (%s)', (moved, target, side, result) => {
  expect(moveBeside(order, new Set([moved]), target, side).join(' ')).toBe(result);
});

it('keeps the order of several moved items', () => {
  expect(moveBeside(order, new Set(['d', 'a']), 'b', 'after')).toEqual(['b', 'a', 'd', 'c']);
});

it.each([
  ['b', -1, 'b a c d'],
  ['b', 1, 'a c b d'],
  ['a', -1, 'a b c d'],
  ['d', 1, 'a b c d'],
] as const)('moves %s by %d places and stops at the ends', (id, places, result) => {
  expect(moveBy(order, id, places).join(' ')).toBe(result);
});
