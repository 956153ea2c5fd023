import { imageHref, imageSrcSet, paths, safeNextPath } from 'shared-lib/paths';
import { describe, expect, it, test } from 'vitest';

describe('imageHref', () => {
  it.each([
    ['/storage/sliders/one.png', '/images/sliders/one.png'],
    ['storage/sliders/one.png', '/images/sliders/one.png'],
    ['/images/one.png', '/images/one.png'],
    ['one.png', '/images/one.png'],
    ['services/one.png', '/images/services/one.png'],
    ['/services/one.png', '/images/services/one.png'],
    ['/images/images/one.png', '/images/images/one.png'],
    // A stored value never leads to another host.
    ['//other.example/one.png', '/images/other.example/one.png'],
    ['https://cdn.example/one.png', 'https://cdn.example/one.png'],
    ['HTTPS://cdn.example/one.png', 'HTTPS://cdn.example/one.png'],
  ])('maps %s to %s', (stored, url) => {
    expect(imageHref(stored)).toBe(url);
  });

  it('adds format, width and quality, except for pictures of other sites', () => {
    expect(imageHref('one.png', { format: 'webp', width: 768, quality: 85 })).toBe(
      '/images/one.png?format=webp&width=768&quality=85',
    );
    expect(imageHref('https://cdn.example/one.png', { width: 768 })).toBe('https://cdn.example/one.png');
    expect(imageSrcSet('/storage/one.png', [320, 768])).toBe(
      '/images/one.png?format=webp&quality=85&width=320 320w, /images/one.png?format=webp&quality=85&width=768 768w',
    );
  });
});

describe('safeNextPath', () => {
  it.each([
    '/dashboard',
    '/dashboard/requests/FS-2026-000001?tab=files#last',
    '/contact?tab=feasibility',
    '/blog/%D8%AC%D8%AF%D9%88%D9%89',
  ])('accepts the path %s', (wanted) => {
    expect(safeNextPath(wanted, '/')).toBe(wanted);
  });

  it.each([
    ['nothing', null],
    ['nothing at all', ''],
    ['another site', 'https://evil.example/'],
    ['another host', '//evil.example'],
    ['another host, with a backslash', '/\\evil.example'],
    ['another host, in the middle', '/\\/evil.example'],
    ['another host, after ..', '/..//evil.example'],
    ['another host, after an encoded .', '/%2e//evil.example'],
    ['another host, deep in the path', '/dashboard/../..///evil.example'],
    ['another host, after a tab', '/\t/evil.example'],
    ['another host, after a line break', '/\n/evil.example'],
    ['a protocol without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'dashboard'],
    ['a NUL', '/dash\u0000board'],
    ['the sign-in page itself', '/auth?next=/dashboard'],
    ['the sign-in page through ..', '/dashboard/../auth'],
    ['the administration’s sign-in page', '/admin/login'],
  ])('rejects %s and returns the fallback', (_what, wanted) => {
    expect(safeNextPath(wanted, '/dashboard')).toBe('/dashboard');
  });

  test('resolves .. inside the site', () => {
    expect(safeNextPath('/../../admin', '/')).toBe('/admin');
  });
});

test('encodes a slug as a single path segment', () => {
  expect(paths.article('العائد-الداخلي')).toBe(
    '/blog/%D8%A7%D9%84%D8%B9%D8%A7%D8%A6%D8%AF-%D8%A7%D9%84%D8%AF%D8%A7%D8%AE%D9%84%D9%8A',
  );
  expect(paths.service('../x?y#z')).toBe('/services/..%2Fx%3Fy%23z');
  expect(paths.search('نص & آخر')).toBe(`/search?q=${encodeURIComponent('نص & آخر')}`);
});
