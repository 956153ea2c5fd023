import type { QueryClient } from '@tanstack/react-query';
import { serviceQueries, settingQueries, type SettingValues } from 'shared-lib/api';
import type { ReactNode } from 'react';
import { areaOf, moduleIdOf, type RemoteModule } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { globalStyles } from 'shared-lib/theme/root';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app.tsx';
import { PAGE_STYLES_ID } from '../browser/boot.ts';
import { startDeadline } from './deadline.ts';
import { renderMarkup } from './markup.ts';
import { renderPaperParts, type PaperParts } from './paper-parts.tsx';
import { NoScriptNote, type SiteFacts } from '../site-context.ts';
import { isRouteHandle, pageHead } from '../head/page-head.ts';
import { headToHtml } from '../head/head-html.ts';
import { movedTo, type MatchedRoute } from '../routing/redirects.ts';
import { readPageData, type PageData } from '../page-data.ts';
import { createQueryClient } from '../query-client.ts';
import { NeedsScripts, Unavailable } from './no-script-notes.tsx';
import { reuseStyles, reuseData } from './reuse-styles.ts';
import { isStub, siteRoutes } from '../routing/routes.tsx';

const MOVED_PERMANENTLY = 301;
const NOT_FOUND = 404;
const SERVICE_UNAVAILABLE = 503;

export interface RenderRequest {
  /** URL of the request, on the origin of the site. */
  url: URL;
  /** Nonce of the style elements; without one the policy allows them by their hashes. */
  nonce?: string | undefined;
  facts: SiteFacts;
  /** The module of the area; without it layout and skeleton are rendered. */
  module?: RemoteModule;
  /** How long to wait for data, in milliseconds. The page is rendered with the data available by then. */
  deadlineMs: number;
  /** Whether the server should have rendered the page with a module and could not: then it says so, with status 503. */
  isUnavailable?: boolean;
  /** Id of the request, which a page that is unavailable names. */
  requestId?: string | undefined;
}

export interface RenderedPage {
  status: number;
  /** Target of a redirect by a route. */
  redirect?: string;
  head: string;
  styles: string;
  markup: string;
  paper: PaperParts;
  loaderData: Record<string, unknown>;
  data: PageData;
  /** Whether all data was there: a page with placeholders must not be shown to others. */
  isComplete: boolean;
  /** Whether some of its data was still on the way when it was rendered. Only trials read it. */
  isWaiting?: boolean;
  /** Settings of the group `analytics`; empty when they could not be read. */
  analyticsSettings: SettingValues;
}

/** Removes guards: they read the visitor's session, which exists only in the browser. */
const withoutGuards = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ middleware: _middleware, ...route }) =>
      (route.children ? { ...route, children: withoutGuards(route.children) } : route) as RouteObject,
  );

/** Loads the data that layout and head show on every page. */
const prefetchLayout = (queryClient: QueryClient): Promise<unknown>[] => [
  queryClient.query(serviceQueries.list()),
  queryClient.query(settingQueries.group('contact')),
  queryClient.query(settingQueries.group('analytics')),
  queryClient.query(settingQueries.group('seo')),
  // For the opening hours of the company in the structured data.
  queryClient.query(settingQueries.group('service_levels')),
];

const prefetch = async (requests: readonly MatchedRoute[], queryClient: QueryClient, deadlineMs: number) => {
  const pageQueries = requests.flatMap(({ handle, request }) =>
    isRouteHandle(handle) && handle.prefetch ? [handle.prefetch(request)] : [],
  );
  const queries = [...prefetchLayout(queryClient), ...pageQueries];
  const deadline = startDeadline(deadlineMs);
  await Promise.race([Promise.allSettled(queries), deadline.passed]);
  deadline.cancel();
};

/**
 * Fills queries without data from their `meta.fallback`, marked as stale. The page renders with the specification's defaults,
 * hydrates with the same data, and the browser refetches at once.
 */
const fillFallbacks = (queryClient: QueryClient) => {
  for (const query of queryClient.getQueryCache().getAll()) {
    const fallback = query.meta?.fallback;
    if (query.state.data === undefined && typeof fallback === 'function')
      queryClient.setQueryData(query.queryKey, fallback(), { updatedAt: 0 });
  }
};

/** Whether no query failed or is still waiting. */
const hasAllData = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success');

