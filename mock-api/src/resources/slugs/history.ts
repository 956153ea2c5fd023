import type { SearchKind } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { parseRowId } from '../../http/params.ts';

interface SlugChange {
  kind: SearchKind;
  id: number;
  from: string;
  to: string;
}

/** Records a former slug in the current transaction. It replaces an older record of the same slug. */
export const recordSlugChange = async (
  trx: Transaction<Tables>,
  { kind, id, from, to }: SlugChange,
  clock: Clock,
): Promise<void> => {
  if (from === to) return;
  // A slug in use is not a former one.
  await trx.deleteFrom('slug_history').where('kind', '=', kind).where('slug', '=', to).execute();
  await trx
    .insertInto('slug_history')
    .values({ kind, slug: from, target_id: id, created_at: isoNow(clock) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((eb) => ({ target_id: eb.ref('excluded.target_id'), created_at: eb.ref('excluded.created_at') })),
    )
    .execute();
};

/** Deletes all former slugs of a deleted item. */
export const deleteSlugHistory = async (trx: Transaction<Tables>, kind: SearchKind, id: number): Promise<void> => {
  await trx.deleteFrom('slug_history').where('kind', '=', kind).where('target_id', '=', id).execute();
};

const findFormerOwner = async (db: Database, kind: SearchKind, slug: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('slug_history')
      .select('target_id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst()
  )?.target_id;

/** Finds a row by id or current slug. */
type Find<Row> = (by: { id: number } | { slug: string }) => Promise<Row | undefined>;

/**
 * Finds an item by id, slug or former slug. The client redirects when the slug of the result differs from the requested one.
 */
export const findByIdOrSlug = async <Row>(
  db: Database,
  kind: SearchKind,
  idOrSlug: string,
  find: Find<Row>,
): Promise<Row | undefined> => {
  const id = parseRowId(idOrSlug);
  if (id !== undefined) return find({ id });
  const found = await find({ slug: idOrSlug });
  if (found) return found;
  const formerOwnerId = await findFormerOwner(db, kind, idOrSlug);
  return formerOwnerId === undefined ? undefined : find({ id: formerOwnerId });
};
