import { expect, test } from 'vitest';
import { inOrder, moved } from './column-order.ts';

const columns = [
  { key: 'name', title: true },
  { key: 'role' },
  { key: 'status' },
  { key: 'phone' },
  { key: 'actions', hideLabel: true },
];
const keysOf = (order: readonly string[]) => inOrder(columns, order).map(({ key }) => key);

test('puts columns in the chosen order, between the name of the row and its buttons', () => {
  expect(keysOf(['phone', 'actions', 'role', 'name', 'status'])).toEqual([
    'name',
    'phone',
    'role',
    'status',
    'actions',
  ]);
});

test('keeps the order of the definition for columns that the choice does not know, and ignores others', () => {
  expect(keysOf([])).toEqual(['name', 'role', 'status', 'phone', 'actions']);
  expect(keysOf(['gone', 'phone', 'phone', 'role'])).toEqual(['name', 'phone', 'status', 'role', 'actions']);
});

test('moves a column by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});
