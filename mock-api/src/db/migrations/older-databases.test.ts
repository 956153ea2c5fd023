import { join } from 'node:path';
import { sql } from 'kysely';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase, type Database } from '../open-database.ts';

const AT = '2026-03-01T09:00:00.000Z';
const UNTIL = '2026-03-20T09:00:00.000Z';

const databaseOf = async (last: string): Promise<Database> => {
  const db = openDatabase(join(scratchFolder(), 'site.db'));
  onTestFinished(() => db.destroy());
  await migrate(db, last);
  return db;
};

const addRequest = (db: Database, id: number, status: string) =>
  sql`insert into requests (id, reference, kind, status, priority, name, email, phone, company, payload, is_spam,
    source_path, search, created_at, updated_at, status_since)
    values (${id}, ${`FS-2026-00000${id}`}, 'feasibility', ${status}, 'normal', 'سالم', 's@example.com', '', '', '{}', 0,
    '', '', ${AT}, ${AT}, ${AT})`.execute(db);

test('keeps questions, quotes and files of a database from before 0010', async () => {
  const db = await databaseOf('0007-order-of-arrival');
  await addRequest(db, 1, 'awaiting_client');
  await addRequest(db, 2, 'quoted');
  await sql`insert into request_events (request_id, type, "from", "to", actor_name, actor_role, note, visibility, at)
    values (1, 'status', 'under_review', 'awaiting_client', 'طارق', 'consultant', 'أرسل عقد الأرض', 'public', ${AT})`.execute(
    db,
  );
  await sql`insert into quotes (request_id, amount, delivery_days, scope, valid_until, status, created_at, updated_at)
    values (2, 9000, 20, 'دراسة', ${UNTIL}, 'sent', ${AT}, ${AT})`.execute(db);
  await sql`insert into request_files (request_id, name, mime, direction, stored_name, size, version, at)
    values (2, 'a.pdf', 'application/pdf', 'from_us', 'x', 1, 1, ${AT})`.execute(db);

  await migrate(db);
  const rows = await db.selectFrom('requests').select(['question', 'answer_due_at']).orderBy('id').execute();
  expect(rows).toEqual([
    { question: 'أرسل عقد الأرض', answer_due_at: null },
    { question: '', answer_due_at: UNTIL },
  ]);
  expect(await db.selectFrom('quotes').select(['sent_at', 'answered_at']).execute()).toEqual([
    { sent_at: AT, answered_at: null },
  ]);
  expect(await db.selectFrom('request_files').select('published_at').execute()).toEqual([{ published_at: AT }]);
});

test('fills sector, activity and running deadline of requests from before 0012', async () => {
  const db = await databaseOf('0011-desk-lists');
  await sql`insert into sectors (id, slug, name_ar, name_en, description_ar, description_en, icon, color,
    projects_count, success_rate, average_roi, capital_from, capital_to, market_size, key_features, sample_studies,
    opportunities, search, is_active, sort_order, created_at, updated_at)
    values (7, 'industrial', 'الصناعي', '', '', '', '', '', 0, 0, 0, 0, 0, '', '', '[]', '[]', '', 1, 1, ${AT}, ${AT})`.execute(
    db,
  );
  for (const [id, status] of [
    [1, 'new'],
    [2, 'under_review'],
    [3, 'on_hold'],
  ] as const)
    await addRequest(db, id, status);
  await sql`update requests set first_reply_due_at = ${UNTIL}, source_path = '/contact?tab=feasibility&sector=industrial'`.execute(
    db,
  );
  await sql`insert into request_messages (request_id, author_name, author_role, body, at)
    values (2, 'سالم', 'client', 'هل من جديد؟', ${UNTIL})`.execute(db);

  await migrate(db);
  const columns = ['sector_id', 'client_activity_at', 'clock_due_at'] as const;
  expect(await db.selectFrom('requests').select(columns).orderBy('id').execute()).toEqual([
    { sector_id: 7, client_activity_at: AT, clock_due_at: UNTIL },
    { sector_id: 7, client_activity_at: UNTIL, clock_due_at: UNTIL },
    { sector_id: 7, client_activity_at: null, clock_due_at: null },
  ]);
});
