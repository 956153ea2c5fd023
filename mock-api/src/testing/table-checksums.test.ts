import { expect, test } from 'vitest';
import { tableChecksums } from './table-checksums.ts';
import { createTestApp } from './test-app.ts';

test('the checksum of a table changes with its rows, and no other does', async () => {
  const { db } = await createTestApp();
  const before = await tableChecksums(db);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await tableChecksums(db)).toEqual(before);

  await db.updateTable('canned_replies').set({ body: 'شكراً لك.' }).where('id', '=', 1).execute();
  const changed = await tableChecksums(db);
  expect({ ...changed, canned_replies: before['canned_replies'] }).toEqual(before);
  expect(changed['canned_replies']).not.toBe(before['canned_replies']);

  await db.deleteFrom('counters').execute();
  const emptied = await tableChecksums(db);
  expect({ ...emptied, counters: changed['counters'] }).toEqual(changed);
  expect(emptied['counters']).toMatch(/^0 rows/);
});
