import { contentState, type ContentState } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { type Clock, isoNow } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';

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

/** What caches of public content ask for. */
export const contentStateRoutes =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (app: Api) => {
    app.get(
      '/api/public/content-version',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The version of all public content, and when scheduled content changes it next.',
          response: { 200: z.object({ data: contentState }) },
        },
      },
      async () => ({ data: await readContentState(db, clock) }),
    );
  };
