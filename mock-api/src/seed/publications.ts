import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { articleColumns, saveArticleTags } from '../resources/articles/repository.ts';
import { studyColumns } from '../resources/studies/present.ts';
import type { ArticleSeed, StudySeed } from './content-types.ts';
import { articles } from './content/articles.ts';
import { studies } from './content/studies.ts';
import { WRITTEN_AT } from './rows.ts';

/** Publications that are older than the seed get their publication date as creation date; all others get `WRITTEN_AT`. */
const stampsOf = ({ status, published_at }: { status: string; published_at: string }) => {
  const moment = new Date(published_at).toISOString();
  const created_at = moment < WRITTEN_AT ? moment : WRITTEN_AT;
  return { created_at, updated_at: status === 'published' ? moment : created_at };
};

/** A draft has no publication date; its date in the seed is that of the last edit. */
const dateOf = ({ status, published_at }: ArticleSeed) => (status === 'draft' ? null : published_at);

const insertArticles = async (trx: Transaction<Tables>): Promise<void> => {
  for (const seed of articles) {
    const columns = articleColumns({ ...seed, published_at: dateOf(seed) });
    const { id } = await trx
      .insertInto('articles')
      .values({ ...columns, ...stampsOf(seed) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveArticleTags(trx, id, seed.tags);
  }
};

interface SavedSector {
  id: number;
  name_ar: string;
}

const studyRow = (seed: StudySeed, sector: SavedSector) => {
  const { sector: _slug, published_at, ...study } = seed;
  return {
    ...studyColumns({ ...study, published_at, sector_id: sector.id }, sector.name_ar),
    downloads: 0,
    ...stampsOf({ ...study, published_at: published_at ?? WRITTEN_AT }),
  };
};

/** Adds the articles and studies of the seed, oldest first. */
export const insertPublications = async (trx: Transaction<Tables>): Promise<void> => {
  await insertArticles(trx);
  const sectors = await trx.selectFrom('sectors').select(['id', 'slug', 'name_ar']).execute();
  const sectorOf = ({ slug, sector }: StudySeed): SavedSector => {
    const saved = sectors.find((one) => one.slug === sector);
    if (!saved) throw new Error(`The study "${slug}" names the sector "${sector}", which is missing in the seed.`);
    return saved;
  };
  await trx
    .insertInto('studies')
    .values(studies.map((seed) => studyRow(seed, sectorOf(seed))))
    .execute();
};
