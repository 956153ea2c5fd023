import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { http, HttpError } from 'shared-lib/http';
import { resourceKey } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';
import { resourceCopy } from '../copy/resource.ts';
import type { PublishedResource } from './define-resource.ts';
import { refreshResource, saveOrder } from './resource-requests.ts';

const rows = z.array(z.object({ id: z.int(), title_ar: z.string(), cover: z.nullable(z.string()) }));
export type FeaturedRow = z.infer<typeof rows>[number];

/** Rows that can be chosen; older ones are found by the search of the list. */
const MAX_CHOICES = 100;

const featuredKey = (resource: PublishedResource) => [...resourceKey(resource), 'featured'] as const;

/** The rows that come before all others, in their order. */
export const featuredQuery = (resource: PublishedResource) =>
  queryOptions({
    queryKey: featuredKey(resource),
    queryFn: ({ signal }) =>
      http.get(`/admin/${resource}?featured_position_gte=1&_sort=featured_position&_order=asc&_limit=50`, rows, {
        signal,
      }),
    staleTime: 0,
  });

/** The newest published rows, to choose from. */
export const choicesQuery = (resource: PublishedResource) =>
  queryOptions({
    queryKey: [...resourceKey(resource), 'newest'],
    queryFn: ({ signal }) =>
      http.get(`/admin/${resource}?status=published&_sort=published_at&_order=desc&_limit=${MAX_CHOICES}`, rows, {
        signal,
      }),
  });

/** Saves the whole list. It is shown at once; a failed save restores the list of the server. */
export const useFeatured = (resource: PublishedResource) => {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (next: readonly FeaturedRow[]) =>
      saveOrder(
        resource,
        rows,
        next.map(({ id }) => id),
      ),
    // One at a time and in order: the last change of a quick series wins.
    scope: { id: `featured ${resource}` },
    onError: (error) => {
      toast.failure(resourceCopy.order.failed, error instanceof HttpError ? error.message : undefined);
      return queryClient.refetchQueries({ queryKey: featuredKey(resource) });
    },
    onSuccess: () => {
      if (queryClient.isMutating() <= 1) return refreshResource(queryClient, resource);
    },
  });
  return (next: FeaturedRow[]) => {
    void queryClient.cancelQueries({ queryKey: featuredKey(resource) }, { revert: false });
    queryClient.setQueryData(featuredKey(resource), next);
    save.mutate(next);
  };
};
