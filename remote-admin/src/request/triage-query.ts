import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestTag, requestTriage, type RequestTriage } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import type { LoadedOptions } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';
import { bulkCopy } from '../copy/bulk.ts';
import { triage as labels } from '../copy/triage.ts';
import { requestsKey } from './summary-query.ts';

const triageKey = (reference: string) => [...requestsKey, 'triage', reference];
const urlOf = (reference: string) => `/admin/requests/${encodeURIComponent(reference)}`;

/** Tags and snooze of a request, and other requests of the same sender. */
export const triageQuery = (reference: string) =>
  queryOptions({
    queryKey: triageKey(reference),
    queryFn: ({ signal }) => http.get(`${urlOf(reference)}/triage`, requestTriage, { signal }),
  });

/** The tags of all requests, the most used first. */
export const knownTagsQuery = () =>
  queryOptions({
    queryKey: [...requestsKey, 'tags'],
    queryFn: ({ signal }) => http.get('/admin/request-tags', z.array(requestTag), { signal }),
  });

/** The tags as options of a filter. */
export const tagOptions: LoadedOptions = {
  key: [...requestsKey, 'tag-options'],
  load: async (signal) =>
    (await http.get('/admin/request-tags', z.array(requestTag), { signal })).map(({ tag }) => ({
      value: tag,
      label: tag,
    })),
};

type Change = { tags: readonly string[] } | { until: string | null };

interface Step {
  to: Change;
  /** The value before, to take the change back. */
  back: Change;
  /** What happened. */
  did: string;
}

/** Saves tags or snooze at once; a message takes it back. */
export const useTriageChange = (reference: string) => {
  const client = useQueryClient();
  const save = (to: Change): Promise<RequestTriage> =>
    http.put(`${urlOf(reference)}/${'tags' in to ? 'tags' : 'snooze'}`, to, requestTriage);
  const show = (saved: RequestTriage) => {
    client.setQueryData(triageKey(reference), saved);
    // Lists, their counts and the known tags have changed too.
    void client.invalidateQueries({ queryKey: requestsKey, refetchType: 'none' });
    void client.invalidateQueries(knownTagsQuery());
  };
  const fail = (error: unknown) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined);
  return useMutation({
    mutationFn: ({ to }: Step) => save(to),
    onSuccess: (saved, { back, did }) => {
      show(saved);
      toast.undoable(did, { label: bulkCopy.undo, run: () => void save(back).then(show, fail) }, labels.failed);
    },
    onError: fail,
  });
};
