import { expect, test } from 'vitest';
import { shortDescription } from './head-tags.ts';

test('does not shorten a description that fits', () => {
  expect(shortDescription('مقالات  عملية\nفي دراسات الجدوى.')).toBe('مقالات عملية في دراسات الجدوى.');
});

test('ends a long description after a whole word, without its punctuation mark', () => {
  const text = 'كلمة، '.repeat(60);
  const short = shortDescription(text);
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/كلمة…$/);
});

test('cuts a text without spaces at the maximum length', () => {
  const short = shortDescription('ك'.repeat(500));
  expect(short).toHaveLength(160);
});

test('never cuts inside a character', () => {
  for (const start of ['', 'أ', 'أب'])
    expect(shortDescription(`${start}${'\u{1F3ED}'.repeat(200)}`)).toMatch(/^[أب]*(?:\u{1F3ED})+…$/u);
});
