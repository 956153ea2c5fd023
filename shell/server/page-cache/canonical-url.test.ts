import { expect, test } from 'vitest';
import { cacheKeyOf, canonicalUrl } from './canonical-url.ts';

const pages = [
  { path: '/blog', expose: './routes', parameters: ['q', 'page'] },
  { path: '/about', expose: './routes', parameters: [] },
  { path: '/blog/:idOrSlug', expose: './routes' },
];
const at = (path: string) => canonicalUrl(new URL(path, 'https://site.example'), pages);

test('leaves out the parameters that the page does not read', () => {
  expect(at('/blog?utm_source=x&q=نخيل&gclid=1&page=2').search).toBe(
    `?${new URLSearchParams({ q: 'نخيل', page: '2' }).toString()}`,
  );
  expect(at('/about?utm_source=x').href).toBe('https://site.example/about');
});

test('keeps all parameters of a page that does not say which ones it reads, and of unknown pages', () => {
  expect(at('/blog/article?at=3').search).toBe('?at=3');
  expect(at('/nowhere?x=1').search).toBe('?x=1');
});

test('equal pages have equal keys, whatever the order of their parameters', () => {
  const keyOf = (path: string) => cacheKeyOf(at(path));
  expect(keyOf('/blog?q=a&page=2')).toBe(keyOf('/blog?page=2&utm_medium=mail&q=a'));
  expect(keyOf('/blog?page=2')).not.toBe(keyOf('/blog?page=3'));
  expect(keyOf('/about?x=1')).toBe(keyOf('/about'));
});
