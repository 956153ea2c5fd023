import { accountDownloads, studySummary, type AccountDownloads } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/conditions.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { presentFile } from '../requests/present.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';

/** Maximum number of entries per kind. */
const MAX_ENTRIES = 200;

/** Studies that the user downloaded. Studies that are no longer published are left out. */
const readStudies = async (db: Database, clock: Clock, userId: number): Promise<AccountDownloads['studies']> => {
  const rows = await db
    .selectFrom('studies')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('study_downloads')
          .where('user_id', '=', userId)
          .where('downloaded_at', 'is not', null)
          .groupBy('study_id')
          .select(({ fn }) => ['study_id', fn.max('downloaded_at').as('last')])
          .as('downloaded'),
      (join) => join.onRef('downloaded.study_id', '=', 'studies.id'),
    )
    .where(isPublished('studies', clock))
    .orderBy('downloaded.last', 'desc')
    .orderBy('studies.id', 'desc')
    .limit(MAX_ENTRIES)
    .selectAll('studies')
    .select('downloaded.last')
    .execute();
  return rows.flatMap(({ last, ...study }) =>
    last === null ? [] : [{ study: studySummary.parse(study), downloaded_at: last }],
  );
};

const readFiles = async (db: Database, userId: number): Promise<AccountDownloads['files']> => {
  const rows = await db
    .selectFrom('request_files')
    .innerJoin('requests', 'requests.id', 'request_files.request_id')
    .where('requests.user_id', '=', userId)
    .where('request_files.direction', '=', 'from_us')
    .where('request_files.published_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_files as newer')
            .select('newer.id')
            .whereRef('newer.request_id', '=', 'request_files.request_id')
            .whereRef('newer.name', '=', 'request_files.name')
            .whereRef('newer.direction', '=', 'request_files.direction')
            .whereRef('newer.version', '>', 'request_files.version')
            .where('newer.published_at', 'is not', null),
        ),
      ),
    )
    .orderBy('request_files.at', 'desc')
    .orderBy('request_files.id', 'desc')
    .limit(MAX_ENTRIES)
    .selectAll('request_files')
    .select(['requests.reference', 'requests.kind'])
    .execute();
  return rows.map(({ reference, kind, ...file }) => ({ reference, request_kind: kind, file: presentFile(file) }));
};

/** Files that a user can download again. */
export const downloadRoutes =
  ({ db, clock }: RequestDeps) =>
  async (app: Api) => {
    const summary = 'Downloads of the signed-in user: studies downloaded before, and files received with requests.';
    app.get(
      '/api/account/downloads',
      { config: { access: 'signed-in' }, schema: { summary, response: { 200: z.object({ data: accountDownloads }) } } },
      async (request) => {
        const { id } = currentUser(request);
        return { data: { studies: await readStudies(db, clock, id), files: await readFiles(db, id) } };
      },
    );
  };
