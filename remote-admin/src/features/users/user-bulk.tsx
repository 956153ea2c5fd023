import type { User } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import type { ListSelection } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { bulkCopy, bulkStates } from '../../copy/bulk.ts';
import { people } from '../../copy/people.ts';
import { BulkButtons } from '../../resource/bulk/bulk-buttons.tsx';
import type { BulkAction, BulkTarget } from '../../resource/bulk/bulk-target.ts';
import { refreshResource } from '../../resource/resource-requests.ts';

export const userTarget: BulkTarget = {
  path: 'users',
  noun: people.bulk.noun,
  states: { ...bulkStates.masculine, active: people.bulk.active },
  labels: people.fields,
  hrefOf: ({ id }) => paths.admin.edit('users', id),
  refresh: (queryClient) => refreshResource(queryClient, 'users'),
};

/** Deletes accounts for good: their personal data goes with them. */
export const userDeletion: BulkAction = {
  key: 'delete',
  label: verbs.delete,
  body: { action: 'delete' },
  copy: bulkCopy.users.delete,
  isDangerous: true,
  blockedBy: ({ used_by }) => used_by[0] && bulkCopy.accountOfRequests(used_by[0].count),
  notes: (_countIn, { used_by }) => [used_by[0] && bulkCopy.accountsOfRequests(used_by[0].count), bulkCopy.forGood],
};

const actions: readonly BulkAction[] = [
  {
    key: 'activate',
    label: people.bulk.activate,
    body: { action: 'activate' },
    copy: bulkCopy.users.activate,
    unchanged: ['active'],
    notes: (countIn) => [countIn('pending') > 0 && people.bulk.approvalText],
  },
  {
    key: 'suspend',
    label: people.bulk.suspend,
    body: { action: 'suspend' },
    copy: bulkCopy.users.suspend,
    isDangerous: true,
    unchanged: ['suspended'],
    notes: () => [people.bulk.confirmSuspendText],
  },
  userDeletion,
];

/** Activates, suspends or deletes the selected accounts. */
export const UserBulkActions = ({ selection }: { selection: ListSelection<User> }) => (
  <BulkButtons target={userTarget} actions={actions} selection={selection} />
);
