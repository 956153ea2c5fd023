import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isFlag, numberedTable, oneOf, table, texts } from '../table.ts';

// Migrations repeat allowed values literally, so that later changes of the contracts do not change them.

const createAccounts = async (db: Kysely<unknown>) => {
  await texts(
    numberedTable(db, 'users'),
    'name',
    'email',
    'phone',
    'company',
    'country',
    'role',
    'status',
    'password_hash',
    'search',
  )
    .addColumn('last_login_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('users_email_unique', ['email'])
    .addCheckConstraint('users_role_known', oneOf('role', ['admin', 'client', 'consultant']))
    .addCheckConstraint('users_status_known', oneOf('status', ['active', 'pending', 'suspended']))
    .execute();
  await db.schema.createIndex('users_created_at').on('users').column('created_at').execute();
  await texts(numberedTable(db, 'sessions'), 'token_hash', 'user_agent', 'created_at', 'last_seen_at', 'expires_at')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addUniqueConstraint('sessions_token_hash_unique', ['token_hash'])
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
};

const createServices = async (db: Kysely<unknown>) => {
  await texts(
    numberedTable(db, 'services'),
    'slug',
    'name_ar',
    'name_en',
    'description_ar',
    'description_en',
    'short_description_ar',
    'icon',
  )
    .addColumn('image', 'text')
    .addColumn('basic_price', 'integer', (column) => column.notNull())
    .addColumn('delivery_days_basic', 'integer', (column) => column.notNull())
    .$call((builder) =>
      texts(
        builder,
        'deliverables',
        'audience',
        'steps',
        'packages',
        'needs',
        'faq',
        'search',
        'created_at',
        'updated_at',
      ),
    )
    .addColumn('is_active', 'integer', (column) => column.notNull().check(isFlag('is_active')))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addUniqueConstraint('services_slug_unique', ['slug'])
    .execute();
};

/** Creates the sectors and their links to services. */
const createSectors = async (db: Kysely<unknown>) => {
  await texts(
    numberedTable(db, 'sectors'),
    'slug',
    'name_ar',
    'name_en',
    'description_ar',
    'description_en',
    'icon',
    'color',
  )
    .addColumn('image', 'text')
    .addColumn('projects_count', 'integer', (column) => column.notNull())
    .addColumn('success_rate', 'real', (column) => column.notNull())
    .addColumn('average_roi', 'real', (column) => column.notNull())
    .addColumn('capital_from', 'integer', (column) => column.notNull())
    .addColumn('capital_to', 'integer', (column) => column.notNull())
    .$call((builder) =>
      texts(
        builder,
        'market_size',
        'key_features',
        'sample_studies',
        'opportunities',
        'search',
        'created_at',
        'updated_at',
      ),
    )
    .addColumn('is_active', 'integer', (column) => column.notNull().check(isFlag('is_active')))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addUniqueConstraint('sectors_slug_unique', ['slug'])
    .execute();
  // A sector with services cannot be deleted. Deleting a service deletes its links.
  await table(db, 'service_sectors')
    .addColumn('service_id', 'integer', (column) => column.notNull().references('services.id').onDelete('cascade'))
    .addColumn('sector_id', 'integer', (column) => column.notNull().references('sectors.id').onDelete('restrict'))
    .addPrimaryKeyConstraint('service_sectors_key', ['service_id', 'sector_id'])
    .execute();
  await db.schema.createIndex('service_sectors_sector_id').on('service_sectors').column('sector_id').execute();
};

const createSlidersAndSettings = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'sliders'), 'title_ar', 'title_en', 'description_ar', 'description_en')
    .addColumn('image', 'text')
    .addColumn('desktop_image', 'text')
    .addColumn('mobile_image', 'text')
    .$call((builder) =>
      texts(builder, 'button_text_ar', 'button_text_en', 'button_link', 'search', 'created_at', 'updated_at'),
    )
    .addColumn('is_active', 'integer', (column) => column.notNull().check(isFlag('is_active')))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .execute();
  await texts(
    numberedTable(db, 'settings'),
    'key',
    'value_ar',
    'value_en',
    'type',
    'group',
    'description',
    'created_at',
    'updated_at',
  )
    .addUniqueConstraint('settings_key_unique', ['key'])
    .addCheckConstraint('settings_type_known', oneOf('type', ['text', 'number', 'boolean', 'json']))
    .addCheckConstraint(
      'settings_group_known',
      oneOf('group', ['stats', 'homepage', 'about', 'contact', 'legal', 'analytics', 'seo', 'service_levels']),
    )
    .execute();
};

const createRequests = async (db: Kysely<unknown>) => {
  await texts(
    numberedTable(db, 'requests'),
    'reference',
    'kind',
    'status',
    'priority',
    'name',
    'email',
    'phone',
    'company',
    'payload',
  )
    .addColumn('is_spam', 'integer', (column) => column.notNull().check(isFlag('is_spam')))
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('assignee_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('converted_to', 'integer', (column) => column.references('requests.id').onDelete('set null'))
    .addColumn('archived_at', 'text')
    .addColumn('phases', 'text')
    .addColumn('first_reply_due_at', 'text')
    .addColumn('first_replied_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('appointment_at', 'text')
    .$call((builder) => texts(builder, 'source_path', 'search', 'created_at', 'updated_at'))
    .addUniqueConstraint('requests_reference_unique', ['reference'])
    .addCheckConstraint('requests_kind_known', oneOf('kind', ['contact', 'consultation', 'feasibility']))
    .addCheckConstraint('requests_priority_known', oneOf('priority', ['normal', 'urgent']))
    .execute();
  await db.schema.createIndex('requests_kind_created_at').on('requests').columns(['kind', 'created_at']).execute();
  await db.schema
    .createIndex('requests_kind_status')
    .on('requests')
    .columns(['kind', 'status', 'created_at'])
    .execute();
  await db.schema.createIndex('requests_user_id').on('requests').column('user_id').execute();
  await db.schema.createIndex('requests_assignee_id').on('requests').column('assignee_id').execute();
  await db.schema.createIndex('requests_email').on('requests').column('email').execute();
  await texts(numberedTable(db, 'request_events'), 'type', 'actor_name', 'actor_role', 'note', 'visibility', 'at')
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('actor_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('from', 'text')
    .addColumn('to', 'text')
    .addCheckConstraint('request_events_visibility_known', oneOf('visibility', ['public', 'internal']))
    .execute();
  await db.schema.createIndex('request_events_request_id').on('request_events').columns(['request_id', 'at']).execute();
  await table(db, 'claim_tokens')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('claim_tokens_request_id').on('claim_tokens').column('request_id').execute();
};

const createBookkeeping = async (db: Kysely<unknown>) => {
  await table(db, 'counters')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute();
  await table(db, 'rate_limits')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_resets_at').on('rate_limits').column('resets_at').execute();
  await table(db, 'idempotency_keys')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute();
  await table(db, 'meta')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};

/** Accounts, content, requests, and the server's own tables. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    await createAccounts(db);
    await createServices(db);
    await createSectors(db);
    await createSlidersAndSettings(db);
    await createRequests(db);
    await createBookkeeping(db);
  },
};
