import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'shared-lib/router';
import { createBrowserRouter, matchRoutes } from 'shared-lib/router/host';
import { areaOf, doorOf, type DoorName } from './areas.ts';
import type { Boot } from './boot.ts';
import { mayEnter } from './guard.ts';
import { outletHydrated } from './hydration.ts';
import { loadDoor } from './remotes/load-door.ts';
import { nextTask } from './next-task.ts';
import { ROOT, siteRoutes, wrapDoor } from './routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

type Doors = Partial<Record<DoorName, RouteObject[]>>;

const createRouter = (
  queryClient: QueryClient,
  doors: Doors,
  hydrationData?: { loaderData: Record<string, unknown> },
): SiteRouter => {
  const opened = new Set<string>(Object.keys(doors));
  return createBrowserRouter(siteRoutes({ doors }), {
    ...(hydrationData ? { hydrationData } : {}),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      await outletHydrated;
      const area = areaOf(path);
      const door = doorOf(area);
      // Who may not enter gets nothing of the area: the stub's guard answers instead.
      if (opened.has(door) || !mayEnter(area)) return;
      const { module } = await loadDoor(door);
      if (signal.aborted || opened.has(door)) return;
      patch(ROOT, [wrapDoor(door, module.default({ queryClient }))]);
      opened.add(door);
    },
  });
};

/** Lazy pages of the first address are resolved before the router exists, so that it starts complete and React can hydrate. */
const resolveLazy = async (routes: RouteObject[]): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page);
      delete route.lazy;
    }),
  );
};

/** A router for a page of which the server drew the frame only: the area is loaded by the router itself. */
export const openRouter = (queryClient: QueryClient): SiteRouter => createRouter(queryClient, {});

export interface HydratableRouter {
  router: SiteRouter;
  /** Whether the release at hand is the one that drew the page; if not, its markup is replaced instead of taken over. */
  matchesMarkup: boolean;
}

/** A route with middleware and without data would have to be entered first, and until then there would be nothing to take over. */
const nothingToDo = { [ROOT]: null };

/** A router for a page that the server drew: loads the area's door first. Rejects when no release can be had. */
export const openRenderedRouter = async (
  queryClient: QueryClient,
  rendered: NonNullable<Boot['rendered']>,
): Promise<HydratableRouter> => {
  const door = doorOf(areaOf(location.pathname));
  const { module, release } = await loadDoor(door);
  // Running a bundle and making routes of it are two short pieces of work.
  await nextTask();
  const routes = module.default({ queryClient });
  await resolveLazy(siteRoutes({ doors: { [door]: routes } }));
  const matchesMarkup = release.version === rendered.version;
  const router = createRouter(
    queryClient,
    { [door]: routes },
    matchesMarkup ? { loaderData: { ...rendered.loaderData, ...nothingToDo } } : undefined,
  );
  return { router, matchesMarkup };
};
