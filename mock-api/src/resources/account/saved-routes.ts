import {
  savedInput,
  savedItems,
  savedKinds,
  studySummary,
  type SavedInput,
  type SavedItems,
  accountDownloads,
  type AccountDownloads,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/conditions.ts';
import { currentUser } from '../../http/access.ts';
import { orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentArticleSummary, summaryColumns } from '../articles/repository.ts';
import { actorOf, type RequestContext, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { presentFile } from '../requests/present.ts';

const config = { access: 'signed-in' } as const;
const savedParams = z.object({ kind: z.enum(savedKinds), id: z.string().check(z.maxLength(20)) });
const savedItemsResponse = z.object({ data: savedItems });
const response = { 200: savedItemsResponse };
const tables = { study: 'studies', article: 'articles' } as const;

/** The id of a published study or article. @throws {ApiError} 404 */
const publishedId = async (db: Database, clock: Clock, { kind, id }: SavedInput): Promise<number> => {
  const table = tables[kind];
  const row = await db
    .selectFrom(table)
    .select('id')
    .where(typeof id === 'number' ? 'id' : 'slug', '=', id)
    .where(isPublished(table, clock))
    .executeTakeFirst();
  return orNotFound(row).id;
};

/** Saved studies and articles. Items that are no longer published are left out. */
export const readSaved = async (db: Database, clock: Clock, userId: number): Promise<SavedItems> => {
  const articles = await db
    .selectFrom('saved_items')
    .innerJoin('articles', 'articles.id', 'saved_items.item_id')
    .select(summaryColumns)
    .where('saved_items.kind', '=', 'article')
    .where('saved_items.user_id', '=', userId)
    .where(isPublished('articles', clock))
    .orderBy('saved_items.created_at', 'desc')
    .execute();
  const studies = await db
    .selectFrom('saved_items')
    .innerJoin('studies', 'studies.id', 'saved_items.item_id')
    .selectAll('studies')
    .where('saved_items.kind', '=', 'study')
    .where('saved_items.user_id', '=', userId)
    .where(isPublished('studies', clock))
    .orderBy('saved_items.created_at', 'desc')
    .execute();
  return { articles: articles.map(presentArticleSummary), studies: studies.map((row) => studySummary.parse(row)) };
};

/** Applies a change to the saved items of the signed-in user and responds with the new lists. */
const updateSaved = (
  deps: RequestDeps,
  request: FastifyRequest,
  change: (context: RequestContext, userId: number) => Promise<unknown>,
) => {
  const user = currentUser(request);
  return runChange(deps, request, {
    actor: actorOf(user),
    parse: savedItemsResponse.parse,
    run: async (context) => {
      await change(context, user.id);
      return { data: await readSaved(context.trx, context.clock, user.id) };
    },
  });
};

/** Studies and articles that users save for later. */
export const savedRoutes = (deps: RequestDeps) => async (app: Api) => {
  const { db, clock } = deps;

  app.get(
    '/api/account/saved',
    { config, schema: { summary: 'Saved studies and articles of the signed-in user.', response } },
    async (request) => ({ data: await readSaved(db, clock, currentUser(request).id) }),
  );

  app.post(
    '/api/account/saved',
    { config, schema: { summary: 'Saves a study or an article.', body: savedInput, response } },
    (request) =>
      updateSaved(deps, request, async ({ trx, now }, user_id) => {
        const item_id = await publishedId(trx, clock, request.body);
        await trx
          .insertInto('saved_items')
          .values({ user_id, kind: request.body.kind, item_id, created_at: now })
          .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
          .execute();
      }),
  );

  app.delete(
    '/api/account/saved/:kind/:id',
    { config, schema: { summary: 'Removes a saved item.', params: savedParams, response } },
    (request) => {
      const { kind, id } = request.params;
      return updateSaved(deps, request, ({ trx }, user_id) =>
        trx
          .deleteFrom('saved_items')
          .where('user_id', '=', user_id)
          .where('kind', '=', kind)
          .where('item_id', '=', parseRowId(id) ?? 0)
          .execute(),
      );
    },
  );
};

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

/** What a user can download again. */
export const readDownloads = async (db: Database, clock: Clock, userId: number): Promise<AccountDownloads> => ({
  studies: await readStudies(db, clock, userId),
  files: await readFiles(db, userId),
});

/** Files that a user can download again. */
export const downloadRoutes =
  ({ db, clock }: RequestDeps) =>
  async (app: Api) => {
    const summary = 'Downloads of the signed-in user: studies downloaded before, and files received with requests.';
    app.get(
      '/api/account/downloads',
      { config: { access: 'signed-in' }, schema: { summary, response: { 200: z.object({ data: accountDownloads }) } } },
      async (request) => ({ data: await readDownloads(db, clock, currentUser(request).id) }),
    );
  };
