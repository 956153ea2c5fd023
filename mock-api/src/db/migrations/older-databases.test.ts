import { join } from 'node:path';
import { sql } from 'kysely';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readSearch } from '../../search/search-words.ts';
import { emptyDatabase } from '../../testing/postgres-database.ts';
import { containsAny } from '../conditions.ts';
import { migrate } from '../migrate.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { connectPostgres } from '../postgres/connect.ts';
import { isSqlite } from '../table.ts';
import { trigramCondition } from '../trigrams.ts';

const AT = '2026-03-01T09:00:00.000Z';
const UNTIL = '2026-03-20T09:00:00.000Z';

/** Runs the migrations of an older release. */
const migrated = async (db: Database, last: string): Promise<Database> => {
  onTestFinished(() => db.destroy());
  await migrate(db, last);
  return db;
};

const sqliteOf = (last: string): Promise<Database> => migrated(openDatabase(join(scratchFolder(), 'site.db')), last);

/** On the PostgreSQL server of the run, when it has one. */
const databaseOf = async (last: string): Promise<Database> => {
  const serverUrl = inject('postgresUrl');
  return serverUrl ? migrated(await connectPostgres(await emptyDatabase(serverUrl)), last) : sqliteOf(last);
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

test('finds the lists of content from before 0040', async () => {
  const db = await databaseOf('0031-staff-tools');
  await sql`insert into sectors (id, slug, name_ar, name_en, description_ar, description_en, icon, color,
    projects_count, success_rate, average_roi, capital_from, capital_to, market_size, key_features, sample_studies,
    opportunities, search, is_active, sort_order, created_at, updated_at)
    values (7, 'industrial', 'الصناعي', '', '', '', '', '', 0, 0, 0, 0, 0, '4 مليارات', '["أراضٍ مدعومة"]', '[]',
    '["مصنع زجاج"]', 'الصناعي', 1, 1, ${AT}, ${AT})`.execute(db);

  await migrate(db);
  const { search } = await db.selectFrom('sectors').select('search').executeTakeFirstOrThrow();
  for (const text of [' صناعي ', ' 4 مليارات ', ' مدعومه ', ' زجاج ']) expect(search).toContain(text);
});

test('keeps settings, requests and content of a database of 0031, and counts later changes of content', async () => {
  const db = await databaseOf('0031-staff-tools');
  const addSetting = (id: number, key: string, group: string) =>
    sql`insert into settings (id, key, value_ar, value_en, type, "group", description, created_at, updated_at)
      values (${id}, ${key}, '5', '5', 'number', ${group}, '', ${AT}, ${AT})`.execute(db);
  await addSetting(4, 'studies', 'stats');
  await addSetting(9, 'working_hours_start', 'service_levels');
  await expect(addSetting(10, 'sar_per_usd', 'rates')).rejects.toThrow(/settings_group_known/);
  await addRequest(db, 1, 'under_review');
  await sql`insert into articles (id, slug, title_ar, excerpt_ar, cover_alt, category, tags, author_name, author_role,
    reading_minutes, status, published_at, seo_title, seo_description, created_at, updated_at, title_search, search, body_html)
    values (3, 'later', 'مقال', '', '', '', '[]', '', '', 1, 'scheduled', ${UNTIL}, '', '', ${AT}, ${AT}, '', '', '')`.execute(
    db,
  );

  await migrate(db);
  const settings = await db.selectFrom('settings').select(['id', 'key', 'group']).orderBy('id').execute();
  expect(settings).toEqual([
    { id: 4, key: 'studies', group: 'stats' },
    { id: 9, key: 'working_hours_start', group: 'service_levels' },
  ]);
  const revision = async () =>
    (await db.selectFrom('content_state').select('revision').executeTakeFirstOrThrow()).revision;
  const before = await revision();
  await sql`insert into settings (key, value_ar, value_en, type, "group", description, created_at, updated_at)
    values ('sar_per_usd', '3.75', '3.75', 'number', 'rates', '', ${AT}, ${AT})`.execute(db);
  expect(await revision()).toBe(before + 1);
  await expect(addSetting(11, 'secret', 'secrets')).rejects.toThrow(/settings_group_known/);
  expect(
    await db.selectFrom('settings').select('id').where('key', '=', 'sar_per_usd').executeTakeFirstOrThrow(),
    // PostgreSQL counts new ids apart from rows that bring their own.
  ).toEqual({ id: isSqlite(db) ? 10 : 1 });
  expect(await db.selectFrom('requests').select(['preferred_times', 'calculation']).execute()).toEqual([
    { preferred_times: '[]', calculation: null },
  ]);
  expect(await db.selectFrom('articles').select(['id', 'status']).execute()).toEqual([{ id: 3, status: 'scheduled' }]);
});

test('counts the requests of a database of 0050, and keeps counting', async () => {
  const db = await databaseOf('0050-study-operations');
  await addRequest(db, 1, 'under_review');
  await addRequest(db, 2, 'quoted');
  await addRequest(db, 3, 'quoted');
  await sql`update requests set is_spam = 1 where id = 3`.execute(db);
  await sql`update requests set status = 'accepted', source_path = '/contact?tab=feasibility&calculation=x' where id = 2`.execute(
    db,
  );
  const addMove = (to: string) =>
    sql`insert into request_events (request_id, type, "from", "to", actor_name, actor_role, note, visibility, at)
      values (1, 'status', 'new', ${to}, 'طارق', 'consultant', '', 'public', ${AT})`.execute(db);
  for (const to of ['new', 'under_review', 'new']) await addMove(to);

  await migrate(db);
  const figures = async () => {
    const rows = await db.selectFrom('request_figures').selectAll().orderBy('figure').orderBy('value').execute();
    return rows.map(({ figure, day, kind, value, count }) => [figure, day, kind, value, count].join(' '));
  };
  const day = '2026-03-01 feasibility';
  const reached = [`reached ${day} new 1`, `reached ${day} under_review 1`];
  const pages = [`agreed ${day} /tools/feasibility 1`, `page ${day}  1`, `page ${day} /tools/feasibility 1`];
  const status = [`status ${day} accepted 1`, `status ${day} under_review 1`];
  expect(await figures()).toEqual([...pages, ...reached, `sector ${day}  2`, ...status]);
  await addMove('quoted');
  expect(await figures()).toEqual([
    ...pages,
    `reached ${day} new 1`,
    `reached ${day} quoted 1`,
    reached[1],
    `sector ${day}  2`,
    ...status,
  ]);
});

test('finds words of two characters in a SQLite database of 0050', async () => {
  const db = await sqliteOf('0050-study-operations');
  await addRequest(db, 1, 'new');
  await sql`update requests set search = 'zq' where id = 1`.execute(db);
  await migrate(db);
  const candidates = await trigramCondition(db, 'requests.id', [{ column: 'requests.search', anyOf: ['zq'] }]);
  expect(candidates).toBeDefined();
  if (candidates) expect(await db.selectFrom('requests').select('id').where(candidates).execute()).toEqual([{ id: 1 }]);
});

test('reads the phone numbers of a database of 0063, and removes what nobody sees from its texts', async () => {
  const db = await databaseOf('0063-source-pages');
  await sql`insert into users (id, name, email, phone, company, country, role, status, password_hash, search, created_at, updated_at)
    values (5, ${'من\u202Eى'}, 'm@example.com', '01001234567', '', 'مصر', 'client', 'active', '', '', ${AT}, ${AT})`.execute(
    db,
  );
  for (const id of [1, 2, 3, 4]) await addRequest(db, id, 'new');
  await sql`update requests set phone = '0501234567 / 0551234567', name = ${'سا\u200Bلم\u000B'} where id = 1`.execute(
    db,
  );
  await sql`update requests set phone = '01001234567', user_id = 5 where id = 2`.execute(db);
  await sql`update requests set phone = '0501234567', payload = ${JSON.stringify({ location: 'د\u200Eبي', project_idea: 'سطر\u000Bثانٍ' })}
    where id = 3`.execute(db);
  await sql`update requests set phone = 'بعد العصر' where id = 4`.execute(db);
  await sql`insert into articles (id, slug, title_ar, excerpt_ar, cover_alt, category, tags, author_name, author_role,
    reading_minutes, status, seo_title, seo_description, created_at, updated_at, title_search, search, body_html)
    values (3, 'hidden', ${'عنو\u000Bان'}, ${'\u200Fنص\u202E'}, '', '', ${JSON.stringify(['و\u200Bسم'])}, '', '', 1, 'draft', '', '', ${AT},
    ${AT}, '', '', ${'<p>نص\u000B \u2066G-1\u2069</p>'})`.execute(db);

  await migrate(db);
  expect(await db.selectFrom('users').select(['name', 'phone', 'phone_e164']).execute()).toEqual([
    { name: 'منى', phone: '01001234567', phone_e164: '+201001234567' },
  ]);
  const requests = await db
    .selectFrom('requests')
    .select(['name', 'phone_e164', 'project_idea'])
    .orderBy('id')
    .execute();
  expect(requests).toEqual([
    { name: 'سالم', phone_e164: '+966501234567 +966551234567', project_idea: null },
    { name: 'سالم', phone_e164: '+201001234567', project_idea: null },
    { name: 'سالم', phone_e164: '+971501234567', project_idea: 'سطر\nثانٍ' },
    { name: 'سالم', phone_e164: '', project_idea: null },
  ]);
  expect(await db.selectFrom('articles').select(['title_ar', 'excerpt_ar', 'tags', 'body_html']).execute()).toEqual([
    { title_ar: 'عنو ان', excerpt_ar: 'نص', tags: '["وسم"]', body_html: '<p>نص\n \u2066G-1\u2069</p>' },
  ]);
});

test('finds forms of words, titles and phone numbers in rows of a database from before 0069', async () => {
  const db = await databaseOf('0068-search-synonyms');
  await addRequest(db, 1, 'new');
  await sql`update requests set search = 'fs-2026-000001 كريم المصانع ومشاريعهم', name = 'كريم', phone = '050 123 4567',
    phone_e164 = '+966501234567' where id = 1`.execute(db);
  await sql`insert into audit_entries (actor_name, action, resource, record, details, at)
    values ('هند', 'request.created', 'requests', 'FS-2026-000001', '{}', ${AT})`.execute(db);
  await sql`insert into articles (title_ar, slug, excerpt_ar, body_html, category, tags, cover_alt, author_name, author_role,
    status, reading_minutes, seo_title, seo_description, title_search, search, created_at, updated_at)
    values ('أسعار المصانع', 'a', '', '', '', '[]', '', '', '', 'draft', 1, '', '', 'اسعار المصانع', 'اسعار المصانع', ${AT}, ${AT})`.execute(
    db,
  );

  await migrate(db);
  const found = async (table: 'requests' | 'articles' | 'audit_entries', column: string, q: string) => {
    const conditions = readSearch(q).map(({ anyOf }) => containsAny(`${table}.${column}`, anyOf));
    return (await sql`select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`.execute(db)).rows;
  };
  for (const q of ['مصنع', 'مشروع', '0501234567', '00966501234567', 'كريم'])
    expect(await found('requests', 'search', q), q).toHaveLength(1);
  expect(await found('requests', 'search', 'ريم')).toEqual([]);
  expect(await found('articles', 'title_terms', 'مصنعا سعر')).toHaveLength(1);
  expect(await found('audit_entries', 'search', 'fs2026000001')).toHaveLength(1);
  // The triggers of the trigram index are back.
  await sql`update requests set search = ' زعفران ' where id = 1`.execute(db);
  const candidates = await trigramCondition(db, 'requests.id', [{ column: 'requests.search', anyOf: [' زعف'] }]);
  expect(candidates !== undefined).toBe(isSqlite(db));
  if (candidates) expect(await db.selectFrom('requests').select('id').where(candidates).execute()).toEqual([{ id: 1 }]);
});

test('groups the requests from before 0084 by account, by e-mail address and by phone number', async () => {
  const db = await databaseOf('0081-request-triage');
  await sql`insert into users (id, name, email, phone, phone_e164, company, country, role, status, password_hash, search,
    created_at, updated_at) values (7, 'سالم', 'salem@example.com', '', '', '', '', 'client', 'active', 'none', '', ${AT}, ${AT})`.execute(
    db,
  );
  for (const id of [1, 2, 3, 4, 5]) await addRequest(db, id, 'new');
  await sql`update requests set user_id = 7 where id = 1`.execute(db);
  await sql`update requests set email = 'S@example.com', name = 'آخر اسم' where id = 3`.execute(db);
  await sql`update requests set email = '', phone = '0551', phone_e164 = '+966551' where id = 4`.execute(db);
  await sql`update requests set is_spam = 1 where id = 5`.execute(db);
  await migrate(db);
  const rows = await db
    .selectFrom('requests')
    .leftJoin('clients', 'clients.id', 'requests.client_id')
    .select(['identity', 'clients.name', 'last_request_at'])
    .orderBy('requests.id')
    .execute();
  const guest = { identity: 'e:s@example.com', name: 'آخر اسم', last_request_at: AT };
  expect(rows).toEqual([
    { identity: 'u:7', name: 'سالم', last_request_at: AT },
    guest,
    guest,
    { identity: 'p:+966551', name: 'سالم', last_request_at: AT },
    { identity: null, name: null, last_request_at: null },
  ]);
});
