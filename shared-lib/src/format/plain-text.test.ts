import { escapeHtml, cutText, requestTopic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { hostileCharacters, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { XML_DECLARATION, xmlElement, xmlText } from './plain-text.ts';

test('escapes each character that ends text or an attribute of HTML or XML', () => {
  expect(escapeHtml(`<a href="x" title='y'>أ & ب</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;أ &amp; ب&lt;/a&gt;',
  );
});

// @vitest-environment jsdom

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

test('a parser reads back every text of a file, without what XML forbids', () => {
  const texts = [...hostileTexts('عنوان & <b>'), ...hostileCharacters, ...xssCorpus];
  const xml = `${XML_DECLARATION}<all attribute="${xmlText(texts.join(''))}">${texts.map((text) => xmlElement('one', text)).join('')}</all>`;
  const document = parse(xml);
  expect(document.querySelector('parsererror')).toBeNull();
  const elements = [...document.querySelectorAll('one')];
  expect(elements).toHaveLength(texts.length);
  for (const element of elements.slice(0, hostileTexts('').length))
    expect(element.textContent?.replaceAll(/[\s\u200E\u200F\u061C\u2066-\u2069\u202A-\u202C]/g, '')).toBe('عنوان&<b>');
  expect(elements.at(-xssCorpus.length)?.textContent).toBe(xssCorpus[0]);
});

test('the parser of this test refuses U+000B', () => {
  expect(parse('<a>\u000B</a>').querySelector('parsererror')).not.toBeNull();
});

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
