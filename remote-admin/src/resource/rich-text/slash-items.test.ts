import { expect, it } from 'vitest';
import { matchingItems, slashItems } from './slash-items.ts';

const items = slashItems({ openLink: () => undefined, openPicture: () => undefined, openCall: () => undefined });
const found = (query: string): string[] => matchingItems(items, query).map(({ label }) => label);

it.each([
  ['عنوان', ['عنوان 2', 'عنوان 3', 'عنوان 4']],
  ['h3', ['عنوان 3']],
  ['قائمه', ['قائمة نقطية', 'قائمة مرقمة']],
  ['زر', ['دعوة إلى إجراء']],
  ['اجراء', ['دعوة إلى إجراء']],
  ['table', ['جدول']],
  ['services', []],
])('finds for %j what people mean', (query, labels) => {
  expect(found(query)).toEqual(labels);
});

it('offers every kind before anything is typed', () => {
  expect(found('')).toEqual([
    'عنوان 2',
    'عنوان 3',
    'عنوان 4',
    'قائمة نقطية',
    'قائمة مرقمة',
    'اقتباس',
    'جدول',
    'صورة',
    'دعوة إلى إجراء',
    'خط فاصل',
  ]);
});
