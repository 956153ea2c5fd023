import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite, numberedTable, oneOf, texts } from '../table.ts';

const GROUPS = ['stats', 'homepage', 'about', 'contact', 'legal', 'analytics', 'seo', 'service_levels', 'rates'];
const COLUMNS = ['key', 'value_ar', 'value_en', 'type', 'group', 'description', 'created_at', 'updated_at'] as const;
const KNOWN_GROUP = 'settings_group_known';

/** SQLite cannot change a check constraint: it needs a new table. No other table refers to settings. */
const rebuild = async (db: Kysely<unknown>) => {
  await texts(numberedTable(db, 'new_settings'), ...COLUMNS)
    .addUniqueConstraint('settings_key_unique', ['key'])
    .addCheckConstraint('settings_type_known', oneOf('type', ['text', 'number', 'boolean', 'json']))
    .addCheckConstraint(KNOWN_GROUP, oneOf('group', GROUPS))
    .execute();
  const columns = sql.join(['id', ...COLUMNS].map((name) => sql.ref(name)));
  await sql`insert into new_settings (${columns}) select ${columns} from settings order by id`.execute(db);
  await db.schema.dropTable('settings').execute();
  await db.schema.alterTable('new_settings').renameTo('settings').execute();
};

/** A settings group for the exchange rates of prices. */
export const exchangeRates: Migration = {
  async up(db: Kysely<unknown>) {
    if (isSqlite(db)) return rebuild(db);
    await db.schema.alterTable('settings').dropConstraint(KNOWN_GROUP).execute();
    await db.schema.alterTable('settings').addCheckConstraint(KNOWN_GROUP, oneOf('group', GROUPS)).execute();
  },
};
