import type { SearchKind } from 'shared-lib/contracts';
import { DAY, isoAfter } from '../../clock.ts';
import type { Row } from '../../db/tables.ts';
import { changesOf } from '../audit/audit-changes.ts';
import type { Stamped } from '../../dialect/resource.ts';
import { lastWriter } from '../../dialect/versions.ts';
import type { WriteContext } from '../../dialect/write-context.ts';
import { searchColumn } from '../../search/search-column.ts';

/** Tables whose rows keep their versions. */
export type VersionedResource = 'articles' | 'studies' | 'services' | 'sectors' | 'sliders' | 'canned_replies';

/** How a resource keeps versions of its rows. */
export interface VersionRules {
  resource: VersionedResource;
  /** Field with the title of a row. */
  title: 'title_ar' | 'name_ar' | 'title';
  /** Kind of its slugs, when rows have pages of their own. */
  slugs?: SearchKind;
}

/** Older versions of a row are removed. */
const MAX_VERSIONS = 50;

/** How long a deleted row can be restored. */
export const RESTORE_TIME = 30 * DAY;

type Event = Row<'content_versions'>['event'];

interface NewVersion {
  event: Event;
  item: Stamped;
  /** Names of the changed fields. */
  changed: readonly string[];
  actor: { id: number | null; name: string };
  at: string;
}

const insertVersion = async (
  { trx }: WriteContext,
  { resource, title }: VersionRules,
  { event, item, changed, actor, at }: NewVersion,
): Promise<void> => {
  const named = String(Reflect.get(item, title));
  await trx
    .insertInto('content_versions')
    .values({
      resource,
      record_id: item.id,
      event,
      title: named,
      search: searchColumn(named),
      changed: JSON.stringify(changed),
      data: JSON.stringify(item),
      actor_id: actor.id,
      actor_name: actor.name,
      at,
    })
    .execute();
};

const removeOldVersions = async ({ trx }: WriteContext, { resource }: VersionRules, id: number): Promise<void> => {
  const oldest = await trx
    .selectFrom('content_versions')
    .select('id')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .offset(MAX_VERSIONS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('content_versions')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('id', '<=', oldest.id)
    .execute();
};

/** Removes the versions of rows that were deleted too long ago to be restored. */
const removeExpired = async ({ trx, clock }: WriteContext, { resource }: VersionRules): Promise<void> => {
  await trx
    .deleteFrom('content_versions')
    .where('resource', '=', resource)
    .where('record_id', 'in', (eb) =>
      eb
        .selectFrom('content_versions as deleted')
        .select('deleted.record_id')
        .where('deleted.resource', '=', resource)
        .where('deleted.event', '=', 'deleted')
        .where('deleted.at', '<', isoAfter(clock, -RESTORE_TIME)),
    )
    .where('record_id', 'not in', (eb) => eb.selectFrom(resource).select('id'))
    .execute();
};

/** Keeps the new state of a row. @param event `created`, or `restored` for a row that was deleted */
export const recordCreated = async (context: WriteContext, rules: VersionRules, item: Stamped): Promise<void> => {
  const { actor, now, isRestore } = context;
  await insertVersion(context, rules, { event: isRestore ? 'restored' : 'created', item, changed: [], actor, at: now });
};

/** Keeps the new state of a row, and the one before when it has no version yet. */
export const recordUpdated = async (
  context: WriteContext,
  rules: VersionRules,
  before: Stamped,
  item: Stamped,
): Promise<void> => {
  const changed = Object.keys(changesOf(before, item).after);
  if (changed.length === 0) return;
  const { trx, actor, now, isRestore } = context;
  const known = await trx
    .selectFrom('content_versions')
    .select('id')
    .where('resource', '=', rules.resource)
    .where('record_id', '=', item.id)
    .limit(1)
    .executeTakeFirst();
  if (!known) {
    const name = (await lastWriter(context, rules.resource, String(item.id))).by ?? '';
    const author = { id: null, name };
    await insertVersion(context, rules, {
      event: 'created',
      item: before,
      changed: [],
      actor: author,
      at: before.updated_at,
    });
  }
  await insertVersion(context, rules, { event: isRestore ? 'restored' : 'updated', item, changed, actor, at: now });
  await removeOldVersions(context, rules, item.id);
};

/** What the database loses with a row, and its restoration brings back. */
const readBelongings = async ({ trx }: WriteContext, { slugs }: VersionRules, id: number) => ({
  former_slugs: slugs
    ? await trx
        .selectFrom('slug_history')
        .select(['slug', 'created_at'])
        .where('kind', '=', slugs)
        .where('target_id', '=', id)
        .execute()
    : [],
  saved_by:
    slugs === 'article' || slugs === 'study'
      ? await trx
          .selectFrom('saved_items')
          .select(['user_id', 'created_at'])
          .where('kind', '=', slugs)
          .where('item_id', '=', id)
          .execute()
      : [],
  request_ids:
    slugs === 'sector'
      ? (await trx.selectFrom('requests').select('id').where('sector_id', '=', id).execute()).map((row) => row.id)
      : [],
});

/** Keeps a row that is about to be deleted, with its former slugs, the accounts that have saved it, and its requests. */
export const recordDeleted = async (context: WriteContext, rules: VersionRules, item: Stamped): Promise<void> => {
  const { actor, now } = context;
  const whole = { ...item, ...(await readBelongings(context, rules, item.id)) };
  await insertVersion(context, rules, { event: 'deleted', item: whole, changed: [], actor, at: now });
  await removeExpired(context, rules);
};

/** Removes everything that is kept of a deleted row: nothing brings it back. */
export const forgetDeleted = async ({ trx }: WriteContext, { resource }: VersionRules, id: number): Promise<void> => {
  await trx.deleteFrom('content_versions').where('resource', '=', resource).where('record_id', '=', id).execute();
};
