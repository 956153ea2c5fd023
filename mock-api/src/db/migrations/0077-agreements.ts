import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, oneOf, table, texts } from '../table.ts';

const STATUSES = ['offered', 'accepted', 'declined', 'expired', 'replaced'];

/** Agreements: the numbered documents of sent quotes, their payments, and the codes that accept them. */
export const agreements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('quotes')
      .addColumn('vat_rate', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('quotes')
      .addColumn('payments', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await texts(numberedTable(db, 'agreements'), 'number', 'status', 'terms', 'offered_at', 'valid_until')
      .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
      .addColumn('quote_id', 'integer', (column) => column.references('quotes.id').onDelete('set null'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document_name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('document_hash', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('accepted_at', 'text')
      .addColumn('accepted_name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('accepted_with', 'text')
      .addColumn('mailed_at', 'text')
      .addCheckConstraint('agreements_status_known', oneOf('status', STATUSES))
      .addUniqueConstraint('agreements_number_version', ['number', 'version'])
      .execute();
    await db.schema.createIndex('agreements_request_id').on('agreements').columns(['request_id', 'id']).execute();
    await texts(numberedTable(db, 'agreement_payments'), 'title', 'milestone')
      .addColumn('agreement_id', 'integer', (column) =>
        column.notNull().references('agreements.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('received_at', 'text')
      .addColumn('received_amount', 'integer')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('receipt_file_id', 'integer', (column) => column.references('request_files.id').onDelete('set null'))
      .addUniqueConstraint('agreement_payments_position', ['agreement_id', 'position'])
      .execute();
    await texts(table(db, 'agreement_codes'), 'code_hash', 'expires_at')
      .addColumn('agreement_id', 'integer', (column) =>
        column.primaryKey().references('agreements.id').onDelete('cascade'),
      )
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
