import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBulkInput } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { bulkCopy } from '../../copy/bulk.ts';
import { inbox } from '../../copy/inbox.ts';
import { runOnRows } from '../../resource/bulk/bulk-requests.ts';
import { reportBulk } from '../../resource/bulk/report-bulk.ts';
import { requestTarget } from './request-bulk-actions.ts';

const labels = inbox.bulk;

const whole = () => true;

/** Runs an action on requests at once, reports the result and offers to take it back. */
export const useRequestBulk = (onDone?: (failedIds: readonly number[]) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, ...body }: RequestBulkInput) => runOnRows('requests', ids ?? [], body, { onBatch: whole }),
    onSuccess: ({ results, error }) => {
      const failed = results.filter(({ ok }) => !ok);
      const done = results.length - failed.length;
      if (done > 0) reportBulk(queryClient, requestTarget, results, countOf(done, labels.done));
      if (failed.length > 0)
        toast.failure(labels.failed, [failed[0]?.name, failed[0]?.message].filter(Boolean).join(': '));
      if (error) toast.failure(bulkCopy.failed, error instanceof HttpError ? error.message : undefined);
      onDone?.(failed.map(({ id }) => id));
      return requestTarget.refresh(queryClient);
    },
    onError: (error) => toast.failure(bulkCopy.failed, error instanceof HttpError ? error.message : undefined),
  });
};
