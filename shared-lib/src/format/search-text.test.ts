import { expect, test } from 'vitest';
import { searchWords } from './search-text.ts';

test.each([
  ['احمد', ['احمد']],
  ['أحمد', ['احمد']],
  ['الجدوي', ['جدوي']],
  ['جدوى', ['جدوي']],
  ['  دراسة   جدوى ', ['دراسه', 'جدوي']],
  ['«المستشفى»، ٢٠٢٦؟', ['مستشفي', '2026']],
  ['21.9%', ['21.9%']],
  ['+966 50', ['+966', '50']],
  ['FS-2026-000123', ['fs-2026-000123']],
  ['جدوى الجدوى', ['جدوي']],
  ['؟ ... !', []],
  ['', []],
])('splits «%s» into %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test('keeps the article of words that would become too short', () => {
  expect(searchWords('ال الا آل')).toEqual(['ال', 'الا']);
});

test('returns at most ten words', () => {
  expect(searchWords(Array.from({ length: 100 }, (_, index) => `كلمة${index}`).join(' '))).toHaveLength(10);
});
