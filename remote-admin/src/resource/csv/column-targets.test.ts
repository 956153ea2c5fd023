import { expect, it } from 'vitest';
import { areCertain, suggestTargets } from './column-targets.ts';

const columns = [
  { name: 'slug', label: 'الرابط المختصر' },
  { name: 'name_ar', label: 'الاسم' },
  { name: 'basic_price', label: 'السعر الأساسي بالدولار' },
  { name: 'delivery_days_basic', label: 'أيام التسليم' },
];

it('recognises headings whatever their spelling, and suggests the only similar field', () => {
  const headings = ['إسم', 'الإسم', 'السعر', 'Delivery days basic', 'ملاحظات', ''];
  expect(suggestTargets(headings, columns)).toEqual(['', 'name_ar', 'basic_price', 'delivery_days_basic', '', '']);
});

it('gives a field to one column only, and suggests nothing when two fields are similar', () => {
  expect(suggestTargets(['الاسم', 'الاسم', 'الاسم التجاري'], columns)).toEqual(['name_ar', '', '']);
  const prices = [
    { name: 'from', label: 'رأس المال من' },
    { name: 'to', label: 'رأس المال إلى' },
  ];
  expect(suggestTargets(['رأس المال'], prices)).toEqual(['']);
});

it('is certain only about names and labels of fields', () => {
  const isCertain = (headings: string[]) => areCertain(headings, suggestTargets(headings, columns), columns);
  expect(isCertain(['name_ar', 'أيام التسليم'])).toBe(true);
  expect(isCertain(['الاسم', 'السعر'])).toBe(false);
  expect(isCertain(['الاسم', 'ملاحظات'])).toBe(false);
});
