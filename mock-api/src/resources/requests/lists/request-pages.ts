import type { ClientRequestQuery, ConsultantRequestQuery, User } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { DAY, isoAfter, isoNow, type Clock } from '../../../clock.ts';
import { containsText } from '../../../db/conditions.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.ts';
import { offsetOf } from '../../../http/pagination.ts';
import { isActive, isClosed, isDueBefore, isVisibleToStaff, isWaiting } from './status-conditions.ts';
import type { RequestRow } from '../lifecycle/request-context.ts';

type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

interface Page {
  rows: RequestRow[];
  total: number;
}

type Filters = Pick<ClientRequestQuery, 'kind' | 'status' | 'q' | 'page' | 'per_page'>;

const readPage = async (
  base: SelectQueryBuilder<Tables, 'requests', object>,
  filters: Filters,
  scope: Condition[],
): Promise<Page> => {
  const conditions = [
    ...scope,
    ...(filters.kind.length > 0 ? [eb('kind', 'in', filters.kind)] : []),
    ...(filters.status.length > 0 ? [eb('status', 'in', filters.status)] : []),
    ...foldArabic(filters.q)
      .split(' ')
      .filter(Boolean)
      .map((word) => containsText('requests.search', word)),
  ];
  const chosen = conditions.length > 0 ? base.where(eb.and(conditions)) : base;
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll('requests')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.per_page)
    .offset(offsetOf(filters))
    .execute();
  return { rows, total: Number(total) };
};

const stateConditions: Record<ClientRequestQuery['state'], Condition[]> = {
  all: [],
  active: [isActive],
  closed: [isClosed],
};

/** A page of a client's own requests, most recently updated first. */
export const listClientRequests = (db: Database, { id }: User, query: ClientRequestQuery): Promise<Page> =>
  readPage(db.selectFrom('requests').where('user_id', '=', id), query, stateConditions[query.state]);

/** A page of the requests assigned to a consultant, without spam and archived ones. */
export const listAssignedRequests = (
  db: Database,
  clock: Clock,
  { id }: User,
  query: ConsultantRequestQuery,
): Promise<Page> => {
  const views: Record<ConsultantRequestQuery['view'], Condition[]> = {
    all: [],
    active: [isActive],
    due: [isDueBefore(isoAfter(clock, DAY)), eb.not(isDueBefore(isoNow(clock)))],
    overdue: [isDueBefore(isoNow(clock))],
    waiting: [isWaiting],
  };
  const base = db.selectFrom('requests').where('assignee_id', '=', id).where(isVisibleToStaff);
  return readPage(base, query, views[query.view]);
};
