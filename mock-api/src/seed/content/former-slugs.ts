import type { SearchKind } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { WRITTEN_AT } from '../rows.ts';

interface FormerSlug {
  kind: SearchKind;
  /** Slug of a URL that still redirects. */
  former: string;
  /** Current slug. */
  slug: string;
}

/** Slugs of the company's previous site. Other sites still link to them. */
export const formerSlugs: FormerSlug[] = [
  { kind: 'service', former: 'feasibility-studies', slug: 'feasibility' },
  { kind: 'sector', former: 'agriculture', slug: 'agricultural' },
  { kind: 'article', former: 'معدل-العائد-الداخلي', slug: 'irr-npv' },
  { kind: 'study', former: 'dates-packing', slug: 'dates-factory' },
];

const tableOf = {
  service: 'services',
  sector: 'sectors',
  article: 'articles',
  study: 'studies',
} as const satisfies Record<SearchKind, keyof Tables>;

/** Adds the former slugs. Call it after the rows that they lead to are inserted. */
export const insertFormerSlugs = async (trx: Transaction<Tables>): Promise<void> => {
  for (const { kind, former, slug } of formerSlugs) {
    const { id } = await trx.selectFrom(tableOf[kind]).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    await trx
      .insertInto('slug_history')
      .values({ kind, slug: former, target_id: id, created_at: WRITTEN_AT })
      .execute();
  }
};
