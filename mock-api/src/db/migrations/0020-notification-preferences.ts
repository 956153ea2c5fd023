import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isFlag, table } from '../table.ts';

/** Where users want to be notified, and consultants who receive no new requests. */
export const notificationPreferences: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'notification_preferences')
      .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('here', 'integer', (column) => column.notNull().check(isFlag('here')))
      .addColumn('email', 'integer', (column) => column.notNull().check(isFlag('email')))
      .addPrimaryKeyConstraint('notification_preferences_key', ['user_id', 'kind'])
      .execute();
    await table(db, 'consultant_absences')
      .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
  },
};
