import type { Client } from 'shared-lib/contracts';
import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { columnsOf, type ListColumn, type ListResource } from '../../dialect/list-resource.ts';
import { orNotFound, parseRowId } from '../../http/params.ts';
import { isActive } from '../requests/lists/status-conditions.ts';

const eb = expressionBuilder<Tables, 'clients' | 'requests'>();

const ownRequests = eb
  .selectFrom('requests')
  .whereRef('requests.client_id', '=', 'clients.id')
  .where('requests.is_spam', '=', 0);

const kind = sql<Client['kind']>`case when clients.user_id is null then 'guest' else 'account' end`;
const count = sql<number>`cast(count(*) as integer)`.as('count');
const requests = sql<number>`${ownRequests.select(count)}`;
const openRequests = sql<number>`${ownRequests.where(isActive).select(count)}`;
const acceptedTotal = sql<number>`(select cast(coalesce(sum(quotes.amount), 0) as integer) from quotes
  inner join requests on requests.id = quotes.request_id
  where requests.client_id = clients.id and requests.is_spam = 0 and quotes.status = 'accepted')`;

const computed = (name: string, value: ListColumn['value'], type: ListColumn['type']): ListColumn => ({
  ref: name,
  ...(value ? { value } : {}),
  type,
});

/** Columns by which the list of clients is filtered and sorted. */
export const clientList: ListResource = {
  columns: {
    ...columnsOf('clients', {
      integer: ['id', 'user_id'],
      text: ['name', 'email', 'phone', 'company', 'created_at'],
      nullable: ['user_id'],
    }),
    // An account without requests comes last where the latest come first.
    last_request_at: computed('last_request_at', sql`coalesce(clients.last_request_at, '')`, 'text'),
    kind: computed('kind', kind, 'text'),
    requests: computed('requests', requests, 'integer'),
    open_requests: computed('open_requests', openRequests, 'integer'),
    accepted_total: computed('accepted_total', acceptedTotal, 'integer'),
  },
  search: 'clients.search',
  names: { search: 'clients.search', columns: ['clients.name', 'clients.company'] },
  key: 'clients.id',
};

/** Accounts of clients and everybody who sent a request; who was merged into another client is that client. */
export const selectClients = (db: Database) =>
  db
    .selectFrom('clients')
    .selectAll('clients')
    .select([
      kind.as('kind'),
      requests.as('requests'),
      openRequests.as('open_requests'),
      acceptedTotal.as('accepted_total'),
    ])
    .where('clients.merged_into', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(ownRequests.select('requests.id')),
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'clients.user_id')
            .where('users.role', '=', 'client'),
        ),
      ]),
    );

export type ClientRow = Row<'clients'> & Pick<Client, 'kind' | 'requests' | 'open_requests' | 'accepted_total'>;

/** A client for API responses. */
export const presentClient = ({
  identity: _identity,
  merged_into: _into,
  search: _search,
  ...row
}: ClientRow): Client => row;

/** Finds a client by the id in a path. @throws {ApiError} 404 also for one that was merged into another */
export const findClient = async (db: Database, id: string): Promise<ClientRow> =>
  orNotFound(
    await selectClients(db)
      .where('clients.id', '=', parseRowId(id) ?? 0)
      .executeTakeFirst(),
  );
