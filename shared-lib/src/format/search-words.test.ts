import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

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
])('«%s» is looked for as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test('the article stays where too little would be left of the word', () => {
  expect(searchWords('ال الا آل')).toEqual(['ال', 'الا']);
});

test('a text pasted by mistake is not searched for word by word', () => {
  expect(searchWords(Array.from({ length: 100 }, (_, index) => `كلمة${index}`).join(' '))).toHaveLength(10);
});
