import type { QueryClient } from '@tanstack/react-query';
import { use, type ComponentType } from 'react';
import { CONTRACT_VERSION, type RemoteModule } from 'shared-lib/federation';
import { redirect, type RouteObject } from 'shared-lib/router';
import { configureHttp } from 'shared-lib/http';
import { beforeAll, expect, test } from 'vitest';
import { tryRemoteModule } from './trial.ts';

const SITE = 'https://miqyas.example';

beforeAll(() => configureHttp({ adapter: () => Promise.reject(new Error('There is no API.')) }));

/** A module with one page at `/about` and one at `/contact`. */
const moduleWith = (about: Partial<RouteObject>): RemoteModule => ({
  contract: CONTRACT_VERSION,
  default: () => [
    { path: 'about', Component: Good, ...about },
    { path: 'contact', loader: () => redirect('/about') },
  ],
});

const Good = () => (
  <main>
    <h1>من نحن</h1>
  </main>
);
const tryAbout = (about: Partial<RouteObject>, path = '/about') =>
  tryRemoteModule(
    moduleWith(about),
    { urls: [new URL(path, SITE)], deadlineMs: 1000, isComplete: true },
    { processorMs: () => 0, onPlace: () => undefined },
  );

test('passes a page with its heading, also behind a redirect', async () => {
  await expect(tryAbout({})).resolves.toEqual([{ path: '/about', ms: 0 }]);
  await expect(tryAbout({}, '/contact')).resolves.toHaveLength(1);
});

const failsOnce = (): ComponentType => {
  let renders = 0;
  return () => {
    renders += 1;
    if (renders === 1) throw new Error('only now');
    return <Good />;
  };
};
const throwsText = (): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- a release may throw anything
  throw 'a text';
};

test.each<[string, Partial<RouteObject>, string]>([
  ['has no heading', { Component: () => <main>نص</main> }, 'it has no heading (h1) with text'],
  [
    'has an empty heading',
    {
      Component: () => (
        <main>
          <h1> </h1>نص
        </main>
      ),
    },
    'it has no heading (h1) with text',
  ],
  ['has an empty main element', { Component: () => <main /> }, 'its main element is missing or empty'],
  [
    'has a handle of another form',
    { handle: { status: 404, sample: 'about' } },
    '/about: its handle does not match its contract',
  ],
  ['has a handle that is no object', { handle: 'about' }, '/about: its handle does not match its contract'],
  ['responds with 500', { handle: { status: () => 500 } }, 'responds with 500'],
  ['is not there', { path: 'other' }, 'the module has no such page'],
  ['is only there for every path', { path: '*' }, 'the module has no such page'],
  ['responds with 404', { handle: { status: () => 404 } }, 'responds with 404'],
  [
    'waits for data that never arrive',
    {
      handle: {
        prefetch: ({ queryClient }: { queryClient: QueryClient }) =>
          queryClient.query({ queryKey: ['lost'], queryFn: () => new Promise(() => undefined) }),
      },
    },
    'its data never arrives',
  ],
  ['redirects to itself', { loader: () => redirect('/about') }, 'redirects in a circle: /about → /about'],
  [
    'redirects in a circle',
    { loader: () => redirect('/contact') },
    'redirects in a circle: /about → /contact → /about',
  ],
  ['throws a text', { Component: throwsText }, 'a text'],
  ['waits for ever', { Component: () => use(new Promise<never>(() => undefined)) }, 'waited for something'],
  ['fails only the first time', { Component: failsOnce() }, 'failed the first time'],
])('refuses a release whose page %s', async (_what, about, reason) => {
  const attempt = tryAbout(about);
  await expect(attempt).rejects.toThrow('/about: ');
  await expect(attempt).rejects.toThrow(reason);
});
