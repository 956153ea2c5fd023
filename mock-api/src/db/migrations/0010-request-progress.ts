import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isFlag, numberedTable, oneOf, table, texts } from '../table.ts';

const PHASES = ['marketing', 'technical', 'administrative', 'financial'];

const addRequestColumns = async (db: Kysely<unknown>) => {
  for (const name of ['question', 'appointment_link'])
    await db.schema
      .alterTable('requests')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  for (const name of ['answer_due_at', 'appointment_wish', 'assignment_accepted_at'])
    await db.schema.alterTable('requests').addColumn(name, 'text').execute();
  await db.schema.alterTable('requests').addColumn('appointment_minutes', 'integer').execute();
  await db.schema
    .alterTable('requests')
    .addColumn('step_dates', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
};

/** What earlier releases only had in events and quotes. */
const fillRequestColumns = async (db: Kysely<unknown>) => {
  await sql`update requests set question = coalesce((
    select note from request_events
    where request_id = requests.id and type = 'status' and "to" = 'awaiting_client' order by id desc limit 1
  ), '') where status = 'awaiting_client'`.execute(db);
  await sql`update requests set answer_due_at = (
    select max(valid_until) from quotes where request_id = requests.id and status = 'sent'
  ) where status = 'quoted'`.execute(db);
  // Nobody could decline an assignment before this release.
  await sql`update requests set assignment_accepted_at = updated_at where assignee_id is not null`.execute(db);
};

const addQuoteAnswers = async (db: Kysely<unknown>) => {
  for (const name of ['sent_at', 'answered_at']) await db.schema.alterTable('quotes').addColumn(name, 'text').execute();
  for (const name of ['sent_by', 'answered_by', 'answer_note'])
    await db.schema
      .alterTable('quotes')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await sql`update quotes set sent_at = updated_at where status <> 'draft'`.execute(db);
  await sql`update quotes set answered_at = updated_at where status in ('accepted', 'declined')`.execute(db);
};

const addPublication = async (db: Kysely<unknown>) => {
  for (const name of ['published_at', 'opened_at'])
    await db.schema.alterTable('request_files').addColumn(name, 'text').execute();
  // The client saw every file right after its upload.
  await sql`update request_files set published_at = at`.execute(db);
};

const createPhases = async (db: Kysely<unknown>) => {
  await table(db, 'request_phases')
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('done_at', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_phases_key', ['request_id', 'phase'])
    .addCheckConstraint('request_phases_phase_known', oneOf('phase', PHASES))
    .execute();
  await texts(numberedTable(db, 'phase_tasks'), 'phase', 'title', 'note', 'created_at', 'updated_at')
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('due_at', 'text')
    .addColumn('is_done', 'integer', (column) => column.notNull().check(isFlag('is_done')))
    .addCheckConstraint('phase_tasks_phase_known', oneOf('phase', PHASES))
    .execute();
  await db.schema.createIndex('phase_tasks_request_id').on('phase_tasks').columns(['request_id', 'id']).execute();
};

/** Dates, questions and appointments of requests, responses to quotes, published files, and phases with tasks. */
export const requestProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await addRequestColumns(db);
    await fillRequestColumns(db);
    await addQuoteAnswers(db);
    await addPublication(db);
    await createPhases(db);
  },
};
