import { expect, test } from 'vitest';
import { correctedPath } from './page-path.ts';

const pages = ['/', '/about', '/blog', '/blog/:idOrSlug', '/free-studies/compare', '/claim/:token'].map((path) => ({
  path,
  expose: './routes',
}));

test.each([
  ['a slash at the end', '/about/', '/about'],
  ['many slashes at the end', '/about///', '/about'],
  ['repeated slashes', '/blog//dates', '/blog/dates'],
  ['a slash at the end of an unknown path', '/nowhere/', '/nowhere'],
  ['dot segments', '/blog/../about', '/about'],
  ['escaped dot segments', '/blog/%2E./about', '/about'],
  ['dot segments in front of two slashes', '/..//evil.example/about', '/evil.example/about'],
  ['only slashes and dots', '/.//', '/'],
  ['capitals', '/ABOUT', '/about'],
  ['capitals in several fixed segments', '/Free-Studies/Compare', '/free-studies/compare'],
  ['capitals of a fixed segment, not of a slug', '/Blog/Dates-2026', '/blog/Dates-2026'],
  ['capitals of a fixed segment, not of a token', '/Claim/AbC-dEf/', '/claim/AbC-dEf'],
])('corrects %s', (_what, path, corrected) => {
  expect(correctedPath(path, pages)).toBe(corrected);
  expect(correctedPath(corrected, pages)).toBeUndefined();
});

test.each([
  '/',
  '/about',
  '/blog/Dates-2026',
  '/Nowhere/At-All',
  '/blog/%2F%2Fevil',
  '/blog/...',
  '/blog/%D8%AC',
  '/blog/x%2F',
])('leaves %s as it is', (path) => {
  expect(correctedPath(path, pages)).toBeUndefined();
});
