import { lazyPage } from 'shared-lib/federation/lazy-page';
import { notificationsPage } from 'shared-lib/copy';
import type { RouteObject } from 'shared-lib/router';
import { copy } from './copy/ar.ts';
import { audit } from './copy/audit.ts';
import { emailsCopy } from './copy/emails.ts';
import { people, profile } from './copy/people.ts';
import { repliesCopy } from './copy/replies.ts';
import { settingsCopy } from './copy/settings.ts';
import { recordHandle, routeHandle, rowKeyOf } from './route-handle.ts';

/** Accounts, canned replies, settings, the audit log and the own profile. */
export const systemRoutes: RouteObject[] = [
  {
    path: 'users',
    lazy: lazyPage(() => import('./pages/users-page.tsx').then((m) => m.UsersPage)),
    handle: routeHandle(copy.users.title, copy.users.description),
  },
  ...['users/new', 'users/create', 'users/edit/:id'].map((path) => ({
    path,
    lazy: lazyPage(() => import('./pages/user-page.tsx').then((m) => m.UserPage)),
    handle: recordHandle(people.list, copy.users.description, rowKeyOf('users')),
  })),
  {
    path: 'canned-replies',
    lazy: lazyPage(() => import('./pages/replies-pages.tsx').then(({ pages }) => pages.List)),
    handle: routeHandle(repliesCopy.title, repliesCopy.description),
  },
  ...['canned-replies/new', 'canned-replies/edit/:id'].map((path) => ({
    path,
    lazy: lazyPage(() => import('./pages/replies-pages.tsx').then(({ pages }) => pages.Form)),
    handle: recordHandle(repliesCopy.title, repliesCopy.description, rowKeyOf('canned-replies')),
  })),
  {
    path: 'settings/emails',
    lazy: lazyPage(() => import('./pages/emails-page.tsx').then((m) => m.EmailsPage)),
    handle: routeHandle(emailsCopy.title, emailsCopy.description),
  },
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
    path: 'notifications',
    lazy: lazyPage(() => import('./pages/notifications-page.tsx').then((m) => m.NotificationsPage)),
    handle: routeHandle(notificationsPage.title, profile.notificationsDescription),
  },
  {
    path: 'profile',
    lazy: lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage)),
    handle: routeHandle(profile.title, profile.description),
  },
];
