import type { RemoteContext, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { people, profile } from './copy/people.ts';
import { sectors } from './copy/sectors.ts';
import { services } from './copy/services.ts';
import { samples } from './copy/samples.ts';
import { sliders } from './copy/sliders.ts';
import { settingsCopy } from './copy/settings.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { missingPages } from './missing-pages.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { orderedResourceRoutes } from './resource/resource-routes.ts';

export const contract = 1;

const routeHandle = (title: string, description: string): RouteHandle => ({
  seo: () => ({ title, description, noindex: true }),
});

/** Only demo sites have the page of samples. */
const samplesRoutes: RouteObject[] = [
  {
    path: 'samples',
    lazy: lazyPage(() => import('./pages/samples-page.tsx').then((m) => m.SamplesPage)),
    handle: routeHandle(samples.title, samples.text),
  },
];

export default ({ siteMode }: RemoteContext): RouteObject[] => [
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
      ...['users/new', 'users/create', 'users/edit/:id'].map((path) => ({
        path,
        lazy: lazyPage(() => import('./pages/user-page.tsx').then((m) => m.UserPage)),
        handle: routeHandle(people.list, copy.users.description),
      })),
      ...['settings', 'settings/:group'].map((path) => ({
        path,
        lazy: lazyPage(() => import('./pages/settings-page.tsx').then((m) => m.SettingsPage)),
        handle: routeHandle(settingsCopy.title, settingsCopy.description),
      })),
      {
        path: 'profile',
        lazy: lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage)),
        handle: routeHandle(profile.title, profile.description),
      },
      ...orderedResourceRoutes('services', routeHandle(services.title, services.description), () =>
        import('./pages/services-pages.tsx').then(({ pages }) => pages),
      ),
      ...orderedResourceRoutes('sectors', routeHandle(sectors.title, sectors.description), () =>
        import('./pages/sectors-pages.tsx').then(({ pages }) => pages),
      ),
      ...orderedResourceRoutes('sliders', routeHandle(sliders.title, sliders.description), () =>
        import('./pages/sliders-pages.tsx').then(({ pages }) => pages),
      ),
      ...(siteMode === 'demo' ? samplesRoutes : []),
      ...missingPages(),
      // The `:section` segment ranks above the shell's splat route, so that an unknown path keeps the admin layout.
      {
        path: ':section/*',
        Component: NotFoundPage,
        handle: { ...routeHandle(copy.notFound.headTitle, copy.notFound.text), status: () => 404 },
      },
    ],
  },
];