interface PageParts extends Pick<RenderRequest, 'url' | 'facts' | 'requestId'> {
  isUnavailable: boolean;
  queryClient: QueryClient;
  router: ReactNode;
}

/** The whole page; without JavaScript its placeholder says why it has no content. */
const pageElement = ({ url, facts, isUnavailable, requestId, queryClient, router }: PageParts) => (
  <NoScriptNote value={isUnavailable ? <Unavailable requestId={requestId} /> : <NeedsScripts />}>
    <App boot={facts} queryClient={queryClient} location={{ pathname: url.pathname, search: url.search, hash: '' }}>
      {router}
    </App>
  </NoScriptNote>
);

/** Status of a page: what its route says; without a page of a module, not found, or unavailable when the module could not be used. */
const statusOf = (
  { matches, statusCode }: { matches: readonly { route: { id: string } }[]; statusCode: number },
  requests: readonly MatchedRoute[],
  { hasModule, isUnavailable }: { hasModule: boolean; isUnavailable: boolean },
): number => {
  const route = requests.findLast(({ handle }) => isRouteHandle(handle) && handle.status);
  if (route && isRouteHandle(route.handle) && route.handle.status) return route.handle.status(route.request);
  if (!isStub(matches.at(-1)?.route.id)) return statusCode;
  if (hasModule) return NOT_FOUND;
  return isUnavailable ? SERVICE_UNAVAILABLE : statusCode;
};

/**
 * Renders one page.
 * @throws what a page of the remote throws while it renders
 */
export const renderPage = async (options: RenderRequest): Promise<RenderedPage> => {
  const { url, nonce, facts, module, deadlineMs, isUnavailable = false, requestId } = options;
  const queryClient = createQueryClient('server');
  const stopReuse = reuseData(queryClient);
  const sheet = new ServerStyleSheet(nonce === undefined ? {} : { nonce });
  reuseStyles(sheet.instance);
  try {
    const moduleId = moduleIdOf(areaOf(url.pathname));
    const modules = module ? { [moduleId]: module.default({ queryClient }) } : {};
    const { query, dataRoutes } = createStaticHandler(withoutGuards(siteRoutes({ modules, isPending: !module })));
    const context = await query(new Request(url));
    if (context instanceof Response) return redirectPage(context.status, context.headers.get('location') ?? '/');
    const requests = context.matches.map(({ route, params }) => ({
      handle: route.handle as unknown,
      request: { queryClient, params, url },
    }));
    await prefetch(requests, queryClient, deadlineMs);
    // From here on components start requests of their own. The browser sends those; a page must not contain the data of earlier pages.
    stopReuse();
    const canonicalPath = movedTo(requests);
    if (canonicalPath !== undefined) return redirectPage(MOVED_PERMANENTLY, canonicalPath + url.search);
    const isComplete = hasAllData(queryClient);
    const isWaiting = queryClient.isFetching() > 0;
    fillFallbacks(queryClient);
    const router = (
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    );
    const page = pageElement({ url, facts, isUnavailable, requestId, queryClient, router });
    const markup = await renderMarkup(sheet.collectStyles(page));
    return {
      status: statusOf(context, requests, { hasModule: module !== undefined, isUnavailable }),
      head: headToHtml(
        pageHead({
          matches: requests.map(({ handle, request }) => ({ handle, params: request.params })),
          queryClient,
          url,
          siteOrigin: url.origin,
        }),
      ),
      styles: `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${globalStyles}</style>${pageStyles(sheet)}`,
      markup,
      paper: renderPaperParts({ contact: queryClient.getQueryData(settingQueries.group('contact').queryKey), url }),
      loaderData: context.loaderData,
      data: readPageData(queryClient),
      isComplete,
      isWaiting,
      analyticsSettings: queryClient.getQueryData(settingQueries.group('analytics').queryKey) ?? {},
    };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
};

/** The styles of the page, under a name of ours: the browser adopts the element, which styled-components would copy and remove. */
const pageStyles = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace('data-styled="true"', `id="${PAGE_STYLES_ID}"`);

const redirectPage = (status: number, redirect: string): RenderedPage => ({
  status,
  redirect,
  head: '',
  styles: '',
  markup: '',
  paper: { head: '', foot: '' },
  loaderData: {},
  data: [],
  isComplete: false,
  analyticsSettings: {},
});
