import { useSession } from 'shared-lib/session';
import { useRequestBulk } from './use-request-bulk.ts';

/** Assigns requests to the signed-in administrator, at once; a message takes it back. */
export const useAssignToMe = (onDone?: (failedIds: readonly number[]) => void): ((ids: readonly number[]) => void) => {
  const user = useSession((session) => session.user);
  const bulk = useRequestBulk(onDone);
  return (ids) => {
    if (user && !bulk.isPending) bulk.mutate({ ids: [...ids], action: 'assign', assignee_id: user.id, note: '' });
  };
};
