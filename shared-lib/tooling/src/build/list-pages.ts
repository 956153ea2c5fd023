import { QueryClient } from '@tanstack/react-query';
import type { PageLoads, RemoteModule, RouteHandle } from 'shared-lib/federation';
import { CliError } from '../cli-error.ts';
import { mergeModules, type ListedPage, type PageModules } from './page-scripts.ts';

type Route = ReturnType<RemoteModule['default']>[number];

interface FoundRoute {
  path: string;
  lazy: Route['lazy'];
  handle: RouteHandle | undefined;
  /** What the page and the layouts around it import. */
  modules: PageModules;
}

const hasLoads = (lazy: unknown): lazy is { loads: PageLoads } =>
  typeof lazy === 'function' && 'loads' in lazy && typeof lazy.loads === 'object';

/** How the server build writes `import()`. */
const IMPORT = /__webpack_require__(?:\.t)?\.bind\(__webpack_require__, ['"]([^'"]+)['"]/g;

/** Id that the server build gives a module → path of the module in the package. */
type ModulePaths = Readonly<Record<string, string>>;

/**
 * The modules that a `lazyPage` imports, read from the code of its functions.
 * @throws {CliError} for a function without an import of its own
 */
const modulesOf = (lazy: unknown, path: string, paths: ModulePaths): PageModules => {
  if (!hasLoads(lazy)) return {};
  const modules = Object.entries(lazy.loads).map(([role, loads]) => {
    const imported = loads.map((load) => [...String(load).matchAll(IMPORT)].map(([, id = '']) => paths[id] ?? id));
    if (imported.some((some) => some.length === 0))
      throw new CliError(
        `A lazyPage of ${path} has a function without an import() of its own: give it the functions that import.`,
      );
    return [role, imported.flat()] as const;
  });
  return Object.fromEntries(modules);
};

const isRouteHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null;

/** The routes without children, with their full paths. */
const leaves = (routes: readonly Route[], paths: ModulePaths, parent = '', outer: PageModules = {}): FoundRoute[] =>
  routes.flatMap((route) => {
    const path = route.path ? `${parent}/${route.path.replace(/^\//, '')}` : parent;
    const modules = mergeModules(outer, modulesOf(route.lazy, path || '/', paths));
    if (route.children) return leaves(route.children, paths, path, modules);
    const handle: unknown = route.handle;
    return [{ path: path || '/', lazy: route.lazy, handle: isRouteHandle(handle) ? handle : undefined, modules }];
  });

/**
 * Whether search engines may index the page. The functions of its handle may load with the page. Its metadata must not depend on data
 * from the API.
 */
const isIndexed = async ({ path, lazy, handle }: FoundRoute): Promise<boolean> => {
  if (typeof lazy === 'function') await lazy();
  const seo = handle?.seo?.({ queryClient: new QueryClient(), params: {}, url: new URL(path, 'https://site.invalid') });
  return seo !== undefined && !seo.noindex;
};

/** Whether something else opens at the path, or whether search engines may index it; a path with parameters says nothing. */
const readPurpose = async (route: FoundRoute): Promise<Pick<ListedPage, 'leadsTo' | 'indexed'>> => {
  if (route.handle?.leadsTo !== undefined) return { leadsTo: route.handle.leadsTo };
  return route.path.includes(':') ? {} : { indexed: await isIndexed(route) };
};

/**
 * Pages of an exposed module, in the order of its routes. Splat routes show pages that do not exist, so they are left out.
 * @param module evaluated from the server build
 * @throws {CliError} for a page whose imports cannot be read
 */
export const listPages = async (expose: string, module: RemoteModule, paths: ModulePaths = {}): Promise<ListedPage[]> =>
  Promise.all(
    leaves(module.default({ queryClient: new QueryClient() }), paths)
      .filter(({ path }) => !path.includes('*'))
      .map(async (route) => ({
        path: route.path,
        expose,
        ...(Object.keys(route.modules).length === 0 ? {} : { modules: route.modules }),
        ...(route.handle?.parameters === undefined ? {} : { parameters: [...route.handle.parameters] }),
        ...(route.handle?.sample === undefined ? {} : { sample: route.handle.sample }),
        ...(await readPurpose(route)),
      })),
  );
