import Archive from 'lucide-react/icons/archive';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { AdminRequest, RequestBulkInput } from 'shared-lib/contracts';
import type { ListSelection } from 'shared-lib/list';
import { useSearchParams } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { inbox } from '../../copy/inbox.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { useRequestBulk } from './use-request-bulk.ts';

const labels = inbox.bulk;

/** Assigns, archives, marks or prioritises the selected requests. Failed ones stay selected. */
export const RequestBulkActions = ({ selection }: { selection: ListSelection<AdminRequest> }) => {
  const [search] = useSearchParams();
  const [isAssigning, setIsAssigning] = useState(false);
  const bulk = useRequestBulk((failed) => {
    setIsAssigning(false);
    selection.clear();
    selection.addIds(failed);
  });
  const view = search.get('view');
  const ids = [...selection.ids];
  const buttons: readonly { label: string; icon: typeof Archive; input: RequestBulkInput }[] = [
    { label: labels.priority, icon: ChevronsUp, input: { ids, action: 'priority', priority: 'urgent' } },
    { label: labels.normal, icon: ChevronsUp, input: { ids, action: 'priority', priority: 'normal' } },
    view === 'archived'
      ? { label: labels.unarchive, icon: Archive, input: { ids, action: 'archive', is_archived: false } }
      : { label: labels.archive, icon: Archive, input: { ids, action: 'archive', is_archived: true } },
    view === 'spam'
      ? { label: labels.notSpam, icon: ShieldAlert, input: { ids, action: 'spam', is_spam: false } }
      : { label: labels.spam, icon: ShieldAlert, input: { ids, action: 'spam', is_spam: true } },
  ];
  return (
    <>
      <Button tone="quiet" size="small" disabled={bulk.isPending} onClick={() => setIsAssigning(true)}>
        <Icon icon={UserPlus} size={16} />
        {labels.assign}
      </Button>
      {buttons.map(({ label, icon, input }) => (
        <Button key={label} tone="quiet" size="small" disabled={bulk.isPending} onClick={() => bulk.mutate(input)}>
          <Icon icon={icon} size={16} />
          {label}
        </Button>
      ))}
      {isAssigning && (
        <AssignDialog
          pending={bulk.isPending}
          onAssign={(assignee_id, note) => bulk.mutate({ ids, action: 'assign', assignee_id, note })}
          onClose={() => setIsAssigning(false)}
        />
      )}
    </>
  );
};
