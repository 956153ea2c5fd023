import Plus from 'lucide-react/icons/plus';
import { roles, user, userStatuses, type User } from 'shared-lib/contracts';
import { formatDate, formatDateTime } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { people } from '../../copy/people.ts';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { UserBulkActions } from './user-bulk.tsx';
import { StatusBadge, UserName } from './user-cells.tsx';

const labels = copy.users;

export const usersList: ListDefinition<User> = {
  name: 'users',
  source: dialectSource('users', z.array(user)),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  defaultSort: { key: 'created_at', direction: 'descending' },
  columns: [
    {
      key: 'name',
      label: labels.name,
      title: true,
      sortable: true,
      cell: (row) => (
        <Link to={paths.admin.edit('users', row.id)}>
          <UserName user={row} />
        </Link>
      ),
    },
    { key: 'role', label: labels.role, sortable: true, onPhone: true, cell: ({ role }) => labels.roles[role] },
    {
      key: 'status',
      label: labels.status,
      sortable: true,
      onPhone: true,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { key: 'company', label: labels.company, sortable: true, cell: ({ company }) => company || labels.none },
    {
      key: 'phone',
      label: labels.phone,
      initiallyHidden: true,
      cell: ({ phone, phone_e164 }) => (phone ? <PhoneLinks phone={phone} e164={phone_e164} /> : labels.none),
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
      numeric: true,
      cell: ({ last_login_at: at }) => (at ? formatDateTime(at) : labels.never),
    },
    {
      key: 'created_at',
      label: labels.created,
      sortable: true,
      numeric: true,
      cell: ({ created_at: at }) => formatDate(at),
    },
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
  tabs: [
    { key: 'pending', label: people.tabs.pending, filters: { status: ['pending'] }, isUrgent: true },
    { key: 'consultants', label: people.tabs.consultants, filters: { role: ['consultant'] } },
    { key: 'clients', label: people.tabs.clients, filters: { role: ['client'] } },
    { key: 'admins', label: people.tabs.admins, filters: { role: ['admin'] } },
    { key: 'suspended', label: people.tabs.suspended, filters: { status: ['suspended'] } },
  ],
  copy: labels,
  actions: (
    <ButtonLink size="small" to={paths.admin.create('users')}>
      <Icon icon={Plus} size={16} />
      {people.createTitle}
    </ButtonLink>
  ),
  renderTools: (query) => <ExportButton resource="users" query={query} fileName={labels.title} />,
  renderBulkActions: (selection) => <UserBulkActions selection={selection} />,
};
