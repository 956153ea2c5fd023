import { printableText } from 'shared-lib/contracts';
import { breakingTexts, hostileCharacters, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { printableJson } from './responses.ts';

const texts = [
  ...hostileCharacters.map((character) => `سا${character}رة`),
  ...hostileTexts('سارة'),
  ...breakingTexts,
  ...xssCorpus,
];

test('every string of an answer is what the other writers print, and everything else stays', () => {
  for (const text of texts) {
    const value = { [`key ${printableText(text)}`]: [text, { text, other: 1.5, none: null, yes: true }] };
    const printed = printableText(text);
    expect(JSON.parse(printableJson(JSON.stringify(value)))).toEqual({
      [`key ${printed}`]: [printed, { text: printed, other: 1.5, none: null, yes: true }],
    });
  }
});

test('a text without anything hidden is the same text', () => {
  const json = JSON.stringify({ title: 'سطر أول\nو"ثانٍ"\t\\f \u{1F600} – …', count: 3 });
  expect(printableJson(json)).toBe(json);
});
