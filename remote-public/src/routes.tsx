import type { DoorDeps } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { aboutHandle } from './pages/about-handle.ts';
import { contactHandle } from './pages/contact-handle.ts';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';
import { servicesHandle } from './pages/services-handle.ts';

export const contract = 1;

/** Addresses below the site's root, as routes have them. */
const at = (path: string) => path.slice(1);

export default (_deps: DoorDeps): RouteObject[] => [
  { index: true, Component: HomePage, handle: homeHandle },
  { path: at(paths.about()), lazy: lazyPage(() => import('./pages/about-page.tsx').then((module) => module.AboutPage)), handle: aboutHandle },
  { path: at(paths.contact()), lazy: lazyPage(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage)), handle: contactHandle },
  { path: at(paths.services()), lazy: lazyPage(() => import('./pages/services-page.tsx').then((module) => module.ServicesPage)), handle: servicesHandle },
];
