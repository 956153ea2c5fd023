import { areaOf, moduleIdOf, type Area, type ExposedModuleId, type RemoteContext } from 'shared-lib/federation';
import type { RouteObject } from 'shared-lib/router';
import { createBrowserRouter, matchRoutes } from 'shared-lib/router/host';
import type { Boot } from '../browser/boot.ts';
import { outletHydrated } from '../browser/hydration.ts';
import { nextTask } from '../browser/next-task.ts';
import { needsOwnDocument } from '../navigation/new-document.ts';
import { loadRemoteModule } from '../remotes/load-remote-module.ts';
import { mayEnter, sessionKnown } from './access.ts';
import { moduleRouteId, ROOT, siteRoutes, wrapRemoteRoutes } from './routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

type ModuleRoutes = Partial<Record<ExposedModuleId, RouteObject[]>>;

/**
 * Requests the code of a page, and with it its data, before the router asks for it. The router repeats what fails here, and reports it.
 */
const startPage = (routes: RouteObject[], path: string): void => {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
};

/** Loads the routes of an area. Nothing of it is loaded without permission: the guard of its stub redirects instead. */
const loadArea = async (area: Area, context: RemoteContext): Promise<RouteObject[] | undefined> => {
  if (area.guard) await sessionKnown();
  if (!mayEnter(area)) return undefined;
  const { module } = await loadRemoteModule(moduleIdOf(area));
  return module.default(context);
};

const createRouter = (
  context: RemoteContext,
  modules: ModuleRoutes,
  hydrationData?: { loaderData: Record<string, unknown> },
): SiteRouter => {
  const loaded = new Set<string>(Object.keys(modules));
  return createBrowserRouter(siteRoutes({ modules }), {
    ...(hydrationData ? { hydrationData } : {}),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const area = areaOf(path);
      const id = moduleIdOf(area);
      // The middleware of the root route loads a new document where one is needed.
      const loading = loaded.has(id) || needsOwnDocument(path) ? undefined : loadArea(area, context);
      // The first page loads while the layout hydrates, but neither it nor a failure may show before that.
      loading?.then((routes) => routes && startPage(routes, path)).catch(() => undefined);
      await outletHydrated;
      const routes = await loading;
      if (!routes || signal.aborted || loaded.has(id)) return;
      patch(ROOT, [wrapRemoteRoutes(id, routes)]);
      loaded.add(id);
    },
  });
};

/** Loads the lazy pages of the current URL, so that the router starts complete and React can hydrate. */
const resolveLazyRoutes = async (routes: RouteObject[]): Promise<void> => {
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

/** Creates a router for a document with layout and skeleton only. The router itself loads the area. */
export const createClientRouter = (context: RemoteContext): SiteRouter => createRouter(context, {});

export interface HydratableRouter {
  router: SiteRouter;
  /** Whether the loaded release is the one that rendered the document. If not, its markup is replaced instead of hydrated. */
  matchesMarkup: boolean;
}

/**
 * Creates a router for a server-rendered document, after it has loaded the area's module.
 * @throws when no release can be loaded
 */
export const createHydratableRouter = async (
  context: RemoteContext,
  rendered: NonNullable<Boot['rendered']>,
): Promise<HydratableRouter> => {
  const id = moduleIdOf(areaOf(location.pathname));
  const { module, release } = await loadRemoteModule(id);
  // Evaluating a bundle and creating its routes are two short tasks instead of one long one.
  await nextTask();
  const routes = module.default(context);
  await resolveLazyRoutes(siteRoutes({ modules: { [id]: routes } }));
  const matchesMarkup = release.version === rendered.version;
  // A route with middleware and without data would have to run before React could hydrate.
  const loaderData = { ...rendered.loaderData, [ROOT]: null, [moduleRouteId(id)]: null };
  const router = createRouter(context, { [id]: routes }, matchesMarkup ? { loaderData } : undefined);
  return { router, matchesMarkup };
};
