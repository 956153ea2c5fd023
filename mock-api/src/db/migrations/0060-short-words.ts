import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

const SEARCHED = { users: ['search', 'email'], requests: ['search'] } as const;

/**
 * Lets the trigram indexes of `0006-trigrams` also find words of two characters: a table of the trigrams that exist, which costs
 * no space, and an index of the last two characters of each text, because no trigram begins with those.
 */
export const shortWords: Migration = {
  async up(db: Kysely<unknown>) {
    if (!isSqlite(db)) return;
    for (const [name, columns] of Object.entries(SEARCHED)) {
      const index = sql.lit(`${name}_trigrams`);
      await sql`create virtual table ${sql.ref(`${name}_trigrams_terms`)} using fts5vocab(${index}, 'row')`.execute(db);
      for (const column of columns)
        await sql`create index ${sql.ref(`${name}_${column}_end`)} on ${sql.ref(name)} (substr(${sql.ref(column)}, -2))`.execute(
          db,
        );
    }
  },
};
