import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, texts } from '../table.ts';

const addColumns = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('audit_entries').addColumn('actor_role', 'text').execute();
  await sql`update audit_entries set actor_role = (select role from users where id = actor_id)`.execute(db);
  await db.schema
    .alterTable('requests')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('site'))
    .execute();
};

/** Replies that staff reuse, saved views per person, the role of actors in the audit log, and how a request arrived. */
export const staffTools: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await texts(numberedTable(db, 'canned_replies'), 'title', 'body', 'search', 'created_at', 'updated_at')
      .addColumn('kind', 'text')
      .addCheckConstraint('canned_replies_kind_known', oneOf('kind', ['contact', 'consultation', 'feasibility']))
      .execute();
    await texts(numberedTable(db, 'saved_views'), 'list', 'name', 'query', 'created_at', 'updated_at')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('saved_views_user_id').on('saved_views').columns(['user_id', 'list', 'id']).execute();
  },
};
