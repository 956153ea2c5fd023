import type { RemoteContext, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { claimCopy } from './copy/claim.ts';
import { requestsCopy } from './copy/requests.ts';
import { readMode, type AuthMode } from './features/auth/auth-mode.ts';
import { missingPages } from './missing-pages.ts';
import { AuthPage } from './pages/auth-page.tsx';
import { signedInOnly } from './signed-in-only.ts';

export const contract = 1;

const titles: Record<AuthMode, string> = {
  login: copy.login.tab,
  register: copy.register.tab,
  forgot: copy.forgot.title,
  reset: copy.reset.title,
};

const auth: RouteHandle = {
  seo: ({ url }) => {
    const mode = readMode(url.searchParams);
    return { title: titles[mode], description: copy[mode].description, canonicalPath: paths.auth(), noindex: true };
  },
};

const dashboard: RouteHandle = {
  seo: () => ({
    title: copy.dashboard.title,
    description: copy.dashboard.description,
    canonicalPath: paths.dashboard(),
    noindex: true,
  }),
};

const requests: RouteHandle = {
  seo: ({ params }) => ({
    title: params.reference ?? requestsCopy.title,
    description: requestsCopy.description,
    canonicalPath: paths.requests(),
    noindex: true,
  }),
};

const claim: RouteHandle = {
  // The canonical URL has no token, because the token is a secret.
  seo: () => ({
    title: claimCopy.title,
    description: claimCopy.description,
    canonicalPath: paths.lostReference(),
    noindex: true,
  }),
};

export default (_deps: RemoteContext): RouteObject[] => [
  { path: 'auth', Component: AuthPage, handle: auth },
  {
    path: 'dashboard',
    middleware: [signedInOnly],
    lazy: lazyPage(() => import('./layout/desk-layout.tsx').then((m) => m.DeskLayout)),
    children: [
      {
        index: true,
        lazy: lazyPage(() => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage)),
        handle: dashboard,
      },
      {
        path: 'requests',
        lazy: lazyPage(() => import('./pages/requests-page.tsx').then((m) => m.RequestsPage)),
        handle: requests,
      },
      {
        path: 'requests/:reference',
        lazy: lazyPage(() => import('./pages/request-page.tsx').then((m) => m.RequestPage)),
        handle: requests,
      },
      ...missingPages(),
    ],
  },
  {
    path: 'claim/:token?',
    lazy: lazyPage(() => import('./pages/claim-page.tsx').then((m) => m.ClaimPage)),
    handle: claim,
  },
];
