import type { RemoteContext } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { aboutHandle } from './pages/about-handle.ts';
import { articleHandle } from './pages/article-handle.ts';
import { blogHandle } from './pages/blog-handle.ts';
import { contactHandle } from './pages/contact-handle.ts';
import { freeStudiesHandle } from './pages/free-studies-handle.ts';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';
import { searchHandle } from './pages/search-handle.ts';
import { sectorHandle } from './pages/sector-handle.ts';
import { sectorsHandle } from './pages/sectors-handle.ts';
import { serviceHandle } from './pages/service-handle.ts';
import { servicesHandle } from './pages/services-handle.ts';
import { studyHandle } from './pages/study-handle.ts';

export const contract = 1;

/** Addresses below the site's root, as routes have them. */
const at = (path: string) => path.slice(1);

export default (_deps: RemoteContext): RouteObject[] => [
  { index: true, Component: HomePage, handle: homeHandle },
  {
    path: at(paths.about()),
    lazy: lazyPage(() => import('./pages/about-page.tsx').then((module) => module.AboutPage)),
    handle: aboutHandle,
  },
  {
    path: at(paths.contact()),
    lazy: lazyPage(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage)),
    handle: contactHandle,
  },
  {
    path: at(paths.services()),
    lazy: lazyPage(() => import('./pages/services-page.tsx').then((module) => module.ServicesPage)),
    handle: servicesHandle,
  },
  {
    path: `${at(paths.services())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/service-page.tsx').then((module) => module.ServicePage)),
    handle: serviceHandle,
  },
  {
    path: at(paths.sectors()),
    lazy: lazyPage(() => import('./pages/sectors-page.tsx').then((module) => module.SectorsPage)),
    handle: sectorsHandle,
  },
  {
    path: `${at(paths.sectors())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/sector-page.tsx').then((module) => module.SectorPage)),
    handle: sectorHandle,
  },
  {
    path: at(paths.blog()),
    lazy: lazyPage(() => import('./pages/blog-page.tsx').then((module) => module.BlogPage)),
    handle: blogHandle,
  },
  {
    path: `${at(paths.blog())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/article-page.tsx').then((module) => module.ArticlePage)),
    handle: articleHandle,
  },
  {
    path: at(paths.freeStudies()),
    lazy: lazyPage(() => import('./pages/free-studies-page.tsx').then((module) => module.FreeStudiesPage)),
    handle: freeStudiesHandle,
  },
  {
    path: `${at(paths.study(''))}:idOrSlug`,
    lazy: lazyPage(() => import('./pages/study-page.tsx').then((module) => module.StudyPage)),
    handle: studyHandle,
  },
  {
    path: at(paths.search()),
    lazy: lazyPage(() => import('./pages/search-page.tsx').then((module) => module.SearchPage)),
    handle: searchHandle,
  },
];
