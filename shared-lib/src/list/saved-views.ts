import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedView, type SavedView, type SavedViewChange } from 'shared-lib/contracts';
import { listLabels } from 'shared-lib/copy';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';

const BASE = '/admin/views';
const views = z.array(savedView);
const empty = z.object({});

const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['admin', 'views', list],
    queryFn: ({ signal }) => http.get(`${BASE}?list=${list}`, views, { signal }),
  });

const none: readonly SavedView[] = [];

/** The views of a list that an administrator stored in the account, and changes of them. */
export const useSavedViews = (list: string, isEnabled: boolean) => {
  const client = useQueryClient();
  const { queryKey, ...options } = viewsQuery(list);
  const { data = none } = useQuery({ queryKey, ...options, enabled: isEnabled });
  const settings = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) =>
      toast.failure(listLabels.tabFailed, error instanceof HttpError ? error.message : undefined),
  };
  const create = useMutation({
    mutationFn: (input: { name: string; query: string }) => http.post(BASE, { list, ...input }, savedView),
    ...settings,
  });
  const change = useMutation({
    mutationFn: ({ id, ...input }: SavedViewChange & { id: number }) => http.patch(`${BASE}/${id}`, input, savedView),
    ...settings,
  });
  const remove = useMutation({
    mutationFn: (id: number) => http.delete(`${BASE}/${id}`, empty),
    ...settings,
  });
  return { views: data, create: create.mutate, change: change.mutate, remove: remove.mutate };
};
