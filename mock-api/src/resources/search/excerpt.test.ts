import { expect, test } from 'vitest';
import { excerptOf } from './find.ts';

const isHospital = (word: string) => word.includes('مستشفى');

const long = `${'كلمة '.repeat(50)}ثم المستشفى الكبير ${'كلمة '.repeat(50)}`.trim();

test('shows the first text that contains the word, in full when it is short', () => {
  expect(excerptOf(['عن المصانع', 'عن مستشفى في الرياض', 'عن المستشفيات'], isHospital)).toBe('عن مستشفى في الرياض');
});

test('shortens a long text around the word', () => {
  const shown = excerptOf(['عن المصانع', long], isHospital);
  expect(shown).toMatch(/^… (?:كلمة ){7}ثم المستشفى الكبير (?:كلمة )+…$/);
});

test('shows the first text when none contains a word', () => {
  expect(excerptOf(['عن المصانع', 'آخر'], isHospital)).toBe('عن المصانع');
  expect(excerptOf([], isHospital)).toBe('');
});

test('adds no ellipsis at the start or end of the text', () => {
  expect(excerptOf([`المستشفى ${'كلمة '.repeat(60)}`.trim()], isHospital)).toMatch(/^المستشفى .* …$/);
  expect(excerptOf([`${'كلمة '.repeat(60)}المستشفى`], isHospital)).toMatch(/^… .* المستشفى$/);
});
