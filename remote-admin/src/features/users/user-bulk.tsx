import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import type { ListSelection } from 'shared-lib/list';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { people } from '../../copy/people.ts';
import { resourceCopy } from '../../copy/resource.ts';
import { refreshResource, runBulk } from '../../resource/resource-requests.ts';

const labels = people.bulk;

type BulkAction = 'activate' | 'suspend' | 'delete';

/** Activates, suspends or deletes the selected accounts. Failed rows stay selected, with the reason of the first one. */
export const UserBulkActions = ({ selection }: { selection: ListSelection<User> }) => {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'suspend' | 'delete'>();
  const bulk = useMutation({
    mutationFn: (action: BulkAction) => runBulk('users', [...selection.ids], action),
    onSuccess: ({ failed, results }) => {
      if (failed === 0)
        toast.success(resourceCopy.bulkDone, undefined, resourceCopy.bulkFailed, resourceCopy.bulkError);
      else toast.failure(resourceCopy.bulkFailed, results.find(({ ok }) => !ok)?.message);
      selection.clear();
      selection.addIds(results.filter(({ ok }) => !ok).map(({ id }) => id));
      return refreshResource(queryClient, 'users');
    },
    onError: (error) => toast.failure(resourceCopy.bulkError, error instanceof HttpError ? error.message : undefined),
    onSettled: () => setAsking(undefined),
  });
  const isDeleting = asking === 'delete';
  return (
    <>
      <Button tone="quiet" size="small" disabled={bulk.isPending} onClick={() => bulk.mutate('activate')}>
        {labels.activate}
      </Button>
      <Button tone="quiet" size="small" disabled={bulk.isPending} onClick={() => setAsking('suspend')}>
        {labels.suspend}
      </Button>
      <Button tone="quiet" size="small" disabled={bulk.isPending} onClick={() => setAsking('delete')}>
        {verbs.delete}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        title={countOf(selection.ids.size, isDeleting ? labels.confirmDelete : labels.confirmSuspend)}
        text={isDeleting ? labels.confirmDeleteText : labels.confirmSuspendText}
        confirm={isDeleting ? labels.deleteButton : labels.suspendButton}
        pending={bulk.isPending}
        onConfirm={() => asking && bulk.mutate(asking)}
        onCancel={() => setAsking(undefined)}
      />
    </>
  );
};
