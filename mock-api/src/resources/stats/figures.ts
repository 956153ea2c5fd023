import type { RequestKind } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';

export interface Figure {
  kind: RequestKind;
  value: string;
  count: number;
}

/**
 * Counts of requests from a day on, by kind and value. Triggers keep them per day, so that a year of 100,000 requests need not be
 * read.
 * @param from day as `YYYY-MM-DD`
 */
export const readFigures = async (
  db: Database,
  figure: Row<'request_figures'>['figure'],
  from: string,
): Promise<Figure[]> => {
  const rows = await db
    .selectFrom('request_figures')
    .select(['kind', 'value', ({ fn }) => fn.sum<number | string>('count').as('count')])
    .where('figure', '=', figure)
    .where('day', '>=', from)
    .groupBy(['kind', 'value'])
    .execute();
  // A value that no request has any more keeps its row, with the count 0.
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
};

interface DailyCount {
  day: string;
  kind: RequestKind;
  count: number;
}

/** Counts of requests per day and kind. @param from day as `YYYY-MM-DD` */
export const readDailyCounts = async (db: Database, from: string): Promise<DailyCount[]> => {
  const rows = await db
    .selectFrom('request_figures')
    .select(['day', 'kind', ({ fn }) => fn.sum<number | string>('count').as('count')])
    .where('figure', '=', 'status')
    .where('day', '>=', from)
    .groupBy(['day', 'kind'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};
