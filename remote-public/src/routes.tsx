import type { ComponentType } from 'react';
import type { RemoteContext } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { paths } from 'shared-lib/paths';
import type { RouteObject } from 'shared-lib/router';
import { contactParameters } from './features/contact/contact-parameters.ts';
import { calculatorHandle } from './pages/calculator-handle.ts';
import { homeHandle } from './pages/home-handle.ts';
import { HomePage } from './pages/home-page.tsx';
import { lazyHandle } from './pages/lazy-handle.ts';

export const contract = 1;

/** A path without its leading slash, as route objects need it. */
const relative = (path: string) => path.slice(1);

type HandleArguments = Parameters<typeof lazyHandle>;

/** Page and handle of a route, each in a chunk. */
const page = (load: () => Promise<ComponentType>, loadHandle: HandleArguments[0], facts: HandleArguments[1] = {}) => {
  const { handle, ready } = lazyHandle(loadHandle, facts);
  return {
    handle,
    lazy: lazyPage(() => Promise.all([load(), ready()]).then(([Page]) => Page), { all: [load, loadHandle] }),
  };
};

const previews: RouteObject[] = [
  {
    path: relative(paths.preview('article')),
    ...page(
      () => import('./pages/article-preview-page.tsx').then((module) => module.ArticlePreviewPage),
      () => import('./pages/preview-handle.ts').then((module) => module.articlePreviewHandle),
    ),
  },
  {
    path: relative(paths.preview('slider')),
    ...page(
      () => import('./pages/slider-preview-page.tsx').then((module) => module.SliderPreviewPage),
      () => import('./pages/preview-handle.ts').then((module) => module.sliderPreviewHandle),
    ),
  },
  {
    path: relative(paths.preview('service')),
    ...page(
      () => import('./pages/service-preview-page.tsx').then((module) => module.ServicePreviewPage),
      () => import('./pages/preview-handle.ts').then((module) => module.servicePreviewHandle),
    ),
  },
  {
    path: relative(paths.preview('study')),
    ...page(
      () => import('./pages/study-preview-page.tsx').then((module) => module.StudyPreviewPage),
      () => import('./pages/preview-handle.ts').then((module) => module.studyPreviewHandle),
    ),
  },
];

const studyRoutes: RouteObject[] = [
  {
    path: relative(paths.freeStudies()),
    ...page(
      () => import('./pages/free-studies-page.tsx').then((module) => module.FreeStudiesPage),
      () => import('./pages/free-studies-handle.ts').then((module) => module.freeStudiesHandle),
      {
        parameters: ['q', 'sector', 'country', 'kind', 'verdict', 'capital', 'sort', 'page', 'study'],
      },
    ),
  },
  {
    path: relative(paths.calculator()),
    lazy: lazyPage(() => import('./pages/calculator-page.tsx').then((module) => module.CalculatorPage)),
    handle: calculatorHandle,
  },
  {
    path: relative(paths.compareStudies()),
    ...page(
      () => import('./pages/compare-studies-page.tsx').then((module) => module.CompareStudiesPage),
      () => import('./pages/compare-studies-handle.ts').then((module) => module.compareStudiesHandle),
      { parameters: ['study'] },
    ),
  },
  {
    path: relative(paths.reading()),
    ...page(
      () => import('./pages/reading-page.tsx').then((module) => module.ReadingPage),
      () => import('./pages/reading-handle.ts').then((module) => module.readingHandle),
      { parameters: ['capital', 'profit', 'years', 'beside'] },
    ),
  },
  {
    path: relative(paths.verdicts()),
    ...page(
      () => import('./pages/verdicts-page.tsx').then((module) => module.VerdictsPage),
      () => import('./pages/verdicts-handle.ts').then((module) => module.verdictsHandle),
      { parameters: ['sector', 'study'] },
    ),
  },
  {
    path: `${relative(paths.study(''))}:idOrSlug`,
    ...page(
      () => import('./pages/study-page.tsx').then((module) => module.StudyPage),
      () => import('./pages/study-handle.ts').then((module) => module.studyHandle),
      { parameters: [], sample: paths.study('dates-factory') },
    ),
  },
];

const companyRoutes: RouteObject[] = [
  { index: true, Component: HomePage, handle: homeHandle },
  {
    path: 'verify/:number?',
    ...page(
      () => import('./pages/verify-page.tsx').then((module) => module.VerifyPage),
      () => import('./pages/verify-handle.ts').then((module) => module.verifyHandle),
      { parameters: [], sample: paths.verify('AG-2026-000001') },
    ),
  },
  {
    path: relative(paths.about()),
    ...page(
      () => import('./pages/about-page.tsx').then((module) => module.AboutPage),
      () => import('./pages/about-handle.ts').then((module) => module.aboutHandle),
      { parameters: [] },
    ),
  },
  {
    path: relative(paths.contact()),
    ...page(
      () => import('./pages/contact-page.tsx').then((module) => module.ContactPage),
      () => import('./pages/contact-handle.ts').then((module) => module.contactHandle),
      { parameters: contactParameters },
    ),
  },
];

/** What the company offers, and for which sectors. */
const offerRoutes: RouteObject[] = [
  {
    path: relative(paths.services()),
    ...page(
      () => import('./pages/services-page.tsx').then((module) => module.ServicesPage),
      () => import('./pages/service-handle.ts').then((module) => module.servicesHandle),
      { parameters: [] },
    ),
  },
  {
    path: `${relative(paths.services())}/:idOrSlug`,
    ...page(
      () => import('./pages/service-page.tsx').then((module) => module.ServicePage),
      () => import('./pages/service-handle.ts').then((module) => module.serviceHandle),
      { parameters: [], sample: paths.service('feasibility') },
    ),
  },
  {
    path: relative(paths.sectors()),
    ...page(
      () => import('./pages/sectors-page.tsx').then((module) => module.SectorsPage),
      () => import('./pages/sector-handle.ts').then((module) => module.sectorsHandle),
      { parameters: [] },
    ),
  },
  {
    path: `${relative(paths.sectors())}/:idOrSlug`,
    ...page(
      () => import('./pages/sector-page.tsx').then((module) => module.SectorPage),
      () => import('./pages/sector-handle.ts').then((module) => module.sectorHandle),
      { parameters: [], sample: paths.sector('commercial') },
    ),
  },
];

export default (_deps: RemoteContext): RouteObject[] => [
  ...companyRoutes,
  ...offerRoutes,
  {
    path: relative(paths.blog()),
    ...page(
      () => import('./pages/blog-page.tsx').then((module) => module.BlogPage),
      () => import('./pages/blog-handle.ts').then((module) => module.blogHandle),
      { parameters: ['q', 'category', 'tag', 'sort', 'page'] },
    ),
  },
  {
    path: `${relative(paths.blog())}/:idOrSlug`,
    ...page(
      () => import('./pages/article-page.tsx').then((module) => module.ArticlePage),
      () => import('./pages/article-handle.ts').then((module) => module.articleHandle),
      { parameters: [], sample: paths.article('irr-npv') },
    ),
  },
  {
    path: relative(paths.search()),
    ...page(
      () => import('./pages/search-page.tsx').then((module) => module.SearchPage),
      () => import('./pages/search-handle.ts').then((module) => module.searchHandle),
      { parameters: ['q', 'kind'] },
    ),
  },
  ...studyRoutes,
  ...previews,
];
