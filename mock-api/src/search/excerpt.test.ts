import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const long = `${'كلمة '.repeat(50)}ثم المستشفى الكبير ${'كلمة '.repeat(50)}`.trim();

test('a short text that holds the word is shown whole, and the first one that does is taken', () => {
  expect(excerptOf(['عن المصانع', 'عن مستشفى في الرياض', 'عن المستشفيات'], ['مستشفي'])).toBe('عن مستشفى في الرياض');
});

test('a long text is shown around the word', () => {
  const shown = excerptOf(['عن المصانع', long], ['مستشفي']);
  expect(shown).toMatch(/^… (?:كلمة ){7}ثم المستشفى الكبير (?:كلمة )+…$/);
});

test('a hit whose texts hold none of the words shows the first', () => {
  expect(excerptOf(['عن المصانع', 'آخر'], ['مستشفي'])).toBe('عن المصانع');
  expect(excerptOf([], ['مستشفي'])).toBe('');
});

test('what begins with the word is not cut in front, what ends with it not behind', () => {
  expect(excerptOf([`المستشفى ${'كلمة '.repeat(60)}`.trim()], ['مستشفي'])).toMatch(/^المستشفى .* …$/);
  expect(excerptOf([`${'كلمة '.repeat(60)}المستشفى`], ['مستشفي'])).toMatch(/^… .* المستشفى$/);
});
