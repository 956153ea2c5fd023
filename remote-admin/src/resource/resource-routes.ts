import type { ComponentType } from 'react';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { recordHandle, routeHandle, rowKeyOf } from '../route-handle.ts';
import type { ContentResource } from './define-resource.ts';

/** The pages of a resource and their paths below its list. */
const pathsOf = {
  List: [''],
  Form: ['/new', '/edit/:id'],
  Order: ['/order'],
  Import: ['/import'],
} as const;
type PageName = keyof typeof pathsOf;

/**
 * The routes of a resource. All of them are one chunk.
 * @param copy title and description of its pages; the browser tab of a record has its name too
 * @param pages the pages that the resource has
 * @param load imports them
 */
export const resourceRoutes = <Page extends PageName>(
  resource: ContentResource,
  copy: { title: string; description: string },
  pages: readonly Page[],
  load: () => Promise<Record<Page, ComponentType>>,
): RouteObject[] =>
  pages.flatMap((page) =>
    pathsOf[page].map((path) => ({
      path: `${resource}${path}`,
      lazy: lazyPage(() => load().then((loaded) => loaded[page]), { all: [load] }),
      handle: path.endsWith('/:id')
        ? recordHandle(copy.title, copy.description, rowKeyOf(resource))
        : routeHandle(copy.title, copy.description),
    })),
  );
