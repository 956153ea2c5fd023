import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { requestList } from '../resources/requests/lists/request-pages.ts';
import { seededDatabase } from '../testing/test-app.ts';
import { selectAllIds } from './keyset-pagination.ts';
import { readListQuery, type RawQuery } from './list-query.ts';
import { selectList } from './select.ts';

/** A seeded database that counts its reads. */
const countingDatabase = () => {
  const reads = { count: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') reads.count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: seededDatabase().withPlugin(counter), reads };
};

// Orders with ties, with empty values at either end, with several columns, and with filters.
const queries: RawQuery[] = [
  {},
  { _sort: 'id', _order: 'desc' },
  { _sort: 'status' },
  { _sort: 'status', _order: 'desc' },
  { _sort: 'due_at' },
  { _sort: 'due_at', _order: 'desc' },
  { _sort: 'assignee_id,status', _order: 'asc,desc' },
  { _sort: 'assignee_id,first_reply_due_at,name', _order: 'desc,asc,desc' },
  { _sort: 'is_spam,priority,due_at', _order: 'desc,asc,asc' },
  { kind: 'contact', status_ne: 'closed', _sort: 'appointment_at,created_at', _order: 'desc,desc' },
  { q: 'دراسة', _sort: 'updated_at', _order: 'desc' },
];

test.each(queries)('selects ids in batches in the order of the list: %j', async (query) => {
  const { db, reads } = countingDatabase();
  const base = () => db.selectFrom('requests').selectAll('requests');
  const listQuery = readListQuery(requestList, query);
  const { rows, total } = await selectList(db, base(), requestList, { ...listQuery, limit: 1000 });
  expect(total).toBeGreaterThan(5);
  for (const batchSize of [1, 3, 7, 1000]) {
    reads.count = 0;
    expect(await selectAllIds(db, base(), requestList, listQuery, batchSize), `batch size ${batchSize}`).toEqual(
      rows.map(({ id }) => id),
    );
    expect(reads.count).toBe(Math.floor(total / batchSize) + 1);
  }
});
