import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { serviceQueries, settingQueries, type SettingValues } from 'shared-lib/api';
import type { RemoteModule } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { globalStyles } from 'shared-lib/theme/root';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import { areaOf, doorOf } from './areas.ts';
import { startDeadline } from './deadline.ts';
import type { SiteFacts } from './site-context.ts';
import { isRouteHandle, pageHead } from './head/page-head.ts';
import { printHead } from './head/print-head.ts';
import { movedTo, type AskedRoute } from './moved-to.ts';
import { createQueryClient } from './query-client.ts';
import { isStub, siteRoutes } from './routes.tsx';

const MOVED_PERMANENTLY = 301;

export interface RenderRequest {
  /** Address as the visitor asked for it, on the site's own origin. */
  url: URL;
  nonce: string;
  facts: SiteFacts;
  /** The area's door; without it the frame and a skeleton are drawn. */
  door?: RemoteModule;
  /** How long data may be waited for; the page is drawn with what has come by then. */
  deadlineMs: number;
}

export interface RenderedPage {
  status: number;
  /** Where to go instead, when a route says so. */
  redirect?: string;
  head: string;
  styles: string;
  markup: string;
  loaderData: Record<string, unknown>;
  query: DehydratedState;
  /** Settings of the group `analytics`, as far as they could be read. */
  analytics: SettingValues;
}

/** Guards read the visitor's session, which lives in the browser only. */
const withoutGuards = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ middleware: _middleware, ...route }) =>
      (route.children ? { ...route, children: withoutGuards(route.children) } : route) as RouteObject,
  );

/** What the frame and the head show on every page. */
const prefetchFrame = (queryClient: QueryClient): Promise<unknown>[] => [
  queryClient.query(serviceQueries.list()),
  queryClient.query(settingQueries.group('contact')),
  queryClient.query(settingQueries.group('analytics')),
  queryClient.query(settingQueries.group('seo')),
];

const prefetch = async (requests: readonly AskedRoute[], queryClient: QueryClient, deadlineMs: number) => {
  const ofPage = requests.flatMap(({ handle, request }) =>
    isRouteHandle(handle) && handle.prefetch ? [handle.prefetch(request)] : [],
  );
  const work = [...prefetchFrame(queryClient), ...ofPage];
  const deadline = startDeadline(deadlineMs);
  await Promise.race([Promise.allSettled(work), deadline.passed]);
  deadline.cancel();
};

/**
 * Gives every query that has no answer what its `meta.fallback` says, marked as old: the page is drawn with the
 * specification's defaults, hydrates with the same, and the browser asks again at once.
 */
const fillFallbacks = (queryClient: QueryClient) => {
  for (const query of queryClient.getQueryCache().getAll()) {
    const fallback = query.meta?.fallback;
    if (query.state.data === undefined && typeof fallback === 'function')
      queryClient.setQueryData(query.queryKey, fallback(), { updatedAt: 0 });
  }
};

/** Draws one page. @throws what a remote's page throws while it is drawn */
export const renderPage = async ({ url, nonce, facts, door, deadlineMs }: RenderRequest): Promise<RenderedPage> => {
  const queryClient = createQueryClient('server');
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const name = doorOf(areaOf(url.pathname));
    const doors = door ? { [name]: door.default({ queryClient }) } : {};
    const { query, dataRoutes } = createStaticHandler(withoutGuards(siteRoutes({ doors, waiting: !door })));
    const context = await query(new Request(url));
    if (context instanceof Response) return redirected(context.status, context.headers.get('location') ?? '/');
    const requests = context.matches.map(({ route, params }) => ({
      handle: route.handle as unknown,
      request: { queryClient, params, url },
    }));
    await prefetch(requests, queryClient, deadlineMs);
    const moved = movedTo(requests);
    if (moved !== undefined) return redirected(MOVED_PERMANENTLY, moved + url.search);
    fillFallbacks(queryClient);
    const markup = renderToString(
      sheet.collectStyles(
        <App boot={facts} queryClient={queryClient} location={{ pathname: url.pathname, search: url.search, hash: '' }}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </App>,
      ),
    );
    const told = requests.findLast(({ handle }) => isRouteHandle(handle) && handle.status);
    const toldStatus = told && isRouteHandle(told.handle) ? told.handle.status?.(told.request) : undefined;
    const isMissing = door !== undefined && isStub(context.matches.at(-1)?.route.id);
    return {
      status: toldStatus ?? (isMissing ? 404 : context.statusCode),
      head: printHead(
        pageHead({
          matches: requests.map(({ handle, request }) => ({ handle, params: request.params })),
          queryClient,
          url,
          siteOrigin: url.origin,
        }),
      ),
      styles: `<style nonce="${nonce}">${globalStyles}</style>${sheet.getStyleTags()}`,
      markup,
      loaderData: context.loaderData,
      query: dehydrate(queryClient),
      analytics: queryClient.getQueryData(settingQueries.group('analytics').queryKey) ?? {},
    };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
};

const redirected = (status: number, redirect: string): RenderedPage => ({
  status,
  redirect,
  head: '',
  styles: '',
  markup: '',
  loaderData: {},
  query: { mutations: [], queries: [] },
  analytics: {},
});
