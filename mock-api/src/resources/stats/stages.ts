import { requestKinds, requestStatuses, type AdminStats, type RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';

type Stages = AdminStats['period']['stages'];

interface StatusCount {
  kind: RequestKind;
  status: string | null;
  count: number | string | bigint;
}

const createCounter = (rows: readonly StatusCount[]) => {
  const counts = new Map(rows.map(({ kind, status, count }) => [`${kind} ${status}`, Number(count)]));
  return (kind: RequestKind, status: string): number => counts.get(`${kind} ${status}`) ?? 0;
};

/** For requests from a moment on: how many have each status now, and how many ever reached it. */
export const readStages = async (db: Database, from: string): Promise<Stages> => {
  const base = db
    .selectFrom('requests')
    .where('requests.kind', 'in', [...requestKinds])
    .where('requests.created_at', '>=', from)
    .where('is_spam', '=', 0);
  const now = createCounter(
    await base
      .select(['kind', 'status', ({ fn }) => fn.countAll().as('count')])
      .groupBy(['kind', 'status'])
      .execute(),
  );
  const reached = createCounter(
    await base
      .innerJoin('request_events', 'request_events.request_id', 'requests.id')
      .where('request_events.type', 'in', ['created', 'status'])
      .select(['kind', 'request_events.to as status', ({ fn }) => fn.count('requests.id').distinct().as('count')])
      .groupBy(['kind', 'request_events.to'])
      .execute(),
  );
  const stagesOf = (kind: RequestKind) =>
    requestStatuses[kind].map((status) => ({ status, now: now(kind, status), reached: reached(kind, status) }));
  return { contact: stagesOf('contact'), consultation: stagesOf('consultation'), feasibility: stagesOf('feasibility') };
};
