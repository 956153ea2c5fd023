import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http, HttpError, type Contract } from 'shared-lib/http';
import { resourceKey } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import { resourceCopy } from '../copy/resource.ts';
import type { OrderedResource } from './define-resource.ts';
import { refreshResource, saveOrder } from './resource-requests.ts';

interface Positioned {
  id: number;
}

const orderKey = (resource: OrderedResource) => [...resourceKey(resource), 'order'] as const;

/** All rows of a resource in the order of the site. */
export const orderQuery = <Row>(resource: OrderedResource, rows: Contract<Row[]>) =>
  queryOptions({
    queryKey: orderKey(resource),
    queryFn: ({ signal }) =>
      http.get(`/admin/${resource}?_sort=sort_order,id&_order=asc,asc&_limit=1000`, rows, { signal }),
    staleTime: 0,
  });

const moved = <Row>(rows: readonly Row[], from: number, to: number): Row[] => {
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...rows.slice(from, from + 1));
};

interface LastMove {
  id: number;
  /** Ids in the order before the move. */
  before: readonly number[];
}

/** Moves rows. Each move is shown and saved at once; a failed save restores the order of the server. */
export const useOrder = <Row extends Positioned>(resource: OrderedResource, contract: Contract<Row[]>) => {
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastMove>();
  const save = useMutation({
    mutationFn: (rows: readonly Row[]) =>
      saveOrder(
        resource,
        contract,
        rows.map(({ id }) => id),
      ),
    // One at a time and in order: the last move of a quick series wins.
    scope: { id: `order of ${resource}` },
    onError: (error) => {
      setLast(undefined);
      toast.failure(resourceCopy.order.failed, error instanceof HttpError ? error.message : undefined);
      return queryClient.refetchQueries({ queryKey: orderKey(resource) });
    },
    onSuccess: () => {
      if (queryClient.isMutating() <= 1) return refreshResource(queryClient, resource);
    },
  });
  const show = (rows: Row[]) => {
    // A refetch under way would bring back the order before this move.
    void queryClient.cancelQueries({ queryKey: orderKey(resource) }, { revert: false });
    queryClient.setQueryData(orderKey(resource), rows);
    save.mutate(rows);
  };
  return {
    last,
    move: (rows: readonly Row[], from: number, to: number) => {
      const row = rows[from];
      if (!row || to < 0 || to >= rows.length || from === to) return;
      setLast({ id: row.id, before: rows.map(({ id }) => id) });
      show(moved(rows, from, to));
    },
    undo: (rows: readonly Row[]) => {
      if (!last) return;
      setLast(undefined);
      show(rows.toSorted((one, other) => last.before.indexOf(one.id) - last.before.indexOf(other.id)));
    },
  };
};
