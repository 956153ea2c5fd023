import { expect, it } from 'vitest';
import { articleChecks, type CheckedArticle } from './article-checks.ts';

const complete: CheckedArticle = {
  title_ar: 'نقطة التعادل',
  excerpt_ar: 'كم تبيع حتى لا تخسر؟',
  body_html: '<p>نص <a href="/services">رابط</a><img src="/images/a.png" alt="رسم"></p>',
  category: 'مفاهيم مالية',
  tags: ['تعادل'],
  cover: 'articles/a.png',
  cover_alt: 'خط التعادل',
  author_name: 'هدى الراشد',
  seo_description: 'و'.repeat(130),
};
const failedKeys = (article: CheckedArticle, broken: string[] = []) =>
  articleChecks(article, broken)
    .filter(({ state }) => state === 'failed')
    .map(({ key }) => key);

it('lets a complete article be published', () => {
  expect(articleChecks(complete, []).map(({ state }) => state)).not.toContain('failed');
  expect(articleChecks(complete, []).map(({ state }) => state)).not.toContain('advice');
});

it('prevents publishing without text, category, author or alternative text of the cover', () => {
  expect(
    failedKeys({ ...complete, body_html: '<p>&nbsp;</p>', category: ' ', author_name: ' ', cover_alt: '' }),
  ).toEqual(['body', 'category', 'author', 'alt']);
});

it('prevents publishing with a broken internal link and counts the unchecked external ones', () => {
  const article = { ...complete, body_html: `${complete.body_html}<a href="https://gastat.gov.sa">المصدر</a>` };
  expect(failedKeys(article, ['/old'])).toEqual(['links']);
  expect(articleChecks(article, []).find(({ key }) => key === 'external')?.detail).toBe('1');
});

it('advises an alternative text for each picture in the text', () => {
  const article = { ...complete, body_html: '<p>نص</p><img src="/images/a.png" alt="">' };
  expect(articleChecks(article, []).find(({ key }) => key === 'pictures')?.state).toBe('advice');
});
