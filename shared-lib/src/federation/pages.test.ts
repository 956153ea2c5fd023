import { pageAt, type ReleasePage } from 'shared-lib/federation';
import { expect, it } from 'vitest';

const pages: ReleasePage[] = ['/', '/blog', '/blog/:idOrSlug', '/claim/:token?', '/admin/users/new'].map((path) => ({
  path,
  expose: './routes',
}));

it.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog/x', '/blog/:idOrSlug'],
  ['/claim', '/claim/:token?'],
  ['/claim/x', '/claim/:token?'],
  ['/admin/users/new', '/admin/users/new'],
  ['/blog/x/y', undefined],
  ['/admin/users', undefined],
  ['/blogs', undefined],
])('the path %s opens the page %s', (path, pattern) => {
  expect(pageAt(pages, path)?.path).toBe(pattern);
});
