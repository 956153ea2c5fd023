import type { RemoteContext, RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { heads } from './copy/heads.ts';
import { appointmentHeads, requestsCopy, newRequestCopy } from './copy/requests.ts';
import {
  clientsOnly,
  consultantsOnly,
  notificationUsers,
  profileUsers,
  requestListUsers,
  requestUsers,
  signedInOnly,
} from './dashboard-roles.ts';
import { readMode } from './features/auth/auth-mode.ts';
import { dashboardLoads, loadDashboard } from './pages/load-dashboard.ts';
import { loadRequest, requestLoads } from './pages/load-request.ts';

export const contract = 1;

const auth: RouteHandle = {
  parameters: ['mode', 'next', 'token'],
  seo: ({ url }) => {
    const mode = readMode(url.searchParams);
    return { ...heads.auth[mode], canonicalPath: paths.auth(), noindex: true };
  },
};

const dashboard: RouteHandle = {
  seo: () => ({
    ...heads.dashboard,
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

/** Head of a page of the dashboard. */
const dashboardPage = (
  canonicalPath: string,
  { title, description }: { title: string; description: string },
): RouteHandle => ({
  seo: () => ({ title, description, canonicalPath, noindex: true }),
});

const claim: RouteHandle = {
  parameters: [],
  sample: paths.lostReference(),
  // The canonical URL has no token, because the token is a secret.
  seo: () => ({
    ...heads.claim,
    canonicalPath: paths.lostReference(),
    noindex: true,
  }),
};

/** The pages of clients and consultants below `/dashboard`. */
const dashboardPages: RouteObject[] = [
  {
    path: 'requests',
    middleware: [requestListUsers],
    lazy: lazyPage(() => import('./pages/requests-page.tsx').then((m) => m.RequestsPage)),
    handle: requests,
  },
  {
    path: 'requests/:reference',
    middleware: [requestUsers],
    lazy: lazyPage(loadRequest, requestLoads),
    handle: requests,
  },
  {
    path: 'requests/:reference/booking',
    middleware: [clientsOnly],
    lazy: lazyPage(() => import('./pages/booking-page.tsx').then((m) => m.BookingPage)),
    handle: dashboardPage(paths.requests(), appointmentHeads.booking),
  },
  {
    path: 'hours',
    middleware: [consultantsOnly],
    lazy: lazyPage(() => import('./pages/hours-page.tsx').then((m) => m.HoursPage)),
    handle: dashboardPage(paths.bookingHours(), appointmentHeads.hours),
  },
  {
    path: 'messages',
    middleware: [requestListUsers],
    lazy: lazyPage(() => import('./pages/messages-page.tsx').then((m) => m.MessagesPage)),
    handle: dashboardPage(paths.dashboardMessages(), heads.messages),
  },
  {
    path: 'files',
    middleware: [clientsOnly],
    lazy: lazyPage(() => import('./pages/files-page.tsx').then((m) => m.FilesPage)),
    handle: dashboardPage(paths.dashboardFiles(), heads.files),
  },
  {
    path: 'downloads',
    middleware: [clientsOnly],
    lazy: lazyPage(() => import('./pages/downloads-page.tsx').then((m) => m.DownloadsPage)),
    handle: dashboardPage(paths.downloads(), heads.downloads),
  },
  {
    path: 'new',
    middleware: [clientsOnly],
    lazy: lazyPage(() => import('./pages/new-request-page.tsx').then((m) => m.NewRequestPage)),
    handle: dashboardPage(paths.newRequest(), newRequestCopy),
  },
  {
    path: 'saved',
    lazy: lazyPage(() => import('./pages/saved-page.tsx').then((m) => m.SavedPage)),
    handle: dashboardPage(paths.saved(), heads.saved),
  },
  {
    path: 'calculations',
    lazy: lazyPage(() => import('./pages/calculations-page.tsx').then((m) => m.CalculationsPage)),
    handle: dashboardPage(paths.calculations(), heads.calculations),
  },
  {
    path: 'notifications',
    middleware: [notificationUsers],
    lazy: lazyPage(() => import('./pages/notifications-page.tsx').then((m) => m.NotificationsPage)),
    handle: dashboardPage(paths.notifications(), heads.notifications),
  },
  {
    path: 'profile',
    middleware: [profileUsers],
    lazy: lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage)),
    handle: dashboardPage(paths.profile(), heads.profile),
  },
];

export default ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    path: 'auth',
    lazy: lazyPage(() => import('./pages/auth-page.tsx').then((m) => m.AuthPage)),
    handle: auth,
  },
  {
    path: 'dashboard',
    middleware: [signedInOnly],
    lazy: lazyPage(() => import('./layout/dashboard-layout.tsx').then((m) => m.DashboardLayout)),
    children: [
      { index: true, lazy: lazyPage(() => loadDashboard(queryClient), dashboardLoads), handle: dashboard },
      ...dashboardPages,
    ],
  },
  {
    path: 'claim/:token/booking',
    lazy: lazyPage(() => import('./pages/booking-page.tsx').then((m) => m.ClaimBookingPage)),
    handle: {
      parameters: [],
      sample: paths.claimBooking('sample'),
      seo: () => ({
        ...appointmentHeads.booking,
        canonicalPath: paths.lostReference(),
        noindex: true,
      }),
    } satisfies RouteHandle,
  },
  {
    path: 'claim/:token?',
    lazy: lazyPage(() => import('./pages/claim-page.tsx').then((m) => m.ClaimPage)),
    handle: claim,
  },
];
