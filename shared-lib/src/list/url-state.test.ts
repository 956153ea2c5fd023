import { readSearchText, readText } from 'shared-lib/list/url-state';
import { hostileTexts } from 'testing/hostile-texts';
import { expect, test } from 'vitest';

test('a text of a link is one line without what nobody sees', () => {
  for (const text of hostileTexts('مصنع تمور')) {
    const search = new URLSearchParams({ q: text });
    for (const read of [readSearchText(search), readText(search, 'q')]) {
      expect(read).not.toMatch(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]/u);
    }
  }
  expect(readSearchText(new URLSearchParams({ q: '\u202E\u200F\u2066 \u200B' }))).toBe('');
  expect(readSearchText(new URLSearchParams({ q: '\u202Eمصنع\u202C\nتمور\uFEFF' }))).toBe('مصنع تمور');
  expect(readSearchText(new URLSearchParams({ q: 'می\u200Cخواهم' }))).toBe('می\u200Cخواهم');
  expect(readSearchText(new URLSearchParams({ q: `a${'\u{1F3ED}'.repeat(150)}` })).isWellFormed()).toBe(true);
});
