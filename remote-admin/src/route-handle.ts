import type { QueryKey } from '@tanstack/react-query';
import type { RouteHandle } from 'shared-lib/federation';
import type { AdminResource } from 'shared-lib/paths';
import * as z from 'zod/mini';

/** Title and description of a page of the administration, which no search engine lists. */
export const routeHandle = (title: string, description: string): RouteHandle => ({
  seo: () => ({ title, description, noindex: true }),
});

/** The names that records have, the most telling one first: a request has the name of its sender too. */
const named = z.object({
  name_ar: z.optional(z.string()),
  title_ar: z.optional(z.string()),
  title: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** The handle of the page of a record: the browser tab has its name once it is loaded, and that of its list before. */
export const recordHandle = (
  title: string,
  description: string,
  keyOf: (params: Readonly<Record<string, string | undefined>>) => QueryKey,
): RouteHandle => ({
  seo: ({ queryClient, params }) => {
    const { data = {} } = named.safeParse(queryClient.getQueryData(keyOf(params)));
    const name = data.name_ar ?? data.title_ar ?? data.title ?? data.name;
    return { title: name ? `${name} | ${title}` : title, description, noindex: true };
  },
});

/**
 * The key of the row that the form below `…/edit/{id}` loads (`rowQuery`). It stands here again, because the routes are loaded on
 * every page and must not load the lists.
 */
export const rowKeyOf =
  (resource: AdminResource) =>
  ({ id }: Readonly<Record<string, string | undefined>>): QueryKey => ['admin', resource, 'row', Number(id)];
