import { expect, test } from 'vitest';
import { shortDescription } from './short-description.ts';

test('a description that search engines show whole stays as it was written', () => {
  expect(shortDescription('مقالات  عملية\nفي دراسات الجدوى.')).toBe('مقالات عملية في دراسات الجدوى.');
});

test('a longer one ends after a whole word, without the sign that stood there', () => {
  const text = 'كلمة، '.repeat(60);
  const short = shortDescription(text);
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/كلمة…$/);
});

test('a text without a space is cut where it must be', () => {
  const short = shortDescription('ك'.repeat(500));
  expect(short).toHaveLength(160);
});
