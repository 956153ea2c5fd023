import { pageAt, pagesWithoutSample, samplePaths, scriptsAt, type ReleasePage } from 'shared-lib/federation';
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

it('tries each page once, those with parameters by their sample, and names those without one', () => {
  const tried: ReleasePage[] = [
    { path: '/', expose: './routes' },
    { path: '/blog/:idOrSlug', expose: './routes', sample: '/blog/irr-npv' },
    { path: '/studies/:idOrSlug', expose: './routes' },
    { path: '/admin/settings', expose: './routes', leadsTo: '/admin' },
  ];
  expect(samplePaths(tried)).toEqual(['/', '/blog/irr-npv']);
  expect(pagesWithoutSample(tried)).toEqual(['/studies/:idOrSlug']);
});

it('finds the scripts of a page for everybody and for a role', () => {
  const scripts = {
    '/dashboard': { all: ['dashboard.js'], client: ['home.js'] },
    '/dashboard/:id': { all: ['one.js'] },
  };
  expect(scriptsAt(scripts, '/dashboard', 'client')).toEqual(['dashboard.js', 'home.js']);
  expect(scriptsAt(scripts, '/dashboard/')).toEqual(['dashboard.js']);
  expect(scriptsAt(scripts, '/dashboard/FS-1', 'client')).toEqual(['one.js']);
  expect(scriptsAt(scripts, '/other')).toEqual([]);
});
