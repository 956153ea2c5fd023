import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { User } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import { people } from '../../copy/people.ts';
import { DeleteButton } from '../../resource/delete-row.tsx';
import { refreshResource } from '../../resource/resource-requests.ts';
import { ConsultantPanel } from './consultant-panel.tsx';
import { userDeletion, userTarget } from './user-bulk.tsx';
import { Facts } from './user-facts.ts';
import { activateUser, sendPasswordLink, signOutEverywhere, suspendUser } from './user-requests.ts';
import { Stack } from 'shared-lib/ui/stack';

type Action = 'activate' | 'suspend' | 'link' | 'sign-out';

/** Runs an action on the account and returns the sentence to show. */
const runAction = async (action: Action, { id, name }: User): Promise<string> => {
  switch (action) {
    case 'activate':
      await activateUser(id);
      return people.activated(name);
    case 'suspend':
      await suspendUser(id);
      return people.suspended(name);
    case 'link':
      return (await sendPasswordLink(id)).message;
    case 'sign-out':
      return (await signOutEverywhere(id)).message;
  }
};

const useUserAction = (row: User) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: Action) => runAction(action, row),
    onSuccess: (message) => {
      toast.success(message, undefined, people.actionFailed);
      return refreshResource(queryClient, 'users');
    },
    onError: (error) => toast.failure(people.actionFailed, error instanceof HttpError ? error.message : undefined),
  });
};

interface Confirmation {
  action: Action;
  title: string;
  text: string;
  confirm: string;
}

const confirmations = ({ name }: User): Readonly<Record<'suspend' | 'sign-out', Confirmation>> => ({
  suspend: {
    action: 'suspend',
    title: people.suspendTitle(name),
    text: people.suspendText,
    confirm: people.suspend,
  },
  'sign-out': {
    action: 'sign-out',
    title: people.signOutTitle(name),
    text: people.signOutText,
    confirm: people.signOutEverywhere,
  },
});

const HoursDialog = lazy(async () => ({ default: (await import('./hours-dialog.tsx')).HoursDialog }));

const HoursButton = ({ row }: { row: User }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        {people.hours.open}
      </Button>
      {isOpen && (
        <Suspense>
          <HoursDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

interface Props {
  row: User;
  /** Whether the account may be suspended and deleted. */
  canClose: boolean;
  onDeleted: () => void;
}

const ActionButtons = ({ row, canClose, onDeleted }: Props) => {
  const action = useUserAction(row);
  const [asking, setAsking] = useState<'suspend' | 'sign-out'>();
  const confirmation = confirmations(row)[asking ?? 'suspend'];
  const pendingOf = (one: Action) => action.isPending && action.variables === one;
  return (
    <Stack $gap="2h" data-commands="">
      {row.status === 'suspended' && (
        <Button size="small" pending={pendingOf('activate')} onClick={() => action.mutate('activate')}>
          {people.activate}
        </Button>
      )}
      {row.role === 'consultant' && row.status === 'active' && <HoursButton row={row} />}
      {row.status !== 'suspended' && (
        <Button size="small" tone="quiet" pending={pendingOf('link')} onClick={() => action.mutate('link')}>
          {people.resetPassword}
        </Button>
      )}
      <Button size="small" tone="quiet" onClick={() => setAsking('sign-out')}>
        {people.signOutEverywhere}
      </Button>
      {row.status !== 'suspended' && canClose && (
        <Button size="small" tone="dangerQuiet" onClick={() => setAsking('suspend')}>
          {people.suspend}
        </Button>
      )}
      {canClose && (
        <DeleteButton target={userTarget} deletion={userDeletion} id={row.id} name={row.name} onDeleted={onDeleted} />
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={confirmation.title}
        text={confirmation.text}
        confirm={confirmation.confirm}
        pending={action.isPending}
        onConfirm={() => action.mutate(confirmation.action, { onSettled: () => setAsking(undefined) })}
        onCancel={() => setAsking(undefined)}
      />
    </Stack>
  );
};

/** What an administrator does with an account besides changing its fields, and when it was last used. */
export const UserActions = ({ row, ...actions }: Props) => (
  <Stack $gap="6">
    {row.role === 'consultant' && <ConsultantPanel row={row} />}
    <Panel title={people.actionsPanel}>
      <ActionButtons row={row} {...actions} />
    </Panel>
    <Panel title={people.factsPanel}>
      <Facts>
        <div>
          <dt>{people.lastLogin}</dt>
          <dd>{row.last_login_at ? formatDateTime(row.last_login_at) : people.never}</dd>
        </div>
        <div>
          <dt>{people.joined}</dt>
          <dd>{formatDateTime(row.created_at)}</dd>
        </div>
        <div>
          <dt>{people.updated}</dt>
          <dd>{formatDateTime(row.updated_at)}</dd>
        </div>
      </Facts>
      <TextLink to={paths.admin.auditOf('users', row.id)}>{people.audit}</TextLink>
    </Panel>
  </Stack>
);
