import { cutText, requestTopic } from 'shared-lib/format';
import { expect, test } from 'vitest';

test('a text is never cut inside a character', () => {
  expect(cutText('مصنع \u{1F3ED}\u{1F3ED}', 6)).toBe('مصنع ');
  expect(cutText('مصنع \u{1F3ED}\u{1F3ED}', 7)).toBe('مصنع \u{1F3ED}');
  expect(cutText('مصنع', 10)).toBe('مصنع');
  for (let max = 0; max < 9; max += 1) expect(cutText('\u{1F3ED}'.repeat(4), max).isWellFormed()).toBe(true);
});

test('the title of a request ends with a whole character', () => {
  for (const start of ['', 'a'])
    expect(requestTopic({ kind: 'contact', subject: start + '\u{1F3ED}'.repeat(60) })).toMatch(/^a?(?:\u{1F3ED})+…$/u);
});
