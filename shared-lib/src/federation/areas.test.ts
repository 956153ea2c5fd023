import { areaOf, mountsOf, remotes, sections, sectionTopicOf } from 'shared-lib/federation';
import { expect, it } from 'vitest';

it.each([
  ['/', 'public'],
  ['/authors', 'public'],
  ['/auth', 'auth'],
  ['/claim/token', 'claim'],
  ['/dashboard/requests/FS-2026-000001', 'dashboard'],
  ['/admin/login', 'admin-login'],
  ['/admin/login/x', 'admin-login'],
  ['/admin/users', 'admin'],
  ['/preview/article', 'preview'],
])('%s belongs to the area %s', (path, id) => {
  expect(areaOf(path).id).toBe(id);
});

it('mounts each remote at the prefixes of its areas', () => {
  expect(Object.keys(remotes).map((id) => mountsOf(id as keyof typeof remotes))).toEqual([
    ['/'],
    ['/auth', '/claim', '/dashboard'],
    ['/admin'],
  ]);
});

it('only the public area is indexed', () => {
  const indexed = ['/', '/auth', '/claim', '/dashboard', '/admin/login', '/admin', '/preview/x'].filter(
    (path) => areaOf(path).isIndexable,
  );
  expect(indexed).toEqual(['/']);
});

it('finds the section of a page by its first segment', () => {
  expect(sectionTopicOf('/studies/3')).toBe('studies');
  expect(sectionTopicOf('/free-studies')).toBe('studies');
  expect(sectionTopicOf('/blog/x')).toBe('blog');
  expect(sectionTopicOf('/blogs')).toBeUndefined();
  expect(Object.values(sections).filter(({ isInMenu }) => !isInMenu)).toEqual([sections.freeStudies]);
});
