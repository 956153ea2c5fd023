import { imageHref, imageSrcSet, paths, safeNextPath } from 'shared-lib/paths';
import { describe, expect, it, test } from 'vitest';

describe('the address of a picture', () => {
  it.each([
    ['/storage/sliders/one.png', '/images/sliders/one.png'],
    ['storage/sliders/one.png', '/images/sliders/one.png'],
    ['/images/one.png', '/images/one.png'],
    ['one.png', '/images/one.png'],
    ['services/one.png', '/images/services/one.png'],
    ['/services/one.png', '/images/services/one.png'],
    ['/images/images/one.png', '/images/images/one.png'],
    // Never another host's, whatever is stored.
    ['//other.example/one.png', '/images/other.example/one.png'],
    ['https://cdn.example/one.png', 'https://cdn.example/one.png'],
    ['HTTPS://cdn.example/one.png', 'HTTPS://cdn.example/one.png'],
  ])('%s is asked for at %s', (stored, address) => {
    expect(imageHref(stored)).toBe(address);
  });

  it('carries what it is wanted as, but for pictures of others', () => {
    expect(imageHref('one.png', { format: 'webp', width: 768, quality: 85 })).toBe(
      '/images/one.png?format=webp&width=768&quality=85',
    );
    expect(imageHref('https://cdn.example/one.png', { width: 768 })).toBe('https://cdn.example/one.png');
    expect(imageSrcSet('/storage/one.png', [320, 768])).toBe(
      '/images/one.png?format=webp&quality=85&width=320 320w, /images/one.png?format=webp&quality=85&width=768 768w',
    );
  });
});

describe('where a sign-in leads', () => {
  it.each([
    '/dashboard',
    '/dashboard/requests/FS-2026-000001?tab=files#last',
    '/contact?tab=feasibility',
    '/blog/%D8%AC%D8%AF%D9%88%D9%89',
  ])('%s is a page of ours', (wanted) => {
    expect(safeNextPath(wanted, '/')).toBe(wanted);
  });

  it.each([
    ['nothing', null],
    ['nothing at all', ''],
    ['another site', 'https://evil.example/'],
    ['another host', '//evil.example'],
    ['another host, with a backslash', '/\\evil.example'],
    ['another host, in the middle', '/\\/evil.example'],
    ['another host, past a tab', '/\t/evil.example'],
    ['another host, past a line', '/\n/evil.example'],
    ['a protocol without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that begins nowhere', 'dashboard'],
    ['a NUL', '/dash\u0000board'],
    ['the sign-in page itself', '/auth?next=/dashboard'],
    ['the sign-in page by a detour', '/dashboard/../auth'],
    ['the administration’s sign-in page', '/admin/login'],
  ])('%s leads to the usual place', (_what, wanted) => {
    expect(safeNextPath(wanted, '/dashboard')).toBe('/dashboard');
  });

  test('a path that climbs stays on the site', () => {
    expect(safeNextPath('/../../admin', '/')).toBe('/admin');
  });
});

test('a slug of Arabic letters, and whatever else a name holds, is one part of a path', () => {
  expect(paths.article('العائد-الداخلي')).toBe(
    '/blog/%D8%A7%D9%84%D8%B9%D8%A7%D8%A6%D8%AF-%D8%A7%D9%84%D8%AF%D8%A7%D8%AE%D9%84%D9%8A',
  );
  expect(paths.service('../x?y#z')).toBe('/services/..%2Fx%3Fy%23z');
  expect(paths.search('نص & آخر')).toBe(`/search?q=${encodeURIComponent('نص & آخر')}`);
});
