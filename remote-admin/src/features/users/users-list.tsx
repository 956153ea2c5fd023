import { roles, user, userStatuses, type User } from 'shared-lib/contracts';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { Ltr } from 'shared-lib/ui/bdi';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { StatusBadge, UserName } from './user-cells.tsx';

const labels = copy.users;

export const usersList: ListDefinition<User> = {
  name: 'users',
  source: dialectSource('users', z.array(user)),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  defaultSort: { key: 'created_at', direction: 'descending' },
  columns: [
    { key: 'name', label: labels.name, title: true, sortable: true, cell: (row) => <UserName user={row} /> },
    { key: 'role', label: labels.role, sortable: true, cell: ({ role }) => labels.roles[role] },
    { key: 'status', label: labels.status, sortable: true, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'company', label: labels.company, sortable: true, cell: ({ company }) => company || labels.none },
    {
      key: 'phone',
      label: labels.phone,
      initiallyHidden: true,
      cell: ({ phone }) => (phone ? <Ltr>{phone}</Ltr> : labels.none),
    },
    {
      key: 'country',
      label: labels.country,
      sortable: true,
      initiallyHidden: true,
      cell: ({ country }) => country || labels.none,
    },
    {
      key: 'last_login_at',
      label: labels.lastLogin,
      sortable: true,
      cell: ({ last_login_at: at }) => (at ? formatDateTime(at) : labels.never),
    },
    { key: 'created_at', label: labels.created, sortable: true, cell: ({ created_at: at }) => formatDate(at) },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'role',
      label: labels.role,
      anyLabel: labels.anyRole,
      options: roles.map((value) => ({ value, label: labels.roles[value] })),
    },
    {
      kind: 'choice',
      key: 'status',
      label: labels.status,
      anyLabel: labels.anyStatus,
      options: userStatuses.map((value) => ({ value, label: labels.statuses[value] })),
    },
  ],
  copy: labels,
};
