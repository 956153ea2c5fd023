import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase, type Database } from '../../../db/open-database.ts';
import { readListQuery } from '../../../dialect/list-query.ts';
import { applyOrder } from '../../../dialect/select.ts';
import { requestList } from './request-pages.ts';

const emptyDatabase = async (): Promise<Database> => {
  const db = openDatabase(join(scratchFolder(), 'site.db'));
  onTestFinished(() => db.destroy());
  await migrate(db);
  return db;
};

/** SQLite's query plan for a page of an inbox. */
const planOf = async (db: Database, order: { _sort: string; _order: string }): Promise<string[]> => {
  const inbox = db.selectFrom('requests').select('requests.id').where('kind', '=', 'contact');
  const { sql, parameters } = applyOrder(inbox, requestList, readListQuery(requestList, order))
    .limit(25)
    .offset(24_975)
    .compile();
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail);
};

const columns = ['id', 'created_at', 'updated_at', 'name', 'due_at', 'first_reply_due_at'];

test.each(
  columns.flatMap((_sort) => [
    { _sort, _order: 'asc' },
    { _sort, _order: 'desc' },
  ]),
)('sorts an inbox by $_sort ($_order) with a covering index', async (order) => {
  expect(await planOf(await emptyDatabase(), order)).toEqual([
    expect.stringMatching(/^SEARCH requests USING COVERING INDEX \S+ \(kind=\?\)$/),
  ]);
});
