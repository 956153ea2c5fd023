import type { FastifyBaseLogger } from 'fastify';
import { erasesFrom, RETENTION_META, retentionAnnouncement, type RetentionAnnouncement } from 'tooling/site/retention';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';

interface Deps {
  db: Database;
  clock: Clock;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Days from the announcement to the first erasure. */
  graceDays: number;
  /** Counts what is over, by kind. */
  countOverdue: () => Promise<Omit<RetentionAnnouncement, 'at'>>;
}

const readAnnouncement = async (db: Database): Promise<RetentionAnnouncement | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', RETENTION_META).executeTakeFirst();
  return row && retentionAnnouncement.parse(JSON.parse(row.value));
};

/** Stores what is over. Of several servers that start at one moment, one writes it and says so. */
const announce = async ({ db, clock, logger, graceDays, countOverdue }: Deps): Promise<void> => {
  const announcement: RetentionAnnouncement = { at: isoNow(clock), ...(await countOverdue()) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('meta')
    .values({ name: RETENTION_META, value: JSON.stringify(announcement) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  const { requests, downloads } = announcement;
  if (Number(numInsertedOrUpdatedRows) === 0 || requests + downloads === 0) return;
  logger.warn(
    { requests, downloads, erased_from: erasesFrom(announcement, graceDays).toISOString() },
    'retention: personal data whose time is over will be erased; RETENTION_GRACE_DAYS postpones it',
  );
};

/**
 * Whether what is over may be erased. A database that is older than the rule is not surprised by it: its first server says what will be
 * erased and waits for some days.
 */
export const mayErase = async (deps: Deps): Promise<boolean> => {
  if (!(await readAnnouncement(deps.db))) await announce(deps);
  const announcement = await readAnnouncement(deps.db);
  return announcement !== undefined && erasesFrom(announcement, deps.graceDays) <= deps.clock();
};
