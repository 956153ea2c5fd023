import { expect, test } from 'vitest';
import { seededDatabase } from '../../../testing/test-app.ts';
import { firstReplyDue, readServiceLevels } from './service-levels.ts';

const MONDAY_NOON = new Date('2026-03-02T09:00:00Z');

test('computes the deadline of the first reply from the settings', async () => {
  const db = seededDatabase();
  const levels = await readServiceLevels(db);
  expect(firstReplyDue(levels, 'contact', MONDAY_NOON)).toBe('2026-03-03T09:00:00.000Z');
  expect(firstReplyDue(levels, 'urgent-consultation', MONDAY_NOON)).toBe('2026-03-02T13:00:00.000Z');
  expect(firstReplyDue(levels, 'feasibility', MONDAY_NOON)).toBe('2026-03-04T09:00:00.000Z');
  await db.updateTable('settings').set({ value_ar: '2' }).where('key', '=', 'first_reply_contact_hours').execute();
  expect(firstReplyDue(await readServiceLevels(db), 'contact', MONDAY_NOON)).toBe('2026-03-02T11:00:00.000Z');
});

test.each(['', 'abc', '[]', '-1', '99999'])('uses the defaults for the invalid setting «%s»', async (value) => {
  const db = seededDatabase();
  await db.updateTable('settings').set({ value_ar: value }).where('group', '=', 'service_levels').execute();
  expect(firstReplyDue(await readServiceLevels(db), 'contact', MONDAY_NOON)).toBe('2026-03-03T09:00:00.000Z');
});
