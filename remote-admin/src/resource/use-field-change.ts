import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, type Contract } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { bulkCopy } from '../copy/bulk.ts';
import { resourceCopy } from '../copy/resource.ts';
import { rememberUndo } from './bulk/report-bulk.ts';
import type { ContentRow, OrderedResource } from './define-resource.ts';
import { patchRow, refreshResource } from './resource-requests.ts';

interface Changed<Item> {
  resource: OrderedResource;
  contract: Contract<Item>;
  id: number;
  /** Name of the row, for messages. */
  name: string;
}

/** A change of a row in its list. */
export interface FieldChange {
  /** The fields with their new values, and with those that they have now. */
  next: object;
  before: object;
  /** What the messages say after it, and after it was taken back. */
  did: string;
  undone: string;
}

/** Saves fields of a row from its list, and offers to take them back by the message and by the key Z. */
export const useFieldChange = <Item extends ContentRow>({ resource, contract, id, name }: Changed<Item>) => {
  const queryClient = useQueryClient();
  const fail = (error: unknown) =>
    toast.failure(resourceCopy.saveFailed(name), error instanceof HttpError ? error.message : undefined);
  const takeBack = async ({ before, undone }: FieldChange, updated_at: string) => {
    try {
      await patchRow(resource, contract, id, { ...before, updated_at });
      toast.success(undone);
    } catch (error) {
      fail(error);
    } finally {
      await refreshResource(queryClient, resource);
    }
  };
  return useMutation({
    mutationFn: ({ next }: FieldChange) => patchRow(resource, contract, id, next),
    onSuccess: ({ updated_at }, change) => {
      const run = () => void takeBack(change, updated_at);
      rememberUndo(run);
      toast.undoable(change.did, { label: bulkCopy.undo, run }, resourceCopy.saveFailed(name));
      return refreshResource(queryClient, resource);
    },
    onError: fail,
  });
};
