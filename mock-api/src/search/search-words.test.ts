import { expect, test } from 'vitest';
import { searchColumn } from './search-column.ts';
import { readSearch } from './search-words.ts';

const finds = (q: string, text: string, names = ''): boolean => {
  const column = searchColumn(text, names);
  return readSearch(q).every(({ anyOf }) => anyOf.some((part) => column.includes(part)));
};

test.each([
  ['مسئول', 'مسؤول المبيعات'],
  ['مسؤول', 'مسئول المبيعات'],
  ['مسوول', 'مسؤول المبيعات'],
  ['مشاريع', 'دراسة مشروع'],
  ['مشروع', 'تقييم المشاريع'],
  ['للجدوى', 'دراسة جدوى'],
  ['وجدوى', 'دراسة جدوى'],
  ['جدوى', 'بالجدوى الاقتصادية'],
  ['مصنعا', 'مصانع في القصيم'],
  ['مصنع', '«مصنعًا»'],
  ['تم', 'مصنع التمر'],
  ['التمو', 'تمور سكري'],
  ['مصنـــع', 'مَصْنَعٌ'],
  ['إدارة', 'اداره'],
  ['مستشفي', 'مستشفى'],
  ['AHMAD', 'ahmad@example.com'],
  ['mad@exam', 'ahmad@example.com'],
  ['٢٠٢٦', 'تقرير 2026'],
  ['۲۰۲۶', 'تقرير 2026'],
  ['2026', 'تقرير ٢٠٢٦'],
  ['21.9%', 'نسبة 21.9% سنويا'],
  ['دراسة-جدوى', 'جدوى: دراسة'],
  ['«تمر»', 'مصنع تمر'],
  ['ﺗﻤﺮ', 'مصنع تمر'],
])('«%s» finds «%s»', (q, text) => {
  expect(finds(q, text)).toBe(true);
});

test.each([
  ['تمر', 'العمل يستمر'],
  ['دور', 'صندور'],
  ['مال', 'الشمال'],
  ['جدول', 'جدوى'],
])('«%s» does not find «%s», where it is part of a word', (q, text) => {
  expect(finds(q, text)).toBe(false);
});

test.each([
  'FS-2026-000123',
  'fs-2026-000123',
  'FS2026000123',
  'fs 2026 000123',
  '2026 000123',
  'FS–2026–000123',
  'FS-٢٠٢٦-٠٠٠١٢٣',
  '000123',
  '2026-0001',
])('the reference is found by «%s»', (q) => {
  expect(finds(q, 'FS-2026-000123 سالم')).toBe(true);
});

test('a reference of another kind or number is not found', () => {
  for (const q of ['CT-2026-000123', 'FS2026000124', 'FS2025000123'])
    expect(finds(q, 'FS-2026-000123 سالم'), q).toBe(false);
});

/** What was typed, with the number that the phone library recognises, as both are stored. */
const phones = [
  ['0501234567', '+966501234567'],
  ['050 123 4567', '+966501234567'],
  ['٠٥٠-١٢٣-٤٥٦٧', '+966501234567'],
  ['+966 (50) 123 4567', '+966501234567'],
  ['00966501234567', '+966501234567'],
] as const;
test.each([
  '0501234567',
  '501234567',
  '966501234567',
  '+966501234567',
  '00966501234567',
  '00966 50 123 4567',
  '+966 50 123 4567',
  '+966 (0) 50 1234567',
  '(050) 123-4567',
  '050-123-4567',
  '050.123.4567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '\u202A+966 50 123 4567\u202C',
  '50 123 4567',
  '1234567',
  '4567',
])('a phone number is found by «%s»', (q) => {
  for (const [typed, stored] of phones) expect(finds(q, `سالم ${typed} ${stored} القصيم`), typed).toBe(true);
  expect(finds(q, 'هند 0559876543 +966559876543'), 'another number').toBe(false);
});

test('a number that no library recognises is found without its spaces', () => {
  expect(finds('12345678901', 'هاتف 12 345 678 901')).toBe(true);
});

test('names with «عبد» are found with and without their space', () => {
  expect(finds('عبدالله', 'عبد الله سالم', 'عبد الله سالم')).toBe(true);
  expect(finds('عبد الله', 'عبدالله سالم', 'عبدالله سالم')).toBe(true);
  expect(finds('الرحمن', 'عبدالرحمن', 'عبدالرحمن')).toBe(true);
});

test('the first letter of a name is never a preposition', () => {
  expect(finds('ريم', 'كريم فهد', 'كريم فهد')).toBe(false);
  expect(finds('أمل', 'كامل', 'كامل')).toBe(false);
  expect(finds('تمر', 'وتمر وعسل')).toBe(true);
});

test('punctuation alone is compared as it is', () => {
  expect(readSearch('%').map(({ anyOf }) => anyOf)).toEqual([['%']]);
  expect(readSearch(' \u200F ')).toEqual([]);
});

test('a search has at most ten words', () => {
  expect(readSearch(Array.from({ length: 50 }, (_, index) => `كلمة${index}`).join(' '))).toHaveLength(10);
});
