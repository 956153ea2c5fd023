// @vitest-environment jsdom
import { hostileCharacters, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { XML_DECLARATION, xmlElement, xmlText } from './xml.ts';

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
