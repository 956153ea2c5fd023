import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { calendarCopy } from './copy/calendar.ts';
import { clientsCopy } from './copy/clients.ts';
import { clientViewCopy, entry } from './copy/entry.ts';
import { inbox } from './copy/inbox.ts';
import { workspace } from './copy/workspace.ts';
import { recordHandle, routeHandle } from './route-handle.ts';

const lists = ['contacts', 'consultations', 'feasibility-requests'] as const;

/** The inbox, the lists of the three kinds of request, the workspace of each request, and the clients. */
export const requestRoutes: RouteObject[] = [
  {
    path: 'inbox',
    lazy: lazyPage(() => import('./pages/inbox-page.tsx').then((m) => m.InboxPage)),
    handle: routeHandle(inbox.title, inbox.description),
  },
  {
    path: 'inbox/new',
    lazy: lazyPage(() => import('./pages/entry-page.tsx').then((m) => m.EntryPage)),
    handle: routeHandle(entry.title, entry.description),
  },
  {
    path: 'calendar',
    lazy: lazyPage(() => import('./pages/calendar-page.tsx').then((m) => m.CalendarPage)),
    handle: routeHandle(calendarCopy.title, calendarCopy.description),
  },
  {
    path: 'clients',
    lazy: lazyPage(() => import('./pages/clients-pages.tsx').then(({ pages }) => pages.List)),
    handle: routeHandle(clientsCopy.title, clientsCopy.description),
  },
  {
    path: 'clients/:id',
    lazy: lazyPage(() => import('./pages/clients-pages.tsx').then(({ pages }) => pages.Client)),
    // The key of `clientQuery`.
    handle: recordHandle(clientsCopy.title, clientsCopy.description, ({ id }) => [
      'admin',
      'clients',
      'row',
      Number(id),
    ]),
  },
  {
    path: 'clients/:id/account',
    lazy: lazyPage(() => import('./pages/clients-pages.tsx').then(({ pages }) => pages.Account)),
    handle: routeHandle(clientsCopy.view.title, clientsCopy.view.description),
  },
  ...lists.flatMap((path) => [
    {
      path,
      lazy: lazyPage(() => import('./pages/request-list-pages.tsx').then(({ pages }) => pages[path])),
      handle: routeHandle(inbox.lists[path].title, inbox.lists[path].description),
    },
    {
      path: `${path}/:reference`,
      lazy: lazyPage(() => import('./pages/workspace-page.tsx').then((m) => m.WorkspacePage)),
      // The key of `requestQuery`.
      handle: recordHandle(inbox.lists[path].title, workspace.description, ({ reference }) => [
        'admin',
        'requests',
        'one',
        reference,
      ]),
    },
    {
      path: `${path}/:reference/client-view`,
      lazy: lazyPage(() => import('./pages/workspace-page.tsx').then((m) => m.ClientViewPage)),
      handle: routeHandle(clientViewCopy.title, clientViewCopy.description),
    },
  ]),
];
