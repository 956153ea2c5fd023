import Archive from 'lucide-react/icons/archive';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRequest } from 'shared-lib/contracts';
import type { ListSelection } from 'shared-lib/list';
import { useSearchParams } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { inbox } from '../../copy/inbox.ts';
import { BulkDialog, keepFailed } from '../../resource/bulk/bulk-buttons.tsx';
import { lookAtRows } from '../../resource/bulk/bulk-requests.ts';
import type { BulkAction } from '../../resource/bulk/bulk-target.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { archiveIn, normalRequests, requestTarget, spamIn, urgentRequests } from './request-bulk-actions.ts';
import { useAssignToMe } from './use-assign-to-me.ts';
import { useRequestBulk } from './use-request-bulk.ts';
import { useTriageKeys } from '../../resource/keys/use-triage-keys.ts';

const labels = inbox.bulk;

/** The first names of the selected requests, for the dialog that assigns them. */
const useNames = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['admin', 'requests', 'bulk-preview', 'assign', ids],
    queryFn: () => lookAtRows('requests', ids, { action: 'assign', assignee_id: null }),
    gcTime: 0,
  }).data?.names ?? [];

interface AssignProps {
  ids: readonly number[];
  selection: ListSelection<AdminRequest>;
  onClose: () => void;
}

const AssignSelected = ({ ids, selection, onClose }: AssignProps) => {
  const names = useNames(ids);
  const bulk = useRequestBulk((failed) => {
    onClose();
    keepFailed(selection)(failed);
  });
  return (
    <AssignDialog
      selected={{ count: ids.length, names }}
      pending={bulk.isPending}
      onAssign={(assignee_id, note) => bulk.mutate({ ids: [...ids], action: 'assign', assignee_id, note })}
      onClose={onClose}
    />
  );
};

/** Assigns, archives, marks or prioritises the selected requests, by button or key. Each asks first; failed ones stay selected. */
export const RequestBulkActions = ({ selection }: { selection: ListSelection<AdminRequest> }) => {
  const [search] = useSearchParams();
  const view = search.get('view');
  const [asking, setAsking] = useState<{ action: BulkAction; ids: readonly number[] }>();
  const [assigning, setAssigning] = useState<readonly number[]>();
  const ids = [...selection.ids];
  const ask = (action: BulkAction) => setAsking({ action, ids });
  const archive = archiveIn(view);
  const spam = spamIn(view);
  const assignToMe = useAssignToMe(keepFailed(selection));
  useTriageKeys({
    KeyA: () => setAssigning(ids),
    KeyE: () => ask(archive),
    KeyS: () => ask(spam),
    KeyM: () => assignToMe(ids),
  });
  const buttons = [
    { action: urgentRequests, icon: ChevronsUp },
    { action: normalRequests, icon: ChevronsUp },
    { action: archive, icon: Archive },
    { action: spam, icon: ShieldAlert },
  ];
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAssigning(ids)}>
        <Icon icon={UserPlus} size={16} />
        {labels.assign}
      </Button>
      {buttons.map(({ action, icon }) => (
        <Button key={action.key} tone="quiet" size="small" onClick={() => ask(action)}>
          <Icon icon={icon} size={16} />
          {action.label}
        </Button>
      ))}
      {asking && (
        <BulkDialog
          target={requestTarget}
          {...asking}
          onDone={keepFailed(selection)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {assigning && <AssignSelected ids={assigning} selection={selection} onClose={() => setAssigning(undefined)} />}
    </>
  );
};
