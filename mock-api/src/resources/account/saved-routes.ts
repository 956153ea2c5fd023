import { savedInput, savedItems, savedKinds, studySummary, type SavedInput, type SavedItems } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { isPublished } from '../../db/published.ts';
import { caller } from '../../http/access.ts';
import { found, rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentArticleSummary, summaryColumns } from '../articles/present.ts';
import type { RequestParts } from '../requests/work.ts';

const config = { access: 'signed-in' } as const;
const savedParams = z.object({ kind: z.enum(savedKinds), id: z.string().check(z.maxLength(20)) });
const kept = { 200: z.object({ data: savedItems }) };
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

/** Studies and articles that people keep for later. */
export const savedRoutes = ({ db, clock }: RequestParts) => async (app: Api) => {
  app.get('/api/account/saved', { config, schema: { summary: 'Studies and articles that the caller keeps.', response: kept } }, async (request) => ({ data: await readSaved(db, clock, caller(request).id) }));

  app.post('/api/account/saved', { config, schema: { summary: 'Keeps a study or an article.', body: savedInput, response: kept } }, async (request) => {
    const { id: user_id } = caller(request);
    const item_id = await publishedId(db, clock, request.body);
    await db
      .insertInto('saved_items')
      .values({ user_id, kind: request.body.kind, item_id, created_at: isoNow(clock) })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
      .execute();
    return { data: await readSaved(db, clock, user_id) };
  });

  app.delete('/api/account/saved/:kind/:id', { config, schema: { summary: 'Keeps it no longer.', params: savedParams, response: kept } }, async (request) => {
    const { id: user_id } = caller(request);
    const { kind, id } = request.params;
    await db.deleteFrom('saved_items').where('user_id', '=', user_id).where('kind', '=', kind).where('item_id', '=', rowNumber(id) ?? 0).execute();
    return { data: await readSaved(db, clock, user_id) };
  });
};
