// @vitest-environment jsdom
import { printableText } from 'shared-lib/contracts';
import { breakingTexts, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { headToHtml } from './head-html.ts';
import { headOf } from './head-tags.ts';

const texts = [...hostileTexts('سارة'), ...breakingTexts, ...xssCorpus];
const context = (text: string) => ({
  siteOrigin: 'https://site.example',
  pathname: '/blog/a',
  defaults: { title: text, description: text, keywords: text, robots: 'index, follow', image: '/og.png' },
});
/** As browsers read them: tabs and line feeds stay. */
const shownIn = (head: ParentNode, name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test('a parser reads back every text of a head, and no other element', () => {
  for (const text of texts) {
    const seo = { title: text, description: text, jsonLd: [{ '@type': 'Article', headline: text, tags: [text] }] };
    const head = headOf(seo, context(text));
    const html = `<!doctype html><html><head>${headToHtml(head)}</head><body><p>نص</p></body></html>`;
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.body.innerHTML).toBe('<p>نص</p>');
    expect(parsed.head.children).toHaveLength(head.tags.length + 1);
    expect(parsed.head.querySelector('title')?.textContent).toBe(printableText(head.title));
    expect(shownIn(parsed, 'keywords')).toBe(printableText(text));
    expect(shownIn(parsed, 'twitter:title')).toBe(printableText(head.title));
    const data = JSON.parse(parsed.querySelector('script')?.textContent ?? '');
    expect(data).toMatchObject({ headline: text, tags: [text] });
  }
});
