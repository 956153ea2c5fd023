// @vitest-environment jsdom
import { breakingTexts, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import * as application from '../src/server/entry.ts';
import { renderDocument } from './document-html.ts';

/** As a browser parses a document with this data. */
const documentWith = (boot: unknown): Document => {
  const html = renderDocument({
    build: { application, applicationFile: '', webDir: '', scripts: ['/a.js'] },
    head: '<title>x</title>',
    styles: '',
    markup: '<p>نص</p>',
    paper: { head: '', foot: '' },
    boot,
    badge: '',
    policyTags: '',
    isLayoutOnly: false,
    releases: undefined,
    preloads: [],
    hasBeacon: false,
    isDevelopment: false,
  });
  return new DOMParser().parseFromString(html, 'text/html');
};
const elementsOf = (parsed: Document): string[] => [...parsed.querySelectorAll('*')].map(({ localName }) => localName);

test('a parser reads back the data of a document, whatever its texts are', () => {
  const plain = elementsOf(documentWith({}));
  for (const text of [...hostileTexts('سارة'), ...breakingTexts, ...xssCorpus]) {
    const boot = { data: [{ [text]: text }], siteOrigin: text };
    const parsed = documentWith(boot);
    expect(JSON.parse(parsed.getElementById(application.BOOT_ID)?.textContent ?? '')).toEqual(boot);
    expect(elementsOf(parsed)).toEqual(plain);
  }
});

test('every page names its icons and the web manifest', () => {
  const links = [...documentWith({}).querySelectorAll('link')].map(({ rel }) => rel);
  expect(links).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']));
});
