import type { RemoteContext, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

export const contract = 1;

const routeHandle = (title: string, description: string): RouteHandle => ({
  seo: () => ({ title, description, noindex: true }),
});

export default (_deps: RemoteContext): RouteObject[] => [
  {
    path: 'admin',
    Component: AdminLayout,
    children: [
      {
        index: true,
        lazy: lazyPage(() => import('./pages/home-page.tsx').then((m) => m.HomePage)),
        handle: routeHandle(copy.home.title, copy.home.description),
      },
      {
        path: 'users',
        lazy: lazyPage(() => import('./pages/users-page.tsx').then((m) => m.UsersPage)),
        handle: routeHandle(copy.users.title, copy.users.description),
      },
      // The `:section` segment ranks above the shell's splat route, so that an unknown path keeps the admin layout.
      {
        path: ':section/*',
        Component: NotFoundPage,
        handle: { ...routeHandle(copy.notFound.headTitle, copy.notFound.text), status: () => 404 },
      },
    ],
  },
];
