import type { RemoteModule, RouteHandle } from 'shared-lib/federation';
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
