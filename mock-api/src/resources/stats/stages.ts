import { requestStatuses, type AdminStats, type RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readFigures, type Figure } from './figures.ts';

type Stages = AdminStats['period']['stages'];

const createCounter = (figures: readonly Figure[]) => {
  const counts = new Map(figures.map(({ kind, value, count }) => [`${kind} ${value}`, count]));
  return (kind: RequestKind, status: string): number => counts.get(`${kind} ${status}`) ?? 0;
};

/**
 * For requests from a day on: how many have each status now, and how many ever reached it.
 * @param from day as `YYYY-MM-DD`
 */
export const readStages = async (db: Database, from: string): Promise<Stages> => {
  const now = createCounter(await readFigures(db, 'status', from));
  const reached = createCounter(await readFigures(db, 'reached', from));
  const stagesOf = (kind: RequestKind) =>
    requestStatuses[kind].map((status) => ({ status, now: now(kind, status), reached: reached(kind, status) }));
  return { contact: stagesOf('contact'), consultation: stagesOf('consultation'), feasibility: stagesOf('feasibility') };
};
