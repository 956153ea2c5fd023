import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seededDatabase } from '../../testing/test-app.ts';

test('uses byte-ordered texts, 64-bit integers and doubles, as SQLite does', async () => {
  const db = seededDatabase();
  const { rows } = await sql<{ type: string; collation: string | null }>`
    select distinct data_type as type, collation_name as collation from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%' order by 1`.execute(db);
  expect(rows).toEqual([
    { type: 'bigint', collation: null },
    { type: 'double precision', collation: null },
    { type: 'text', collation: 'C' },
  ]);
});

test('rejects values of another type', async () => {
  const db = seededDatabase();
  await expect(sql`update services set basic_price = 'cheap'`.execute(db)).rejects.toThrow(/invalid input syntax/);
  await expect(sql`update services set is_active = 2`.execute(db)).rejects.toThrow(/violates check constraint/);
  await expect(db.updateTable('services').set({ basic_price: Number.NaN }).execute()).rejects.toThrow(TypeError);
});

test('stores, finds and lists an article of a megabyte without repeated words', async () => {
  const db = seededDatabase();
  const search = Array.from({ length: 100_000 }, (_, index) => `كلمة${index.toString(36)}`).join(' ');
  await db
    .updateTable('articles')
    .set({ search, body_html: search, title_ar: search.slice(0, 300) })
    .where('id', '=', 1)
    .execute();
  await db.updateTable('requests').set({ search }).where('id', '=', 1).execute();
  await db.updateTable('users').set({ search }).where('id', '=', 1).execute();
  expect(await db.selectFrom('articles').select('id').where('search', 'like', '%كلمة255r%').execute()).toEqual([
    { id: 1 },
  ]);
});

test('gives a new row the next id', async () => {
  const db = seededDatabase();
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const row = await db.selectFrom('users').selectAll().where('id', '=', last).executeTakeFirstOrThrow();
  const { id: _id, ...copy } = row;
  expect(
    await db
      .insertInto('users')
      .values({ ...copy, email: 'next@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ).toEqual({ id: last + 1 });
});
