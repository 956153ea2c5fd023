import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { showChange } from './pending-changes.ts';

interface OptimisticChange<Data, Input> {
  /** Query that shows the data; read again from the server when no change is pending any more. */
  queryKey: QueryKey;
  /** Returns the data with the change. It must work on any version of the data, because changes may overlap. */
  change: (data: Data, input: Input) => Data;
  send: (input: Input) => Promise<unknown>;
  /** Title of the message when the server refused the change; the sentence of the error follows. */
  failureTitle: string;
}

/**
 * A change that is visible at once, and disappears with a message when the server refuses it. Changes of one query are sent one
 * after the other; the failure of one does not undo the others.
 */
export const useOptimisticChange = <Data, Input>({
  queryKey,
  change,
  send,
  failureTitle,
}: OptimisticChange<Data, Input>) => {
  const client = useQueryClient();
  const settle = (isLast: boolean | undefined) =>
    isLast === false ? undefined : client.invalidateQueries({ queryKey, exact: true });
  return useMutation({
    mutationFn: send,
    scope: { id: JSON.stringify(queryKey) },
    onMutate: async (input: Input) => {
      // A response that is on its way does not contain the change and would hide it.
      await client.cancelQueries({ queryKey, exact: true });
      return showChange<Data>(client, queryKey, (data) => change(data, input));
    },
    onSuccess: (_result, _input, shown) => settle(shown?.confirm()),
    onError: (error, _input, shown) => {
      toast.failure(failureTitle, error instanceof HttpError ? error.message : undefined);
      return settle(shown?.rollBack());
    },
  });
};
