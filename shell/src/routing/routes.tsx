import {
  areas,
  isGuardedModule,
  moduleIdOf,
  type Area,
  type ExposedModuleId,
  type RouteHandle,
} from 'shared-lib/federation';
import { type RouteObject, Outlet, useLocation, useNavigationType } from 'shared-lib/router';
import { useEffect } from 'react';
import { outletHydrated } from '../browser/hydration.ts';
import { copy } from '../copy/ar.ts';
import { loadRequiredDocument } from '../navigation/new-document.ts';
import { AreaCrashed } from '../pages/area-crashed.tsx';
import { AreaFailed } from '../pages/area-failed.tsx';
import { AreaSkeleton } from '../pages/area-skeleton.tsx';
import { notifyNavigation } from '../navigation/completed-navigation.ts';
import { guardArea } from './guard.ts';

/** Root route of every page. The layout is outside the router. */
const RootOutlet = () => {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  // Runs after the new page is in the document, so that its heading can receive the focus.
  useEffect(() => notifyNavigation({ ...location, isTraversal }), [location, isTraversal]);
  return <Outlet />;
};

const STUB = 'stub:';
/** Id of the route that contains every page. */
export const ROOT = 'root';

/** Whether the id is of a stub: no page of a remote matched the path. */
export const isStub = (routeId: string | undefined): boolean => routeId?.startsWith(STUB) ?? false;

const guarded = (isGuarded: boolean) => (isGuarded ? { middleware: [guardArea] } : {});

/** Id of the route around the routes of an exposed module. */
export const moduleRouteId = (id: ExposedModuleId): string => `module:${id}`;

/** Wraps the routes of an exposed module, in the same way on the server, at the start and when patched in later. */
export const wrapRemoteRoutes = (id: ExposedModuleId, children: RouteObject[]): RouteObject => ({
  id: moduleRouteId(id),
  ErrorBoundary: AreaCrashed,
  handle: { moduleId: id },
  children,
  ...guarded(isGuardedModule(id)),
});

const notFoundHandle: RouteHandle = {
  seo: () => ({ title: copy.notFound.headTitle, description: copy.notFound.text, noindex: true }),
  status: () => 404,
};

const stub = (area: Area, page: Pick<RouteObject, 'Component' | 'handle' | 'lazy'>): RouteObject => ({
  ...page,
  id: STUB + area.id,
  path: area.prefix ? `${area.prefix}/*` : '*',
  HydrateFallback: AreaSkeleton,
  ErrorBoundary: AreaFailed,
  ...guarded(area.guard !== undefined),
});

const pendingStubs = areas.map((area) => stub(area, { handle: {}, Component: AreaSkeleton }));
/** The same objects for the lifetime of the page: a browser resolves the lazy page of its URL before it creates the router. */
const notFoundStubs = areas.map((area) =>
  stub(area, {
    handle: notFoundHandle,
    lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
  }),
);

/** Pages of the shell itself. Few visitors open them, so all that they are, with their heads, is one chunk of its own. */
const ownPage = (name: keyof typeof import('../pages/own-pages.ts')) => async () =>
  (await import('../pages/own-pages.ts'))[name];
const debugRoutes: RouteObject[] = [
  { path: 'debug', lazy: ownPage('debug') },
  { path: 'debug/remotes', lazy: ownPage('debugRemotes') },
];
/** A path without parameters: the remote of its area is not loaded for it. The server renders the skeleton, with which React hydrates. */
const releasesRoute: RouteObject = {
  path: 'admin/releases',
  HydrateFallback: AreaSkeleton,
  lazy: () => outletHydrated.then(ownPage('releases')),
  middleware: [guardArea],
};

interface SiteRoutesOptions {
  /** Routes of the modules that are loaded. */
  modules: Partial<Record<ExposedModuleId, RouteObject[]>>;
  /** Whether stubs show a skeleton instead of the not-found page: on the server, for areas that it does not render. */
  isPending?: boolean;
}

const isExposedModuleId = (name: string): name is ExposedModuleId => areas.some((area) => moduleIdOf(area) === name);

/** The route tree: a root without a path, a stub per area that matches until its module is loaded, and the loaded modules. */
export const siteRoutes = ({ modules, isPending = false }: SiteRoutesOptions): RouteObject[] => [
  {
    id: ROOT,
    middleware: [loadRequiredDocument],
    Component: RootOutlet,
    ErrorBoundary: AreaFailed,
    children: [
      ...debugRoutes,
      ...(isPending ? pendingStubs : [releasesRoute, ...notFoundStubs]),
      ...Object.entries(modules).map(([id, routes]) => {
        if (!isExposedModuleId(id)) throw new Error(`${id} is not an exposed module`);
        return wrapRemoteRoutes(id, routes);
      }),
    ],
  },
];
