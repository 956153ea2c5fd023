import { sql } from 'kysely';
import type { ContentState } from 'shared-lib/contracts';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';

/** Scheduled dates of articles and studies. */
const scheduled = sql`(
  select published_at from articles where status = 'scheduled'
  union all select published_at from studies where status = 'scheduled'
) as scheduled`;

/** Reads one row and two ends of small indexes. */
export const readContentState = async (db: Database, clock: Clock): Promise<ContentState> => {
  const now = isoNow(clock);
  const { rows } = await sql<{ revision: number; last: string | null; next: string | null }>`select revision,
    (select max(published_at) from ${scheduled} where published_at <= ${now}) as last,
    (select min(published_at) from ${scheduled} where published_at > ${now}) as next
    from content_state`.execute(db);
  const [{ revision, last, next } = { revision: 0, last: null, next: null }] = rows;
  return { version: `${revision}-${last === null ? 0 : Date.parse(last)}`, next_publication_at: next };
};
