import type { RemoteModule, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

const handle = (noindex: boolean): RouteHandle => ({ seo: () => ({ title: '', description: '', noindex }) });
const moduleOf = (routes: ReturnType<RemoteModule['default']>): RemoteModule => ({
  contract: 1,
  default: () => routes,
});

it('lists the pages of nested routes with their paths, and marks the indexed ones', async () => {
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
  expect(await listPages('./routes', module)).toEqual([
    { path: '/', expose: './routes', indexed: true },
    { path: '/blog/:idOrSlug', expose: './routes', sample: '/blog/irr-npv' },
    { path: '/admin', expose: './routes', indexed: false },
    { path: '/admin/users', expose: './routes', indexed: false },
  ]);
});

it('names the page that opens in place of one that does not exist yet', async () => {
  const module = moduleOf([{ path: 'admin/settings', handle: { leadsTo: '/admin' } satisfies RouteHandle }]);
  expect(await listPages('./routes', module)).toEqual([
    { path: '/admin/settings', expose: './routes', leadsTo: '/admin' },
  ]);
});

/** A function as the server build writes it. */
const importing = (id: string) => {
  const load = async () => () => null;
  load.toString = () => `() => Promise.resolve().then(__webpack_require__.bind(__webpack_require__, "${id}"))`;
  return load;
};
const paths = { aB: 'src/layout.tsx', c: 'src/home.tsx', d: 'src/saved.tsx' };

it('reads which modules a page and the layouts around it import', async () => {
  const module = moduleOf([
    {
      path: 'dashboard',
      lazy: lazyPage(importing('aB')),
      children: [
        { index: true, lazy: lazyPage(async () => () => null, { client: [importing('c')] }), handle: handle(true) },
        { path: 'saved', lazy: lazyPage(importing('d')), handle: handle(true) },
      ],
    },
  ]);
  expect((await listPages('./routes', module, paths)).map(({ modules }) => modules)).toEqual([
    { all: ['src/layout.tsx'], client: ['src/home.tsx'] },
    { all: ['src/layout.tsx', 'src/saved.tsx'] },
  ]);
});

it('refuses a page whose function imports nothing itself', async () => {
  const indirect = moduleOf([{ path: 'saved', lazy: lazyPage(async () => () => null), handle: handle(true) }]);
  await expect(listPages('./routes', indirect, paths)).rejects.toThrow(
    'A lazyPage of /saved has a function without an import()',
  );
});

it('asks a page whether it is indexed after its code has loaded', async () => {
  let isLoaded = false;
  const load = importing('c');
  const module = moduleOf([
    {
      path: 'saved',
      lazy: lazyPage(
        async () => {
          isLoaded = true;
          return () => null;
        },
        { all: [load] },
      ),
      handle: { seo: () => ({ title: '', description: '', noindex: isLoaded }) } satisfies RouteHandle,
    },
  ]);
  expect(await listPages('./routes', module, paths)).toMatchObject([{ path: '/saved', indexed: false }]);
});
