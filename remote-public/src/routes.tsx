import type { ComponentType } from 'react';
import type { RemoteContext } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { contactParameters } from './features/contact/contact-parameters.ts';
import { calculatorHandle } from './pages/calculator-handle.ts';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';
import { lazyHandle, loadHandles } from './pages/lazy-handle.ts';

export const contract = 1;

/** A path without its leading slash, as route objects need it. */
const relative = (path: string) => path.slice(1);

/** The `lazy` of a page whose handle is a `lazyHandle`. */
const pageWithHandle = (load: () => Promise<ComponentType>) =>
  lazyPage(() => Promise.all([load(), loadHandles()]).then(([Page]) => Page), { all: [load, loadHandles] });

const previews: RouteObject[] = [
  {
    path: relative(paths.preview('article')),
    lazy: pageWithHandle(() => import('./pages/article-preview-page.tsx').then((module) => module.ArticlePreviewPage)),
    handle: lazyHandle('articlePreviewHandle', {}),
  },
  {
    path: relative(paths.preview('slider')),
    lazy: pageWithHandle(() => import('./pages/slider-preview-page.tsx').then((module) => module.SliderPreviewPage)),
    handle: lazyHandle('sliderPreviewHandle', {}),
  },
  {
    path: relative(paths.preview('service')),
    lazy: pageWithHandle(() => import('./pages/service-preview-page.tsx').then((module) => module.ServicePreviewPage)),
    handle: lazyHandle('servicePreviewHandle', {}),
  },
  {
    path: relative(paths.preview('study')),
    lazy: pageWithHandle(() => import('./pages/study-preview-page.tsx').then((module) => module.StudyPreviewPage)),
    handle: lazyHandle('studyPreviewHandle', {}),
  },
];

const studyRoutes: RouteObject[] = [
  {
    path: relative(paths.freeStudies()),
    lazy: pageWithHandle(() => import('./pages/free-studies-page.tsx').then((module) => module.FreeStudiesPage)),
    handle: lazyHandle('freeStudiesHandle', {
      parameters: ['q', 'sector', 'country', 'kind', 'verdict', 'capital', 'sort', 'page', 'study'],
    }),
  },
  {
    path: relative(paths.calculator()),
    lazy: lazyPage(() => import('./pages/calculator-page.tsx').then((module) => module.CalculatorPage)),
    handle: calculatorHandle,
  },
  {
    path: relative(paths.compareStudies()),
    lazy: pageWithHandle(() => import('./pages/compare-studies-page.tsx').then((module) => module.CompareStudiesPage)),
    handle: lazyHandle('compareStudiesHandle', { parameters: ['study'] }),
  },
  {
    path: relative(paths.reading()),
    lazy: pageWithHandle(() => import('./pages/reading-page.tsx').then((module) => module.ReadingPage)),
    handle: lazyHandle('readingHandle', { parameters: ['capital', 'profit', 'years', 'beside'] }),
  },
  {
    path: relative(paths.verdicts()),
    lazy: pageWithHandle(() => import('./pages/verdicts-page.tsx').then((module) => module.VerdictsPage)),
    handle: lazyHandle('verdictsHandle', { parameters: ['sector', 'study'] }),
  },
  {
    path: `${relative(paths.study(''))}:idOrSlug`,
    lazy: pageWithHandle(() => import('./pages/study-page.tsx').then((module) => module.StudyPage)),
    handle: lazyHandle('studyHandle', { parameters: [], sample: paths.study('dates-factory') }),
  },
];

const companyRoutes: RouteObject[] = [
  { index: true, Component: HomePage, handle: homeHandle },
  {
    path: 'verify/:number?',
    lazy: pageWithHandle(() => import('./pages/verify-page.tsx').then((module) => module.VerifyPage)),
    handle: lazyHandle('verifyHandle', { parameters: [], sample: paths.verify('AG-2026-000001') }),
  },
  {
    path: relative(paths.about()),
    lazy: pageWithHandle(() => import('./pages/about-page.tsx').then((module) => module.AboutPage)),
    handle: lazyHandle('aboutHandle', { parameters: [] }),
  },
  {
    path: relative(paths.contact()),
    lazy: pageWithHandle(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage)),
    handle: lazyHandle('contactHandle', { parameters: contactParameters }),
  },
];

/** What the company offers, and for which sectors. */
const offerRoutes: RouteObject[] = [
  {
    path: relative(paths.services()),
    lazy: pageWithHandle(() => import('./pages/services-page.tsx').then((module) => module.ServicesPage)),
    handle: lazyHandle('servicesHandle', { parameters: [] }),
  },
  {
    path: `${relative(paths.services())}/:idOrSlug`,
    lazy: pageWithHandle(() => import('./pages/service-page.tsx').then((module) => module.ServicePage)),
    handle: lazyHandle('serviceHandle', { parameters: [], sample: paths.service('feasibility') }),
  },
  {
    path: relative(paths.sectors()),
    lazy: pageWithHandle(() => import('./pages/sectors-page.tsx').then((module) => module.SectorsPage)),
    handle: lazyHandle('sectorsHandle', { parameters: [] }),
  },
  {
    path: `${relative(paths.sectors())}/:idOrSlug`,
    lazy: pageWithHandle(() => import('./pages/sector-page.tsx').then((module) => module.SectorPage)),
    handle: lazyHandle('sectorHandle', { parameters: [], sample: paths.sector('commercial') }),
  },
];

export default (_deps: RemoteContext): RouteObject[] => [
  ...companyRoutes,
  ...offerRoutes,
  {
    path: relative(paths.blog()),
    lazy: pageWithHandle(() => import('./pages/blog-page.tsx').then((module) => module.BlogPage)),
    handle: lazyHandle('blogHandle', { parameters: ['q', 'category', 'tag', 'sort', 'page'] }),
  },
  {
    path: `${relative(paths.blog())}/:idOrSlug`,
    lazy: pageWithHandle(() => import('./pages/article-page.tsx').then((module) => module.ArticlePage)),
    handle: lazyHandle('articleHandle', { parameters: [], sample: paths.article('irr-npv') }),
  },
  {
    path: relative(paths.search()),
    lazy: pageWithHandle(() => import('./pages/search-page.tsx').then((module) => module.SearchPage)),
    handle: lazyHandle('searchHandle', { parameters: ['q', 'kind'] }),
  },
  ...studyRoutes,
  ...previews,
];
