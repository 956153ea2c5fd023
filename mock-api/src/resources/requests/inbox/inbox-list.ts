import { fieldErrorMessage } from 'shared-lib/copy';
import { allRequestStatuses, type AdminRequest, type RequestKind } from 'shared-lib/contracts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { isoNow, type Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { ListResource } from '../../../dialect/list-resource.ts';
import { invalid } from '../../../http/api-error.ts';
import { rowTitle } from '../payload.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { requestList } from '../lists/request-pages.ts';
import { isAgreed } from '../lists/status-conditions.ts';
import { presentForStaff } from '../request-detail.ts';
import { isUnreadBy, readUnreadIds, type RequestReader } from './unread.ts';
import { countSameSender } from '../triage/same-sender.ts';
import { readSnoozes } from '../triage/snooze.ts';
import { readTags } from '../triage/tags.ts';
import { adminViewConditions, clockConditions, isAdminView } from './views.ts';
import { selectAllIds } from '../../../dialect/keyset-pagination.ts';
import { readListQuery, type RawQuery } from '../../../dialect/list-query.ts';

/**
 * Ids of all requests that match the filters of the inbox, in its order.
 * @param kind any kind when missing
 */
export const findRequestIds = (
  { db, clock }: { db: Database; clock: Clock },
  reader: RequestReader,
  kind: RequestKind | undefined,
  query: RawQuery,
): Promise<number[]> => {
  const all = db.selectFrom('requests').selectAll('requests');
  const list = inboxList(clock, reader);
  return selectAllIds(db, kind ? all.where('requests.kind', '=', kind) : all, list, readListQuery(list, query));
};

type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

const refused = (parameter: string) => invalid({ [parameter]: [fieldErrorMessage('choice-invalid')] });

/** Any of the values of a parameter. @throws {ApiError} 422 for a value that the lookup does not know */
const anyOf = (parameter: string, values: readonly string[], lookUp: (value: string) => Condition | undefined) =>
  eb.or(
    values.map((value) => {
      const condition = lookUp(value);
      if (!condition) throw refused(parameter);
      return condition;
    }),
  );

const unreadCondition = (reader: RequestReader, value: string): Condition | undefined => {
  if (value === 'true') return isUnreadBy(reader);
  return value === 'false' ? eb.not(isUnreadBy(reader)) : undefined;
};

const agreedCondition = (value: string): Condition | undefined => {
  if (value === 'true') return isAgreed;
  return value === 'false' ? eb.not(isAgreed) : undefined;
};

/** Requests that have, or ever had, a status. */
const reachedCondition = (value: string): Condition | undefined =>
  allRequestStatuses.some((status) => status === value)
    ? // `+ 0` keeps the database from using the index of the ids. It reads the index of the list's order instead, and stops after one
      // page; by the ids it would sort all matching requests.
      eb(sql<number>`requests.id + 0`, 'in', (query) =>
        query
          .selectFrom('request_events')
          .select('request_events.request_id')
          .where('request_events.to', '=', value)
          .where('request_events.type', 'in', ['created', 'status']),
      )
    : undefined;

/** Requests with any of these tags; an unknown tag has none. */
const hasTag = (tags: readonly string[]): Condition =>
  eb('requests.id', 'in', (query) =>
    query
      .selectFrom('request_tags')
      .select('request_tags.request_id')
      .where('request_tags.tag', 'in', [...tags]),
  );

/** The list over the three kinds. Views and unread requests depend on the person, clocks on the time. */
export const inboxList = (clock: Clock, reader: RequestReader): ListResource => ({
  ...requestList,
  columns: {
    ...requestList.columns,
    source_page: { ref: 'requests.source_page', type: 'text' },
    sector_id: { ref: 'requests.sector_id', type: 'integer', isNullable: true },
    clock_due_at: { ref: 'requests.clock_due_at', type: 'text', isNullable: true },
    client_activity_at: { ref: 'requests.client_activity_at', type: 'text', isNullable: true },
  },
  related: {
    view: (values) => {
      const conditions = adminViewConditions(clock, reader);
      return anyOf('view', values, (value) => (isAdminView(value) ? conditions[value] : undefined));
    },
    clock: (values) => {
      const conditions = new Map<string, Condition>(Object.entries(clockConditions(clock)));
      return anyOf('clock', values, (value) => conditions.get(value));
    },
    unread: (values) => anyOf('unread', values, (value) => unreadCondition(reader, value)),
    agreed: (values) => anyOf('agreed', values, agreedCondition),
    reached: (values) => anyOf('reached', values, reachedCondition),
    tag: hasTag,
  },
});

/** Rows of the inbox for one administrator. */
export const presentForAdmin = async (
  db: Database,
  rows: readonly RequestRow[],
  clock: Clock,
  reader: RequestReader,
): Promise<AdminRequest[]> => {
  const requests = await presentForStaff(db, rows, isoNow(clock));
  const ids = rows.map(({ id }) => id);
  const unread = await readUnreadIds(db, ids, reader);
  const tags = await readTags(db, ids);
  const snoozes = await readSnoozes(db, ids, isoNow(clock));
  const sameSender = await countSameSender(db, rows);
  const sectors = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const sectorOf = new Map(sectors.map((sector) => [sector.id, sector]));
  return rows.flatMap((row, index) => {
    const request = requests[index];
    if (!request) return [];
    const sector = sectorOf.get(row.sector_id ?? 0) ?? null;
    return [
      {
        ...request,
        title: rowTitle(row),
        is_unread: unread.has(row.id),
        sector,
        tags: tags.get(row.id) ?? [],
        snoozed_until: snoozes.get(row.id)?.until ?? null,
        same_sender: sameSender.get(row.id) ?? 0,
      },
    ];
  });
};
