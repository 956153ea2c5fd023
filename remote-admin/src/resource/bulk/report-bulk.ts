import type { QueryClient } from '@tanstack/react-query';
import type { BulkResponse, UndoneRow } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { bulkCopy } from '../../copy/bulk.ts';
import { undoRows } from './bulk-requests.ts';
import type { BulkTarget } from './bulk-target.ts';

let last: (() => void) | undefined;

/** Remembers how to take the last action back. */
export const rememberUndo = (undo: () => void): void => {
  last = undo;
};

/** Takes the last action of this tab back, once. */
export const undoLast = (): void => {
  const undo = last;
  last = undefined;
  undo?.();
};

type Reported = Pick<BulkTarget, 'path' | 'noun' | 'refresh'>;

const messageOf = (error: unknown): string | undefined => (error instanceof HttpError ? error.message : undefined);

/** Takes an action back and says what became of it. */
const undo = async (queryClient: QueryClient, { path, noun, refresh }: Reported, rows: readonly UndoneRow[]) => {
  try {
    const results = await undoRows(path, rows);
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length === 0)
      toast.success(bulkCopy.undone(countOf(results.length, noun)), undefined, bulkCopy.undoFailed);
    else
      toast.failure(
        bulkCopy.undoPartly(countOf(failed.length, noun)),
        [failed[0]?.name, failed[0]?.message].filter(Boolean).join(': '),
      );
  } catch (error) {
    toast.failure(bulkCopy.undoFailed, messageOf(error));
  } finally {
    await refresh(queryClient);
  }
};

/**
 * Reports what an action has done, and offers to take it back where the API can.
 * @param did the sentence of the message
 */
export const reportBulk = (
  queryClient: QueryClient,
  target: Reported,
  results: BulkResponse['results'],
  did: string,
): void => {
  const rows = results.flatMap((result) => result.undo ?? []);
  if (rows.length === 0) {
    toast.success(did, undefined, bulkCopy.failed);
    return;
  }
  const run = () => void undo(queryClient, target, rows);
  rememberUndo(run);
  toast.undoable(did, { label: bulkCopy.undo, run }, bulkCopy.failed);
};
