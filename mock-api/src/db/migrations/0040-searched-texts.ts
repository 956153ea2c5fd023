import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldArabic } from 'shared-lib/format';

/** Columns whose texts the search did not cover. */
const NEWLY_SEARCHED = {
  services: ['description_en', 'deliverables', 'audience', 'needs', 'steps', 'packages', 'faq'],
  sectors: ['description_en', 'market_size', 'key_features', 'sample_studies', 'opportunities'],
  studies: ['toc'],
} as const;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A list is stored as JSON text, any other text as it is. */
const textsOf = (stored: unknown): string[] =>
  textsIn(typeof stored === 'string' && stored.startsWith('[') ? JSON.parse(stored) : stored);

/** Adds the texts of all fields that people read to the texts that `q` searches. */
export const searchedTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(NEWLY_SEARCHED)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      for (const row of rows) {
        const more = foldArabic(columns.flatMap((column) => textsOf(row[column])).join(' '));
        await sql`update ${sql.table(name)} set search = search || ' ' || ${more} where id = ${row.id}`.execute(db);
      }
    }
  },
};
