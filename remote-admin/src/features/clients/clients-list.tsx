import { client, clientKinds, type Client } from 'shared-lib/contracts';
import { formatDate, formatNumber, formatUsd } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { dialectCounts, toDialectQuery, type ListDefinition, type ListSource } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import { Tag } from 'shared-lib/ui/tag';
import * as z from 'zod/mini';
import { clientsCopy as labels } from '../../copy/clients.ts';
import { clientsKey } from '../../request/client-queries.ts';

const rows = z.array(client);

const source: ListSource<Client> = {
  key: clientsKey,
  toQuery: toDialectQuery,
  fetchPage: async (query, signal) => {
    const { value, total } = await http.getPage(`/admin/clients?${query}`, rows, { signal });
    return { rows: value, total: total ?? value.length };
  },
  countRows: dialectCounts('clients'),
};

const Name = ({ row: { id, name, email } }: { row: Client }) => (
  <Link to={paths.admin.client(id)}>
    <span>
      <b>{name || email}</b>
      {email && (
        <small>
          <Ltr>{email}</Ltr>
        </small>
      )}
    </span>
  </Link>
);

/** Everybody with an account or a request. */
export const clientsList: ListDefinition<Client> = {
  name: 'clients',
  source,
  keyOf: ({ id }) => id,
  nameOf: ({ name, email }) => name || email,
  defaultSort: { key: 'last_request_at', direction: 'descending' },
  columns: [
    { key: 'name', label: labels.name, title: true, sortable: true, cell: (row) => <Name row={row} /> },
    { key: 'kind', label: labels.kind, onPhone: true, cell: ({ kind }) => <Tag>{labels.kinds[kind]}</Tag> },
    {
      key: 'phone',
      label: labels.phone,
      initiallyHidden: true,
      cell: ({ phone, phone_e164 }) => (phone ? <PhoneLinks phone={phone} e164={phone_e164} /> : labels.none),
    },
    { key: 'company', label: labels.company, sortable: true, cell: ({ company }) => company || labels.none },
    {
      key: 'requests',
      label: labels.requests,
      sortable: true,
      numeric: true,
      cell: ({ requests }) => formatNumber(requests),
    },
    {
      key: 'open_requests',
      label: labels.openRequests,
      sortable: true,
      numeric: true,
      cell: ({ open_requests: open }) => formatNumber(open),
    },
    {
      key: 'accepted_total',
      label: labels.accepted,
      sortable: true,
      numeric: true,
      cell: ({ accepted_total: total }) => (total > 0 ? formatUsd(total) : labels.none),
    },
    {
      key: 'last_request_at',
      label: labels.lastRequest,
      sortable: true,
      numeric: true,
      onPhone: true,
      cell: ({ last_request_at: at }) => (at ? formatDate(at) : labels.none),
    },
    {
      key: 'created_at',
      label: labels.since,
      sortable: true,
      numeric: true,
      initiallyHidden: true,
      cell: ({ created_at: at }) => formatDate(at),
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'kind',
      label: labels.kind,
      anyLabel: labels.anyKind,
      options: clientKinds.map((value) => ({ value, label: labels.kinds[value] })),
    },
    { kind: 'numbers', key: 'open_requests', label: labels.openRequests, isRare: true },
    { kind: 'numbers', key: 'accepted_total', label: labels.accepted, isRare: true },
  ],
  tabs: [
    { key: 'open', label: labels.tabs.open, filters: { open_requests_gte: ['1'] } },
    { key: 'accounts', label: labels.tabs.accounts, filters: { kind: ['account'] } },
    { key: 'guests', label: labels.tabs.guests, filters: { kind: ['guest'] } },
  ],
  copy: labels,
};
