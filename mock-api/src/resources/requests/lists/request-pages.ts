import type {
  ClientRequestQuery,
  ConsultantRequestQuery,
  ConsultantView,
  RequestSort,
  User,
} from 'shared-lib/contracts';
import {
  expressionBuilder,
  type Expression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type RawBuilder,
} from 'kysely';
import { DAY, isoAfter, isoNow, type Clock } from '../../../clock.ts';
import { containsAny } from '../../../db/conditions.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.ts';
import { offsetOf } from '../../../http/params.ts';
import { looserWords } from '../../../search/looser-words.ts';
import { readSearch, type SearchWord } from '../../../search/search-words.ts';
import { isActive, isClosed, isDueBefore, isVisibleToStaff, isWaiting, waitsForClient } from './status-conditions.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import type { ListColumn, ListResource } from '../../../dialect/list-resource.ts';
import { requestFields } from '../../../fields/requests.ts';
import { listColumnsOf } from '../../../fields/rows.ts';

const computed = (ref: string, value: RawBuilder<unknown>, rest: Omit<ListColumn, 'ref' | 'value'>): ListColumn => ({
  ref,
  value,
  ...rest,
});

/** Columns by which admins may filter and sort the inboxes: all plain fields that a row has. */
export const requestList: ListResource = {
  columns: {
    ...listColumnsOf('requests', requestFields),
    assignment_accepted_at: { ref: 'requests.assignment_accepted_at', type: 'text', isNullable: true },
    assignee_name: computed(
      'assignee_name',
      sql`(select users.name from users where users.id = requests.assignee_id)`,
      { type: 'text', isNullable: true },
    ),
    converted_to: computed(
      'converted_to',
      sql`(select others.reference from requests as others where others.id = requests.converted_to)`,
      { type: 'text', isNullable: true },
    ),
    unread_messages: computed(
      'unread_messages',
      sql`(select cast(count(*) as integer) from request_messages
        where request_messages.request_id = requests.id and request_messages.read_at is null
          and request_messages.author_role not in ('admin', 'consultant'))`,
      { type: 'integer' },
    ),
  },
  search: 'requests.search',
  names: { search: 'requests.search', columns: ['requests.name', 'requests.company'] },
  key: 'requests.id',
};

type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

interface Page {
  rows: RequestRow[];
  total: number;
}

type Filters = Pick<ClientRequestQuery, 'kind' | 'status' | 'q' | 'sort' | 'order' | 'page' | 'per_page'>;

type Requests = SelectQueryBuilder<Tables, 'requests', object>;

/** When the next step is due: that of the client, the appointment, the first reply, or the delivery. */
const nextDate = eb
  .case()
  .when('requests.status', 'in', ['awaiting_client', 'quoted', 'client_review'])
  .then(eb.ref('requests.answer_due_at'))
  .when('requests.status', '=', 'scheduled')
  .then(eb.ref('requests.appointment_at'))
  .when('requests.first_replied_at', 'is', null)
  .then(eb.ref('requests.first_reply_due_at'))
  .else(eb.ref('requests.due_at'))
  .end();

type Direction = 'asc' | 'desc';

/** Rows without a date come last. Equal rows are ordered by id, so that pages do not overlap. */
const orders: Record<RequestSort, { usual: Direction; apply: (query: Requests, direction: Direction) => Requests }> = {
  updated: {
    usual: 'desc',
    apply: (query, direction) => query.orderBy('requests.updated_at', direction).orderBy('requests.id', direction),
  },
  created: {
    usual: 'desc',
    apply: (query, direction) => query.orderBy('requests.created_at', direction).orderBy('requests.id', direction),
  },
  reference: { usual: 'desc', apply: (query, direction) => query.orderBy('requests.reference', direction) },
  due: {
    usual: 'asc',
    apply: (query, direction) =>
      query
        .orderBy(eb(nextDate, 'is', null))
        .orderBy(nextDate, direction)
        .orderBy('requests.id', 'desc'),
  },
};

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Requests whose names are compared with a misspelt word. */
const MAX_NAMES = 500;

const inOrder = (query: Requests, { sort, order }: Filters): Requests => {
  const { usual, apply } = orders[sort];
  return apply(query, order === 'usual' ? usual : opposite[usual]);
};

/** The words of a search; looser ones when no request of the person contains them. */
const wordsFor = async (base: Requests, q: string): Promise<readonly SearchWord[]> => {
  const words = readSearch(q);
  const containing = (some: readonly SearchWord[]) =>
    base.where(eb.and(some.map(({ anyOf }) => containsAny('requests.search', anyOf))));
  const contains = async (query: Requests) => (await query.select('requests.id').limit(1).execute()).length > 0;
  if (words.length === 0 || (await contains(containing(words)))) return words;
  const looser = await looserWords(words, {
    contains: (anyOf) => contains(base.where(containsAny('requests.search', anyOf))),
    async names(anyOf) {
      const rows = base.where(containsAny('requests.search', anyOf)).select(['name', 'company']).limit(MAX_NAMES);
      return (await rows.execute()).flatMap(({ name, company }) => [name, company]);
    },
  });
  return looser ?? words;
};

const readPage = async (base: Requests, filters: Filters, scope: Condition[]): Promise<Page> => {
  const words = await wordsFor(base, filters.q);
  const conditions = [
    ...scope,
    ...(filters.kind.length > 0 ? [eb('kind', 'in', filters.kind)] : []),
    ...(filters.status.length > 0 ? [eb('status', 'in', filters.status)] : []),
    ...words.map(({ anyOf }) => containsAny('requests.search', anyOf)),
  ];
  const chosen = conditions.length > 0 ? base.where(eb.and(conditions)) : base;
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await inOrder(chosen, filters)
    .selectAll('requests')
    .limit(filters.per_page)
    .offset(offsetOf(filters))
    .execute();
  return { rows, total: Number(total) };
};

/** A page of a client's own requests. */
export const listClientRequests = (
  db: Database,
  { id }: User,
  query: ClientRequestQuery,
  clock: Clock,
): Promise<Page> => {
  const states: Record<ClientRequestQuery['state'], Condition[]> = {
    all: [],
    active: [isActive],
    closed: [isClosed],
    required: [waitsForClient(clock)],
  };
  return readPage(db.selectFrom('requests').where('user_id', '=', id), query, states[query.state]);
};

/** The conditions of the views of a consultant. */
export const consultantViewConditions = (clock: Clock): Record<ConsultantView, Condition[]> => {
  const now = isoNow(clock);
  return {
    all: [],
    active: [isActive],
    due: [isDueBefore(isoAfter(clock, DAY)), eb.not(isDueBefore(now))],
    week: [isDueBefore(isoAfter(clock, 7 * DAY)), eb.not(isDueBefore(now))],
    overdue: [isDueBefore(now)],
    waiting: [isWaiting],
    new: [isActive, eb('requests.assignment_accepted_at', 'is', null)],
  };
};

/** The requests assigned to a consultant, without spam and archived ones. */
export const assignedRequests = (db: Database, consultantId: number) =>
  db.selectFrom('requests').where('requests.assignee_id', '=', consultantId).where(isVisibleToStaff);

/** A page of the requests assigned to a consultant. */
export const listAssignedRequests = (
  db: Database,
  clock: Clock,
  { id }: User,
  query: ConsultantRequestQuery,
): Promise<Page> => readPage(assignedRequests(db, id), query, consultantViewConditions(clock)[query.view]);
