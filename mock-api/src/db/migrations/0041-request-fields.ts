import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

/** Fields of the JSON in `requests.payload`. */
const FIELDS = [
  'subject',
  'message',
  'project_type',
  'budget_range',
  'timeline',
  'description',
  'project_idea',
  'capital_amount',
  'location',
  'target_market',
] as const;

/** Fields with few values, which lists are filtered by. */
const CHOICES = ['project_type', 'budget_range', 'timeline'] as const;

/** Computed columns of the fields that only one kind of request has, so that lists filter and sort by them. */
export const requestFieldColumns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of FIELDS) {
      const value = isSqlite(db)
        ? sql`json_extract(payload, ${sql.lit(`$.${name}`)})`
        : sql`(payload::jsonb ->> ${sql.lit(name)})`;
      await db.schema
        .alterTable('requests')
        .addColumn(name, 'text', (column) => {
          const generated = column.generatedAlwaysAs(value);
          return isSqlite(db) ? generated : generated.stored();
        })
        .execute();
    }
    for (const name of CHOICES)
      await db.schema.createIndex(`requests_${name}`).on('requests').columns(['kind', name, 'id']).execute();
  },
};
