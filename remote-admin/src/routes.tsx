import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { articles } from './copy/articles.ts';
import { binRoutes } from './bin-routes.tsx';
import { copy } from './copy/ar.ts';
import { sectors } from './copy/sectors.ts';
import { services } from './copy/services.ts';
import { sliders } from './copy/sliders.ts';
import { studies } from './copy/studies.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { requestRoutes } from './request-routes.ts';
import { resourceRoutes } from './resource/resource-routes.ts';
import { routeHandle } from './route-handle.ts';
import { systemRoutes } from './system-routes.ts';

export const contract = 1;

export default (): RouteObject[] => [
  {
    path: 'admin',
    Component: AdminLayout,
    children: [
      {
        index: true,
        lazy: lazyPage(() => import('./pages/home-page.tsx').then((m) => m.HomePage)),
        handle: routeHandle(copy.home.title, copy.home.description),
      },
      ...requestRoutes,
      ...systemRoutes,
      ...binRoutes,
      ...resourceRoutes('services', services, ['List', 'Form', 'Order', 'Import'], () =>
        import('./pages/services-pages.tsx').then(({ pages }) => pages),
      ),
      ...resourceRoutes('sectors', sectors, ['List', 'Form', 'Order', 'Import'], () =>
        import('./pages/sectors-pages.tsx').then(({ pages }) => pages),
      ),
      ...resourceRoutes('sliders', sliders, ['List', 'Form', 'Order'], () =>
        import('./pages/sliders-pages.tsx').then(({ pages }) => pages),
      ),
      ...resourceRoutes('articles', articles, ['List', 'Form', 'Order'], () =>
        import('./pages/articles-pages.tsx').then(({ pages }) => pages),
      ),
      ...resourceRoutes('studies', studies, ['List', 'Form', 'Order', 'Import'], () =>
        import('./pages/studies-pages.tsx').then(({ pages }) => pages),
      ),
      // The `:section` segment ranks above the shell's splat route, so that an unknown path keeps the admin layout.
      {
        path: ':section/*',
        Component: NotFoundPage,
        handle: { ...routeHandle(copy.notFound.headTitle, copy.notFound.text), status: () => 404 },
      },
    ],
  },
];
