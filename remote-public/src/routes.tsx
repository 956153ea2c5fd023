import type { RemoteContext } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { aboutHandle } from './pages/about-handle.ts';
import { articleHandle } from './pages/article-handle.ts';
import { blogHandle } from './pages/blog-handle.ts';
import { calculatorHandle } from './pages/calculator-handle.ts';
import { compareStudiesHandle } from './pages/compare-studies-handle.ts';
import { contactHandle } from './pages/contact-handle.ts';
import { freeStudiesHandle } from './pages/free-studies-handle.ts';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';
import { previewHandle } from './pages/preview-handle.ts';
import { readingHandle } from './pages/reading-handle.ts';
import { searchHandle } from './pages/search-handle.ts';
import { sectorHandle, sectorsHandle } from './pages/sector-handle.ts';
import { serviceHandle, servicesHandle } from './pages/service-handle.ts';
import { studyHandle } from './pages/study-handle.ts';
import { verdictsHandle } from './pages/verdicts-handle.ts';
import { verifyHandle } from './pages/verify-handle.ts';

export const contract = 1;

/** A path without its leading slash, as route objects need it. */
const relative = (path: string) => path.slice(1);

const previews: RouteObject[] = [
  {
    path: relative(paths.preview('article')),
    lazy: lazyPage(() => import('./pages/article-preview-page.tsx').then((module) => module.ArticlePreviewPage)),
    handle: previewHandle('article'),
  },
  {
    path: relative(paths.preview('slider')),
    lazy: lazyPage(() => import('./pages/slider-preview-page.tsx').then((module) => module.SliderPreviewPage)),
    handle: previewHandle('slider'),
  },
  {
    path: relative(paths.preview('service')),
    lazy: lazyPage(() => import('./pages/service-preview-page.tsx').then((module) => module.ServicePreviewPage)),
    handle: previewHandle('service'),
  },
  {
    path: relative(paths.preview('study')),
    lazy: lazyPage(() => import('./pages/study-preview-page.tsx').then((module) => module.StudyPreviewPage)),
    handle: previewHandle('study'),
  },
];

const studyRoutes: RouteObject[] = [
  {
    path: relative(paths.freeStudies()),
    lazy: lazyPage(() => import('./pages/free-studies-page.tsx').then((module) => module.FreeStudiesPage)),
    handle: freeStudiesHandle,
  },
  {
    path: relative(paths.calculator()),
    lazy: lazyPage(() => import('./pages/calculator-page.tsx').then((module) => module.CalculatorPage)),
    handle: calculatorHandle,
  },
  {
    path: relative(paths.compareStudies()),
    lazy: lazyPage(() => import('./pages/compare-studies-page.tsx').then((module) => module.CompareStudiesPage)),
    handle: compareStudiesHandle,
  },
  {
    path: relative(paths.reading()),
    lazy: lazyPage(() => import('./pages/reading-page.tsx').then((module) => module.ReadingPage)),
    handle: readingHandle,
  },
  {
    path: relative(paths.verdicts()),
    lazy: lazyPage(() => import('./pages/verdicts-page.tsx').then((module) => module.VerdictsPage)),
    handle: verdictsHandle,
  },
  {
    path: `${relative(paths.study(''))}:idOrSlug`,
    lazy: lazyPage(() => import('./pages/study-page.tsx').then((module) => module.StudyPage)),
    handle: studyHandle,
  },
];

const companyRoutes: RouteObject[] = [
  { index: true, Component: HomePage, handle: homeHandle },
  {
    path: 'verify/:number?',
    lazy: lazyPage(() => import('./pages/verify-page.tsx').then((module) => module.VerifyPage)),
    handle: verifyHandle,
  },
  {
    path: relative(paths.about()),
    lazy: lazyPage(() => import('./pages/about-page.tsx').then((module) => module.AboutPage)),
    handle: aboutHandle,
  },
  {
    path: relative(paths.contact()),
    lazy: lazyPage(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage)),
    handle: contactHandle,
  },
];

/** What the company offers, and for which sectors. */
const offerRoutes: RouteObject[] = [
  {
    path: relative(paths.services()),
    lazy: lazyPage(() => import('./pages/services-page.tsx').then((module) => module.ServicesPage)),
    handle: servicesHandle,
  },
  {
    path: `${relative(paths.services())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/service-page.tsx').then((module) => module.ServicePage)),
    handle: serviceHandle,
  },
  {
    path: relative(paths.sectors()),
    lazy: lazyPage(() => import('./pages/sectors-page.tsx').then((module) => module.SectorsPage)),
    handle: sectorsHandle,
  },
  {
    path: `${relative(paths.sectors())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/sector-page.tsx').then((module) => module.SectorPage)),
    handle: sectorHandle,
  },
];

export default (_deps: RemoteContext): RouteObject[] => [
  ...companyRoutes,
  ...offerRoutes,
  {
    path: relative(paths.blog()),
    lazy: lazyPage(() => import('./pages/blog-page.tsx').then((module) => module.BlogPage)),
    handle: blogHandle,
  },
  {
    path: `${relative(paths.blog())}/:idOrSlug`,
    lazy: lazyPage(() => import('./pages/article-page.tsx').then((module) => module.ArticlePage)),
    handle: articleHandle,
  },
  {
    path: relative(paths.search()),
    lazy: lazyPage(() => import('./pages/search-page.tsx').then((module) => module.SearchPage)),
    handle: searchHandle,
  },
  ...studyRoutes,
  ...previews,
];
