import {
  savedInput,
  savedItems,
  savedKinds,
  studySummary,
  type SavedInput,
  type SavedItems,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/published.ts';
import { caller } from '../../http/access.ts';
import { found, rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentArticleSummary, summaryColumns } from '../articles/present.ts';
import { actorOf, doWork, type RequestParts, type Work } from '../requests/work.ts';

const config = { access: 'signed-in' } as const;
const savedParams = z.object({ kind: z.enum(savedKinds), id: z.string().check(z.maxLength(20)) });
const answer = z.object({ data: savedItems });
const kept = { 200: answer };
const tables = { study: 'studies', article: 'articles' } as const;

/** The number of something that visitors may see. @throws {ApiError} 404 */
const publishedId = async (db: Database, clock: Clock, { kind, id }: SavedInput): Promise<number> => {
  const table = tables[kind];
  const row = await db
    .selectFrom(table)
    .select('id')
    .where(typeof id === 'number' ? 'id' : 'slug', '=', id)
    .where(isPublished(table, clock))
    .executeTakeFirst();
  return found(row).id;
};

/** What was taken back from the site since is not shown. */
const readSaved = async (db: Database, clock: Clock, userId: number): Promise<SavedItems> => {
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

/** Changes what the caller keeps, and answers with all that is kept then. */
const changeSaved = (
  parts: RequestParts,
  request: FastifyRequest,
  change: (work: Work, userId: number) => Promise<unknown>,
) => {
  const user = caller(request);
  return doWork(parts, request, {
    actor: actorOf(user),
    parse: answer.parse,
    work: async (work) => {
      await change(work, user.id);
      return { data: await readSaved(work.trx, work.clock, user.id) };
    },
  });
};

/** Studies and articles that people keep for later. */
export const savedRoutes = (parts: RequestParts) => async (app: Api) => {
  const { db, clock } = parts;

  app.get(
    '/api/account/saved',
    { config, schema: { summary: 'Studies and articles that the caller keeps.', response: kept } },
    async (request) => ({ data: await readSaved(db, clock, caller(request).id) }),
  );

  app.post(
    '/api/account/saved',
    { config, schema: { summary: 'Keeps a study or an article.', body: savedInput, response: kept } },
    (request) =>
      changeSaved(parts, request, async ({ trx, now }, user_id) => {
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
    { config, schema: { summary: 'Keeps it no longer.', params: savedParams, response: kept } },
    (request) => {
      const { kind, id } = request.params;
      return changeSaved(parts, request, ({ trx }, user_id) =>
        trx
          .deleteFrom('saved_items')
          .where('user_id', '=', user_id)
          .where('kind', '=', kind)
          .where('item_id', '=', rowNumber(id) ?? 0)
          .execute(),
      );
    },
  );
};
