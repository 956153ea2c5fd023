import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBulkInput } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { inbox } from '../../copy/inbox.ts';
import { requestsKey } from '../../request/summary-query.ts';
import { runRequestBulk } from './inbox-requests.ts';

const labels = inbox.bulk;

/** What takes an action back, when that is possible without knowing the earlier values. */
const inverseOf = (input: RequestBulkInput): RequestBulkInput | undefined => {
  if (input.action === 'archive') return { ...input, is_archived: !input.is_archived };
  return input.action === 'spam' ? { ...input, is_spam: !input.is_spam } : undefined;
};

/** Runs an action on requests, reports the result and offers to take it back. */
export const useRequestBulk = (onDone?: (failedIds: readonly number[]) => void) => {
  const queryClient = useQueryClient();
  const bulk = useMutation({
    mutationFn: runRequestBulk,
    onSuccess: ({ done, failed, results }, input) => {
      const succeeded = results.filter(({ ok }) => ok).map(({ id }) => id);
      const inverse = inverseOf({ ...input, ids: succeeded });
      if (failed > 0) toast.failure(labels.failed, results.find(({ ok }) => !ok)?.message);
      else if (inverse)
        toast.undoable(
          countOf(done, labels.done),
          { label: labels.undo, run: () => bulk.mutate(inverse) },
          labels.failed,
          labels.error,
        );
      else toast.success(countOf(done, labels.done), undefined, labels.failed, labels.error);
      onDone?.(results.filter(({ ok }) => !ok).map(({ id }) => id));
      return queryClient.invalidateQueries({ queryKey: requestsKey });
    },
    onError: (error) => toast.failure(labels.error, error instanceof HttpError ? error.message : undefined),
  });
  return bulk;
};
