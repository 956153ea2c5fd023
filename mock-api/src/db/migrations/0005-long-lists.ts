import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

/**
 * Indexes for the orders of long lists, each with the id as the last column. A page is selected by ids only, so the index alone
 * is read for the rows before it.
 */
const createOrders = async (db: Kysely<unknown>) => {
  await db.schema.createIndex('users_name').on('users').columns(['name', 'id']).execute();
  await db.schema.createIndex('users_updated_at').on('users').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('users_role_created_at').on('users').columns(['role', 'created_at', 'id']).execute();
  await db.schema.createIndex('users_role_name').on('users').columns(['role', 'name', 'id']).execute();
  await db.schema.createIndex('users_status_created_at').on('users').columns(['status', 'created_at', 'id']).execute();
  await db.schema.createIndex('requests_kind_id').on('requests').columns(['kind', 'id']).execute();
  await db.schema
    .createIndex('requests_kind_updated_at')
    .on('requests')
    .columns(['kind', 'updated_at', 'id'])
    .execute();
  await db.schema.createIndex('requests_kind_name').on('requests').columns(['kind', 'name', 'id']).execute();
  await db.schema
    .createIndex('requests_inbox')
    .on('requests')
    .columns(['kind', 'is_spam', 'archived_at', 'created_at', 'id', 'status'])
    .execute();
  await db.schema.createIndex('articles_created_at').on('articles').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('articles_updated_at').on('articles').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('articles_title').on('articles').columns(['title_ar', 'id']).execute();
  await db.schema.createIndex('articles_status').on('articles').columns(['status', 'updated_at', 'id']).execute();
};

/** Nullable columns sort by `is null` first, then by value. */
const createOrdersWithGaps = async (db: Kysely<unknown>) => {
  await db.schema
    .createIndex('users_last_login_at')
    .on('users')
    .column(sql`(last_login_at is null)`)
    .columns(['last_login_at', 'id'])
    .execute();
  for (const name of ['due_at', 'first_reply_due_at'])
    await db.schema
      .createIndex(`requests_kind_${name}`)
      .on('requests')
      .column('kind')
      .column(sql`(${sql.ref(name)} is null)`)
      .columns([name, 'id'])
      .execute();
};

/** Covering indexes of the search texts: a scan takes a third of the time of a table scan. */
const createSearchedTexts = async (db: Kysely<unknown>) => {
  await db.schema.createIndex('users_number').on('users').column('id').execute();
  await db.schema.createIndex('users_search').on('users').column('search').execute();
  await db.schema
    .createIndex('requests_search')
    .on('requests')
    .columns(['kind', 'is_spam', 'archived_at', 'status', 'search'])
    .execute();
};

/** Indexes for lists of 100,000 rows: sorting, filtering, search and late pages. */
export const longLists: Migration = {
  async up(db: Kysely<unknown>) {
    await createOrders(db);
    await createOrdersWithGaps(db);
    // PostgreSQL rejects index entries of more than a few kilobytes, and stores long texts outside of their rows anyway.
    if (isSqlite(db)) await createSearchedTexts(db);
  },
};
