import type { SearchKind } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import { isoNow, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { rowNumber } from '../../http/params.ts';

interface SlugChange {
  kind: SearchKind;
  id: number;
  from: string;
  to: string;
}

/** Notes in the writer's transaction that a thing has a new address; whoever held the old one before is forgotten. */
export const noteSlugChange = async (
  trx: Transaction<Tables>,
  { kind, id, from, to }: SlugChange,
  clock: Clock,
): Promise<void> => {
  if (from === to) return;
  // An address in use is nobody's former one.
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

/** Forgets all former addresses of a thing that is taken away. */
export const forgetSlugs = async (trx: Transaction<Tables>, kind: SearchKind, id: number): Promise<void> => {
  await trx.deleteFrom('slug_history').where('kind', '=', kind).where('target_id', '=', id).execute();
};

const movedTo = async (db: Database, kind: SearchKind, slug: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('slug_history')
      .select('target_id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst()
  )?.target_id;

/** Looks a row up by one of its two names. */
type Find<Row> = (by: { id: number } | { slug: string }) => Promise<Row | undefined>;

/**
 * Finds what an address names: a number, a slug, or a slug of before. Whoever asks compares the slug of what is found with the
 * one that was asked for, and redirects when they differ.
 */
export const findByAddress = async <Row>(
  db: Database,
  kind: SearchKind,
  idOrSlug: string,
  find: Find<Row>,
): Promise<Row | undefined> => {
  const id = rowNumber(idOrSlug);
  if (id !== undefined) return find({ id });
  const found = await find({ slug: idOrSlug });
  if (found) return found;
  const moved = await movedTo(db, kind, idOrSlug);
  return moved === undefined ? undefined : find({ id: moved });
};
