import type { ClientRequestQuery, ConsultantRequestQuery, User } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { DAY, isoAfter, isoNow, type Clock } from '../../clock.ts';
import { holds } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { offsetOf } from '../../http/pages.ts';
import { isActive, isClosed, isDueBefore, isInSight, isWaiting } from './states.ts';
import type { RequestRow } from './work.ts';

type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

interface Page {
  rows: RequestRow[];
  total: number;
}

type Asked = Pick<ClientRequestQuery, 'kind' | 'status' | 'q' | 'page' | 'per_page'>;

const readPage = async (
  base: SelectQueryBuilder<Tables, 'requests', object>,
  asked: Asked,
  more: Condition[],
): Promise<Page> => {
  const conditions = [
    ...more,
    ...(asked.kind.length > 0 ? [eb('kind', 'in', asked.kind)] : []),
    ...(asked.status.length > 0 ? [eb('status', 'in', asked.status)] : []),
    ...foldArabic(asked.q)
      .split(' ')
      .filter(Boolean)
      .map((word) => holds('requests.search', word)),
  ];
  const chosen = conditions.length > 0 ? base.where(eb.and(conditions)) : base;
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll('requests')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.per_page)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total: Number(total) };
};

const stateConditions: Record<ClientRequestQuery['state'], Condition[]> = {
  all: [],
  active: [isActive],
  closed: [isClosed],
};

/** A client's own requests, what changed last first. */
export const listOwnRequests = (db: Database, { id }: User, query: ClientRequestQuery): Promise<Page> =>
  readPage(db.selectFrom('requests').where('user_id', '=', id), query, stateConditions[query.state]);

/** A consultant's requests: spam and what was archived is out of the way. */
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
  const base = db.selectFrom('requests').where('assignee_id', '=', id).where(isInSight);
  return readPage(base, query, views[query.view]);
};
