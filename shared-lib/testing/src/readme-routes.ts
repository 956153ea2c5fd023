import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'shared-lib/router/host';
import type { RouteObject } from 'shared-lib/router';

/** Page paths in the code marks of a README: `/studies/:idOrSlug`, `/claim/{token}`. */
const pathsIn = (text: string): string[] => [...text.matchAll(/`(\/[\w/:{}-]*)`/g)].map(([, path = '']) => path);

const patternsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap((route) => {
    const pattern = `${parent}/${route.path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const own = route.handle !== undefined && !pattern.includes('*') ? [pattern] : [];
    return [...own, ...patternsOf(route.children ?? [], pattern)];
  });

/** Writes a parameter in one way: `/studies/:idOrSlug` and `/studies/{slug}` are the same page. */
const plain = (pattern: string) => pattern.replaceAll(/:\w+\??|\{\w+\}/g, '{}');

interface Comparison {
  /** Paths of the README without a page. */
  unknown: string[];
  /** Pages that the README does not name. */
  unnamed: string[];
}

/**
 * Compares the page paths that a package's README names with the routes of the package.
 * @param folder folder of the package
 * @param outside prefixes of paths that belong to other packages
 */
export const compareReadme = (folder: string, routes: RouteObject[], outside: readonly string[] = []): Comparison => {
  const named = pathsIn(readFileSync(join(folder, 'README.md'), 'utf8'));
  const isPage = (path: string) => {
    const matches = matchRoutes(routes, path.replaceAll(/:\w+|\{\w+\}/g, '1'));
    return matches !== null && matches.at(-1)?.route.path !== '*';
  };
  return {
    unknown: named.filter((path) => !outside.some((prefix) => path.startsWith(prefix)) && !isPage(path)),
    unnamed: patternsOf(routes).filter((pattern) => !named.map(plain).includes(plain(pattern))),
  };
};
