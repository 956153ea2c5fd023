import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { audit } from './copy/audit.ts';
import { people, profile } from './copy/people.ts';
import { settingsCopy } from './copy/settings.ts';
import { routeHandle } from './route-handle.ts';

/** Accounts, settings, the audit log and the own profile. */
export const systemRoutes: RouteObject[] = [
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
    path: 'audit',
    lazy: lazyPage(() => import('./pages/audit-page.tsx').then((m) => m.AuditPage)),
    handle: routeHandle(audit.title, audit.description),
  },
  {
    path: 'profile',
    lazy: lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage)),
    handle: routeHandle(profile.title, profile.description),
  },
];
