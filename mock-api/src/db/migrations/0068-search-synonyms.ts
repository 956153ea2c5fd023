import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { seededSynonyms } from '../../seed/content/settings/synonyms.ts';

/** Adds the first table of synonyms to the settings of a site. A new database gets it with its other settings. */
export const searchSynonyms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into settings (key, value_ar, value_en, type, "group", description, created_at, updated_at)
      select 'search_synonyms', ${seededSynonyms}, ${seededSynonyms}, 'text', "group", 'مرادفات البحث، مجموعة في كل سطر',
        created_at, updated_at from settings where key = 'meta_title'`.execute(db);
  },
};
