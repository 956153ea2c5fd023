import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, table, texts } from '../table.ts';

const addStatusSince = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('requests')
    .addColumn('status_since', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // No status could change before this release.
  await sql`update requests set status_since = created_at`.execute(db);
};

const createConversations = async (db: Kysely<unknown>) => {
  for (const name of ['request_messages', 'request_notes']) {
    const written = texts(numberedTable(db, name), 'author_name', 'author_role', 'body', 'at')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'));
    await (name === 'request_messages' ? written.addColumn('read_at', 'text') : written).execute();
    await db.schema.createIndex(`${name}_request_id`).on(name).columns(['request_id', 'at']).execute();
  }
};

const createFiles = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'request_files'), 'name', 'mime', 'direction', 'stored_name', 'at')
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('message_id', 'integer', (column) => column.references('request_messages.id').onDelete('set null'))
    .addColumn('uploaded_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('request_files_stored_name_unique', ['stored_name'])
    .addCheckConstraint('request_files_direction_known', oneOf('direction', ['from_client', 'from_us']))
    .execute();
  await db.schema.createIndex('request_files_request_id').on('request_files').columns(['request_id', 'at']).execute();
  await db.schema.createIndex('request_files_message_id').on('request_files').column('message_id').execute();
  await table(db, 'file_links')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('file_id', 'integer', (column) => column.notNull().references('request_files.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('file_links_file_id').on('file_links').column('file_id').execute();
  await db.schema.createIndex('file_links_expires_at').on('file_links').column('expires_at').execute();
};

const createQuotesAndRatings = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'quotes'), 'scope', 'valid_until', 'status', 'created_at', 'updated_at')
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('delivery_days', 'integer', (column) => column.notNull())
    .addCheckConstraint('quotes_status_known', oneOf('status', ['draft', 'sent', 'accepted', 'declined', 'expired']))
    .execute();
  await db.schema.createIndex('quotes_request_id').on('quotes').column('request_id').execute();
  await table(db, 'ratings')
    .addColumn('request_id', 'integer', (column) =>
      column.notNull().primaryKey().references('requests.id').onDelete('cascade'),
    )
    .addColumn('score', 'integer', (column) => column.notNull().check(sql`score between 1 and 5`))
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
};

const createAccountTables = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'notifications'), 'kind', 'title', 'body', 'link', 'at')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'text')
    .execute();
  await db.schema.createIndex('notifications_user_id').on('notifications').columns(['user_id', 'at']).execute();
  await table(db, 'account_tokens')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .$call((builder) => texts(builder, 'purpose', 'email', 'created_at', 'expires_at'))
    .addColumn('used_at', 'text')
    .addCheckConstraint('account_tokens_purpose_known', oneOf('purpose', ['password', 'email']))
    .execute();
  await db.schema.createIndex('account_tokens_user_id').on('account_tokens').column('user_id').execute();
  await table(db, 'saved_items')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_items_key', ['user_id', 'kind', 'item_id'])
    .addCheckConstraint('saved_items_kind_known', oneOf('kind', ['study', 'article']))
    .execute();
};

const createAudit = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'audit_entries'), 'actor_name', 'action', 'resource', 'record', 'details', 'at')
    .addColumn('actor_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('audit_entries_at').on('audit_entries').column('at').execute();
  await db.schema.createIndex('audit_entries_record').on('audit_entries').columns(['resource', 'record']).execute();
};

/** Messages, files and quotes of requests, saved items and notifications of accounts, and the audit log. */
export const requestWork: Migration = {
  async up(db: Kysely<unknown>) {
    await addStatusSince(db);
    await createConversations(db);
    await createFiles(db);
    await createQuotesAndRatings(db);
    await createAccountTables(db);
    await createAudit(db);
  },
};
