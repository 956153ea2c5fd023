import { roles, user, userStatuses, type User } from 'shared-lib/contracts';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import type { ListDefinition } from '../../list/list-definition.ts';
import { StatusBadge, UserName } from './user-cells.tsx';

const words = copy.users;

/** The list of all accounts. */
export const usersList: ListDefinition<User> = {
  resource: 'users',
  rows: z.array(user),
  keyOf: ({ id }) => id,
  defaultSort: { key: 'created_at', direction: 'descending' },
  columns: [
    { key: 'name', label: words.name, title: true, sortable: true, cell: (row) => <UserName user={row} /> },
    { key: 'role', label: words.role, sortable: true, cell: ({ role }) => words.roles[role] },
    { key: 'status', label: words.status, sortable: true, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'company', label: words.company, sortable: true, cell: ({ company }) => company || words.none },
    {
      key: 'phone',
      label: words.phone,
      initiallyHidden: true,
      cell: ({ phone }) => (phone ? <Ltr>{phone}</Ltr> : words.none),
    },
    {
      key: 'country',
      label: words.country,
      sortable: true,
      initiallyHidden: true,
      cell: ({ country }) => country || words.none,
    },
    {
      key: 'last_login_at',
      label: words.lastLogin,
      sortable: true,
      cell: ({ last_login_at: at }) => (at ? formatDateTime(at) : words.never),
    },
    { key: 'created_at', label: words.created, sortable: true, cell: ({ created_at: at }) => formatDate(at) },
  ],
  filters: [
    {
      key: 'role',
      label: words.role,
      anyLabel: words.anyRole,
      options: roles.map((value) => ({ value, label: words.roles[value] })),
    },
    {
      key: 'status',
      label: words.status,
      anyLabel: words.anyStatus,
      options: userStatuses.map((value) => ({ value, label: words.statuses[value] })),
    },
  ],
  words,
};
