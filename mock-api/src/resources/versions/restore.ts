import { type DeletedRestoreInput, type VersionRestoreInput, formerSlug } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { isoAfter } from '../../clock.ts';
import { isOneOf } from '../../db/conditions.ts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import type { Resource, Stamped } from '../../dialect/resource.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import { orNotFound } from '../../http/params.ts';
import { RESTORE_TIME, type VersionRules } from './record-version.ts';

const data = z.record(z.string(), z.unknown());

/** The row that a version keeps. */
export const readVersionData = (version: Row<'content_versions'>): Record<string, unknown> =>
  readJson(data, version.data);

/** What a restored version leaves as it is: the URL of the page and whether visitors see it. */
const UNTOUCHED = new Set(['slug', 'status', 'published_at', 'is_active', 'sort_order', 'updated_at']);

/** @throws {ApiError} 404 */
export const findVersion = async (
  db: Database,
  { resource }: VersionRules,
  recordId: number,
  id: number,
): Promise<Row<'content_versions'>> =>
  orNotFound(
    await db
      .selectFrom('content_versions')
      .selectAll()
      .where('resource', '=', resource)
      .where('record_id', '=', recordId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );

/** Gives a row the fields of one of its versions. @throws {ApiError} 404, 422; 409 when the row changed since it was read */
export const restoreVersion = (
  context: WriteContext,
  resource: Resource,
  version: Row<'content_versions'>,
  { updated_at }: VersionRestoreInput,
): Promise<Stamped> => {
  const fields = Object.entries(readVersionData(version)).filter(([name]) => !UNTOUCHED.has(name));
  return resource.merge({ ...context, isRestore: true }, version.record_id, {
    ...Object.fromEntries(fields),
    updated_at,
  });
};

/** The deleted rows of a resource that can still be restored: the last deletion of each row that does not exist. */
export const deletedRows = ({ db, since }: { db: Database; since: string }, { resource }: VersionRules) =>
  db
    .selectFrom('content_versions')
    .selectAll('content_versions')
    .where('content_versions.resource', '=', resource)
    .where('content_versions.event', '=', 'deleted')
    .where('content_versions.at', '>=', since)
    .where('content_versions.record_id', 'not in', (eb) => eb.selectFrom(resource).select('id'))
    .where('content_versions.id', 'in', (eb) =>
      eb
        .selectFrom('content_versions as latest')
        .select(({ fn }) => fn.max('latest.id').as('id'))
        .where('latest.resource', '=', resource)
        .where('latest.event', '=', 'deleted')
        .groupBy('latest.record_id'),
    );

/** A date that has passed since the deletion publishes the row, as it would have without the deletion. */
const publicationOf = (fields: Record<string, unknown>, now: string): Record<string, unknown> =>
  fields.status === 'scheduled' && typeof fields.published_at === 'string' && fields.published_at <= now
    ? { status: 'published' }
    : {};

const savedBy = z.array(z.object({ user_id: z.int(), created_at: z.string() }));

/** Restores what other tables had of the row: former slugs that nobody uses, readers' bookmarks, and requests of a sector. */
const restoreBelongings = async (
  { trx }: WriteContext,
  { slugs }: VersionRules,
  id: number,
  fields: Record<string, unknown>,
): Promise<void> => {
  if (!slugs) return;
  for (const { slug, created_at } of z.array(formerSlug).parse(fields.former_slugs ?? []))
    await trx
      .insertInto('slug_history')
      .values({ kind: slugs, slug, target_id: id, created_at })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .execute();
  if (slugs === 'article' || slugs === 'study')
    for (const { user_id, created_at } of savedBy.parse(fields.saved_by ?? []))
      if (await trx.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst())
        await trx.insertInto('saved_items').values({ user_id, kind: slugs, item_id: id, created_at }).execute();
  const requests = z.array(z.int()).parse(fields.request_ids ?? []);
  if (slugs === 'sector' && requests.length > 0)
    await trx.updateTable('requests').set({ sector_id: id }).where(isOneOf('requests.id', requests)).execute();
};

/** Restores what the insertion sets anew: the time of creation, downloads, and the featured position. */
const restoreHistory = async (
  context: WriteContext,
  rules: VersionRules,
  id: number,
  fields: Record<string, unknown>,
): Promise<void> => {
  const { trx } = context;
  const { resource } = rules;
  const { created_at, downloads, featured_position } = fields;
  if (typeof created_at === 'string')
    await trx.updateTable(resource).set({ created_at }).where('id', '=', id).execute();
  if (resource === 'studies' && typeof downloads === 'number')
    await trx.updateTable('studies').set({ downloads }).where('id', '=', id).execute();
  if ((resource === 'studies' || resource === 'articles') && typeof featured_position === 'number')
    await trx.updateTable(resource).set({ featured_position }).where('id', '=', id).execute();
  await restoreBelongings(context, rules, id, fields);
};

/** The state of a deleted row that can still be restored. @throws {ApiError} 404 */
export const findDeleted = async (
  { trx, clock }: WriteContext,
  rules: VersionRules,
  id: number,
): Promise<Row<'content_versions'>> =>
  orNotFound(
    await deletedRows({ db: trx, since: isoAfter(clock, -RESTORE_TIME) }, rules)
      .where('content_versions.record_id', '=', id)
      .executeTakeFirst(),
  );

/** Restores a deleted row with its id. @throws {ApiError} 404; 422 when its slug, or something it refers to, is gone */
export const restoreDeleted = async (
  context: WriteContext,
  resource: Resource,
  rules: VersionRules,
  id: number,
  { slug }: DeletedRestoreInput,
): Promise<Stamped> => {
  const { trx, now } = context;
  const fields = readVersionData(await findDeleted(context, rules, id));
  const { updated_at: _version, ...written } = fields;
  await resource.create(
    { ...context, isRestore: true, rowId: id },
    { ...written, ...publicationOf(fields, now), ...(slug ? { slug } : {}) },
  );
  await restoreHistory(context, rules, id, fields);
  return resource.read(trx, id);
};
