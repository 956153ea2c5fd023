import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { isRouteErrorResponse, type RouteObject } from 'shared-lib/router';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'shared-lib/router/host';
import { ThemeRoot } from 'shared-lib/theme/root';
import { SiteContext } from '../../site-context.ts';
import { isWaitingForApi } from '../api-client.ts';

const STEP_MS = 5;
/** A page that has been quiet for this many steps shows what it has. */
const QUIET_STEPS = 4;
/** A page that waits for something else than the API gets this many steps; one that waits for the API gets more. */
const MAX_STEPS = 400;
const MAX_API_STEPS = 4000;

const step = () => new Promise<void>((resolve) => setTimeout(resolve, STEP_MS));

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Waits until the page has its code and data, and its effects have run. It counts steps of the event loop instead of elapsed time, so
 * that a busy machine gives a page no less.
 * @throws when that never happens
 */
const settled = async (router: Router, queryClient: QueryClient): Promise<void> => {
  let quiet = 0;
  let steps = 0;
  let apiSteps = 0;
  while (quiet < QUIET_STEPS) {
    await step();
    const isFetching = queryClient.isFetching() > 0;
    const isBusy = !router.state.initialized || router.state.navigation.state !== 'idle' || isFetching;
    quiet = isBusy || isWaitingForApi() ? 0 : quiet + 1;
    if (isWaitingForApi()) apiSteps += 1;
    else steps += 1;
    if (apiSteps > MAX_API_STEPS) throw new Error('the API of the trial did not respond');
    if (steps > MAX_STEPS) throw new Error(isFetching ? 'its data never arrives' : 'it never comes to rest');
  }
};

/** What a visit has shown. */
export interface Seen {
  errors: unknown[];
  /** Whether the page is not for this viewer. */
  isForbidden: boolean;
  /** Path on which the visit ended. */
  path: string;
  /** Text of the page's heading; empty without one. */
  heading: string;
  /** Paths of the links on the page. */
  links: string[];
}

const hasStatus = (error: unknown, status: number) => isRouteErrorResponse(error) && error.status === status;

const collect = (container: HTMLElement) => ({
  heading: [...container.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()).join(' '),
  links: [...container.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
});

/**
 * Opens a page of a module in the document of this process, waits until it has its data and its effects have run, and closes it.
 * @throws when it never comes to rest
 */
export const visit = async (routes: RouteObject[], url: URL, queryClient: QueryClient): Promise<Seen> => {
  const { createRoot } = await import('react-dom/client');
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  history.replaceState(null, '', url.pathname + url.search);
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: () => null, children: routes }], {
    initialEntries: [url.pathname + url.search],
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: report, onUncaughtError: report });
  try {
    root.render(
      <ThemeRoot>
        <QueryClientProvider client={queryClient}>
          <SiteContext value={{ siteMode: 'live', seed: 0 }}>
            <RouterProvider router={router} />
          </SiteContext>
        </QueryClientProvider>
      </ThemeRoot>,
    );
    await settled(router, queryClient);
    const path = router.state.location.pathname;
    const routeErrors: readonly unknown[] = Object.values(router.state.errors ?? {});
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match || (match.route.path ?? '').includes('*')) throw new Error('the module has no such page');
    // A page may lead to one of another module, which has no route here.
    const found = [...errors, ...routeErrors].filter((error) => path === url.pathname || !hasStatus(error, 404));
    const isForbidden = found.length > 0 && found.every((error) => hasStatus(error, 403));
    return { errors: found, isForbidden, path, ...collect(document.body) };
  } finally {
    root.unmount();
    document.body.replaceChildren();
    router.dispose();
    await queryClient.cancelQueries();
    queryClient.clear();
  }
};
