import type { RouteObject } from 'shared-lib/router';
import { areas, doorOf, isGuardedDoor, type Area, type DoorName } from './areas.ts';
import { guardArea } from './guard.ts';
import { loadDocument } from './navigation/leave-document.ts';
import { AreaCrashed } from './pages/area-crashed.tsx';
import { AreaFailed } from './pages/area-failed.tsx';
import { AreaSkeleton } from './pages/area-skeleton.tsx';
import { debugRoute } from './pages/debug-page.tsx';
import { NotFoundPage, notFoundHandle } from './pages/not-found-page.tsx';
import { RootOutlet } from './root-outlet.tsx';

const STUB = 'stub:';
/** Id of the route that every page stands in. */
export const ROOT = 'root';

/** Whether a match is the shell's own stand-in: no page of any remote took the address. */
export const isStub = (routeId: string | undefined): boolean => routeId?.startsWith(STUB) ?? false;

const guarded = (isGuarded: boolean) => (isGuarded ? { middleware: [guardArea] } : {});

/** What the shell puts around a remote's routes, alike on the server, at the start and when patched in later. */
export const wrapDoor = (door: DoorName, children: RouteObject[]): RouteObject => ({
  id: `door:${door}`,
  ErrorBoundary: AreaCrashed,
  handle: { door },
  children,
  ...guarded(isGuardedDoor(door)),
});

const stub = (area: Area, waiting: boolean): RouteObject => ({
  id: STUB + area.id,
  path: area.prefix ? `${area.prefix}/*` : '*',
  handle: waiting ? {} : notFoundHandle,
  Component: waiting ? AreaSkeleton : NotFoundPage,
  HydrateFallback: AreaSkeleton,
  ErrorBoundary: AreaFailed,
  ...guarded(area.guard !== undefined),
});

interface KnownDoors {
  doors: Partial<Record<DoorName, RouteObject[]>>;
  /** The server draws the frame and a skeleton for areas that it does not render. */
  waiting?: boolean;
}

const isDoorName = (name: string): name is DoorName => areas.some((area) => doorOf(area) === name);

/** The route tree: a root without path (so that every address asks its area's stub), a stub per area, the known doors. */
export const siteRoutes = ({ doors, waiting = false }: KnownDoors): RouteObject[] => [
  {
    id: ROOT,
    middleware: [loadDocument],
    Component: RootOutlet,
    ErrorBoundary: AreaFailed,
    children: [
      debugRoute,
      ...areas.map((area) => stub(area, waiting)),
      ...Object.entries(doors).map(([door, routes]) => {
        if (!isDoorName(door)) throw new Error(`${door} is not a door`);
        return wrapDoor(door, routes);
      }),
    ],
  },
];
