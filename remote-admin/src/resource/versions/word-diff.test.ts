import { expect, it } from 'vitest';
import { compareWords } from './word-diff.ts';

it('marks the words that only one of two Arabic texts has', () => {
  const { before, now } = compareWords('تكلفة مخبز صغير في الخرج', 'تكلفة مخبز متوسط في الخرج اليوم');
  expect(before.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['صغير']);
  expect(now.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim())).toEqual(['متوسط', 'اليوم']);
  expect(before.map(({ text }) => text).join('')).toBe('تكلفة مخبز صغير في الخرج');
  expect(now.map(({ text }) => text).join('')).toBe('تكلفة مخبز متوسط في الخرج اليوم');
});

it('gives up on long texts without a common word', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
  const { before, now } = compareWords(text('أ'), text('ب').replaceAll(' ', '  '));
  expect([before.length, now.length]).toEqual([1, 1]);
});
