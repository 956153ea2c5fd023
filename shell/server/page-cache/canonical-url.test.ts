import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

const pages = [
  { path: '/blog', expose: './routes', parameters: ['q', 'page'] },
  { path: '/about', expose: './routes', parameters: [] },
  { path: '/blog/:idOrSlug', expose: './routes' },
];
const at = (path: string) => canonicalUrl('https://site.example', path, pages);

test('leaves out the parameters that the page does not read', () => {
  expect(at('/blog?utm_source=x&q=نخيل&gclid=1&page=2').search).toBe(
    `?${new URLSearchParams({ page: '2', q: 'نخيل' }).toString()}`,
  );
  expect(at('/about?utm_source=x').href).toBe('https://site.example/about');
});

test('leaves out every parameter of a path that no page has', () => {
  expect(at('/nowhere?x=1').href).toBe('https://site.example/nowhere');
});

test('keeps all parameters of a page that does not say which ones it reads, and while the pages are unknown', () => {
  expect(at('/blog/article?at=3').search).toBe('?at=3');
  expect(canonicalUrl('https://site.example', '/about?x=1').search).toBe('?x=1');
});

test('equal pages have equal URLs, whatever the order and the notation of their parameters', () => {
  expect(at('/blog?q=a+b&page=2').href).toBe(at('/blog?page=2&utm_medium=mail&q=a%20b').href);
  expect(at('/blog/x?b=%D8%AC&a=%zz').href).toBe(at('/blog/x?a=%25zz&b=ج').href);
  expect(at('/blog?page=2').href).not.toBe(at('/blog?page=3').href);
});

test.each([
  '//evil.example/about',
  '/\\evil.example/about',
  '/\t/evil.example',
  '//user@evil.example:1',
  '//[',
  '/%2f%2fevil',
])('stays on the site at %j', (path) => {
  expect(at(path).origin).toBe('https://site.example');
});
