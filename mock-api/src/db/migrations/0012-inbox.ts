import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite, table } from '../table.ts';

/** Statuses in which no deadline runs: the request is over, or its clock is paused. */
const STOPPED = sql.join(
  [
    'closed',
    'converted',
    'completed',
    'delivered',
    'rejected',
    'cancelled',
    'awaiting_client',
    'on_hold',
    'client_review',
  ].map((status) => sql.lit(status)),
);

const addColumns = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('requests')
    .addColumn('sector_id', 'integer', (column) => column.references('sectors.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('requests').addColumn('client_activity_at', 'text').execute();
  await db.schema
    .alterTable('requests')
    .addColumn('clock_due_at', 'text', (column) => {
      const generated = column.generatedAlwaysAs(
        sql`case when status in (${STOPPED}) then null when first_replied_at is null then first_reply_due_at else due_at end`,
      );
      return isSqlite(db) ? generated : generated.stored();
    })
    .execute();
};

/** Earlier releases only knew which messages nobody had read, and which requests were new. */
const fillActivity = (db: Kysely<unknown>) =>
  sql`update requests set client_activity_at = coalesce((
    select max(at) from request_messages
    where request_id = requests.id and read_at is null and author_role not in ('admin', 'consultant')
  ), case when status = 'new' then created_at end)`.execute(db);

/** The sector or study of the page that a request was sent from, as in `source_path`. */
const namedIn = (path: string): { kind: 'sector' | 'study'; name: string } | undefined => {
  const page = URL.parse(path, 'http://site');
  const sector = page?.searchParams.get('sector');
  const study = page?.searchParams.get('study');
  if (sector) return { kind: 'sector', name: sector };
  if (study) return { kind: 'study', name: study };
  const [, folder, name = ''] = /^\/(sectors|studies)\/([^/]+)$/.exec(page?.pathname ?? '') ?? [];
  return folder ? { kind: folder === 'sectors' ? 'sector' : 'study', name } : undefined;
};

const fillSectors = async (db: Kysely<unknown>) => {
  const { rows: sectors } = await sql<{ id: number; slug: string }>`select id, slug from sectors`.execute(db);
  const { rows: studies } = await sql<{
    id: number;
    slug: string;
    sector_id: number;
  }>`select id, slug, sector_id from studies`.execute(db);
  const ids = new Map([
    ...sectors.flatMap(({ id, slug }) => [slug, id].map((name) => [`sector ${name}`, id] as const)),
    ...studies.flatMap(({ id, slug, sector_id }) => [slug, id].map((name) => [`study ${name}`, sector_id] as const)),
  ]);
  const { rows: paths } = await sql<{ source_path: string }>`select distinct source_path from requests`.execute(db);
  for (const { source_path } of paths) {
    const named = namedIn(source_path);
    const id = named && ids.get(`${named.kind} ${named.name}`);
    if (id !== undefined)
      await sql`update requests set sector_id = ${id} where source_path = ${source_path}`.execute(db);
  }
};

const createReads = async (db: Kysely<unknown>) => {
  await table(db, 'request_reads')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('request_id', 'integer', (column) => column.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_reads_key', ['user_id', 'request_id'])
    .execute();
  await db.schema.createIndex('request_reads_request_id').on('request_reads').column('request_id').execute();
};

/** Orders of the inbox, each for all requests and for those that are neither spam nor archived. */
const createOrders = async (db: Kysely<unknown>) => {
  for (const name of ['created_at', 'updated_at', 'name']) {
    await db.schema.createIndex(`requests_${name}`).on('requests').columns([name, 'id']).execute();
    await db.schema
      .createIndex(`requests_visible_${name}`)
      .on('requests')
      .columns(['is_spam', 'archived_at', name, 'id', 'status'])
      .execute();
  }
  await db.schema
    .createIndex('requests_visible_clock')
    .on('requests')
    .columns(['is_spam', 'archived_at'])
    .column(sql`(clock_due_at is null)`)
    .columns(['clock_due_at', 'id', 'status'])
    .execute();
};

/** Covering indexes of the views and their counts. */
const createViews = async (db: Kysely<unknown>) => {
  await db.schema
    .createIndex('requests_view')
    .on('requests')
    .columns(['is_spam', 'archived_at', 'status', 'kind', 'assignee_id', 'clock_due_at', 'id'])
    .execute();
  await db.schema
    .createIndex('requests_activity')
    .on('requests')
    .columns(['is_spam', 'archived_at', 'client_activity_at', 'id'])
    .execute();
  await db.schema
    .createIndex('requests_sector')
    .on('requests')
    .columns(['sector_id', 'is_spam', 'archived_at', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('request_events_reached')
    .on('request_events')
    .columns(['to', 'type', 'request_id'])
    .execute();
};

/** One inbox over the three kinds: sector, running deadline, last activity of the client, and what each person has read. */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await fillActivity(db);
    await fillSectors(db);
    await createReads(db);
    await createOrders(db);
    await createViews(db);
  },
};
