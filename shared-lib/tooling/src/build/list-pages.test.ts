import type { RemoteModule, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

const handle = (noindex: boolean): RouteHandle => ({ seo: () => ({ title: '', description: '', noindex }) });
const moduleOf = (routes: ReturnType<RemoteModule['default']>): RemoteModule => ({
  contract: 1,
  default: () => routes,
});

it('lists the pages of nested routes with their paths, and marks the indexed ones', () => {
  const module = moduleOf([
    { index: true, handle: handle(false) },
    { path: 'blog/:idOrSlug', handle: { ...handle(false), sample: '/blog/irr-npv' } },
    {
      path: 'admin',
      children: [
        { index: true, handle: handle(true) },
        { path: 'users', handle: handle(true) },
        { path: ':section/*', handle: handle(true) },
      ],
    },
  ]);
  expect(listPages('./routes', module)).toEqual([
    { path: '/', expose: './routes', indexed: true },
    { path: '/blog/:idOrSlug', expose: './routes', sample: '/blog/irr-npv' },
    { path: '/admin', expose: './routes', indexed: false },
    { path: '/admin/users', expose: './routes', indexed: false },
  ]);
});

it('names the page that opens in place of one that does not exist yet', () => {
  const module = moduleOf([{ path: 'admin/settings', handle: { leadsTo: '/admin' } satisfies RouteHandle }]);
  expect(listPages('./routes', module)).toEqual([{ path: '/admin/settings', expose: './routes', leadsTo: '/admin' }]);
});

it('names the imports of a page and of the layouts around it', () => {
  const lazy = (imports: Parameters<typeof lazyPage>[1]) => lazyPage(async () => () => null, imports);
  const module = moduleOf([
    {
      path: 'dashboard',
      lazy: lazy(['./layout.tsx']),
      children: [
        { index: true, lazy: lazy({ client: ['./home.tsx'] }), handle: handle(true) },
        { path: 'saved', lazy: lazy(['./saved.tsx']), handle: handle(true) },
      ],
    },
  ]);
  expect(listPages('./routes', module).map(({ imports }) => imports)).toEqual([
    { all: ['./layout.tsx'], client: ['./home.tsx'] },
    { all: ['./layout.tsx', './saved.tsx'] },
  ]);
});
