import type { ComponentType } from 'react';
import type { RouteHandle } from 'shared-lib/federation';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import type { ImportedResource } from './csv/csv-requests.ts';
import type { ContentResource, OrderedResource } from './define-resource.ts';

interface ResourcePages {
  List: ComponentType;
  Form: ComponentType;
}

/** Adds the route of a CSV import. */
export const importRoute = (
  resource: ImportedResource,
  handle: RouteHandle,
  load: () => Promise<{ Import: ComponentType }>,
): RouteObject => ({ path: `${resource}/import`, lazy: lazyPage(() => load().then(({ Import }) => Import)), handle });

interface OrderedPages extends ResourcePages {
  Order: ComponentType;
}

/** The routes of a resource: list, create and edit. All of them are one chunk. */
export const resourceRoutes = (
  resource: ContentResource,
  handle: RouteHandle,
  load: () => Promise<ResourcePages>,
): RouteObject[] => [
  { path: resource, lazy: lazyPage(() => load().then(({ List }) => List)), handle },
  { path: `${resource}/new`, lazy: lazyPage(() => load().then(({ Form }) => Form)), handle },
  { path: `${resource}/edit/:id`, lazy: lazyPage(() => load().then(({ Form }) => Form)), handle },
];

/** The routes of a resource with a position: also its order. */
export const orderedResourceRoutes = (
  resource: OrderedResource,
  handle: RouteHandle,
  load: () => Promise<OrderedPages>,
): RouteObject[] => [
  ...resourceRoutes(resource, handle, load),
  { path: `${resource}/order`, lazy: lazyPage(() => load().then(({ Order }) => Order)), handle },
];
