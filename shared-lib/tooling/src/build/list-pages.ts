import { QueryClient } from '@tanstack/react-query';
import { importsOf, type PageImports, type RemoteModule, type RouteHandle } from 'shared-lib/federation';
import { mergeImports, type ListedPage } from './page-scripts.ts';

type Route = ReturnType<RemoteModule['default']>[number];

interface FoundRoute {
  path: string;
  handle: RouteHandle | undefined;
  /** Dynamic imports of the page and of the layouts around it. */
  imports: PageImports;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null;

/** The routes without children, with their full paths. */
const leaves = (routes: readonly Route[], parent = '', outer: PageImports = {}): FoundRoute[] =>
  routes.flatMap((route) => {
    const path = route.path ? `${parent}/${route.path.replace(/^\//, '')}` : parent;
    const imports = mergeImports(outer, importsOf(route.lazy));
    if (route.children) return leaves(route.children, path, imports);
    const handle: unknown = route.handle;
    return [{ path: path || '/', handle: isRouteHandle(handle) ? handle : undefined, imports }];
  });

/** Whether the page asks search engines not to index it. Its metadata must not depend on data from the API. */
const isIndexed = ({ path, handle }: FoundRoute): boolean => {
  const seo = handle?.seo?.({ queryClient: new QueryClient(), params: {}, url: new URL(path, 'https://site.invalid') });
  return seo !== undefined && !seo.noindex;
};

/** Pages of an exposed module, in the order of its routes. Splat routes show pages that do not exist, so they are left out. */
export const listPages = (expose: string, module: RemoteModule): ListedPage[] =>
  leaves(module.default({ queryClient: new QueryClient() }))
    .filter(({ path }) => !path.includes('*'))
    .map((route) => ({
      path: route.path,
      expose,
      ...(Object.keys(route.imports).length === 0 ? {} : { imports: route.imports }),
      ...(route.handle?.parameters === undefined ? {} : { parameters: [...route.handle.parameters] }),
      ...(route.handle?.sample === undefined ? {} : { sample: route.handle.sample }),
      ...(route.handle?.leadsTo !== undefined
        ? { leadsTo: route.handle.leadsTo }
        : route.path.includes(':')
          ? {}
          : { indexed: isIndexed(route) }),
    }));
