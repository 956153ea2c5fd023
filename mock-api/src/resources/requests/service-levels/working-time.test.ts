import { expect, test } from 'vitest';
import { addWorkingHours, type WorkingTime } from './working-time.ts';

const riyadh: WorkingTime = { days: [0, 1, 2, 3, 4], from: 9, to: 17, zone: 'Asia/Riyadh' };
const after = (start: string, hours: number, time = riyadh) =>
  addWorkingHours(new Date(start), hours, time).toISOString();

test.each([
  ['Monday noon, four hours', '2026-03-02T09:00:00Z', 4, '2026-03-02T13:00:00.000Z'],
  ['Monday noon, a working day: Tuesday noon', '2026-03-02T09:00:00Z', 8, '2026-03-03T09:00:00.000Z'],
  ['Monday noon, two working days: Wednesday noon', '2026-03-02T09:00:00Z', 16, '2026-03-04T09:00:00.000Z'],
  ['before work: counts from nine', '2026-03-02T03:00:00Z', 1, '2026-03-02T07:00:00.000Z'],
  ['in the evening: counts from nine on the next day', '2026-03-02T18:00:00Z', 1, '2026-03-03T07:00:00.000Z'],
  ['Thursday at four: one hour on Thursday, the rest on Sunday', '2026-03-05T13:00:00Z', 8, '2026-03-08T13:00:00.000Z'],
  ['Friday: the week begins on Sunday', '2026-03-06T10:00:00Z', 8, '2026-03-08T14:00:00.000Z'],
  ['Saturday night in UTC is Sunday in Riyadh', '2026-03-07T22:00:00Z', 1, '2026-03-08T07:00:00.000Z'],
])('%s', (_what, start, hours, due) => {
  expect(after(start, hours)).toBe(due);
});

test('handles a change to daylight saving time', () => {
  const berlin: WorkingTime = { days: [1, 2, 3, 4, 5], from: 9, to: 17, zone: 'Europe/Berlin' };
  // Friday 27 March 2026, 16:00 (+1) → Monday 30 March, 16:00 (+2).
  expect(after('2026-03-27T15:00:00Z', 8, berlin)).toBe('2026-03-30T14:00:00.000Z');
});

test('throws without working days', () => {
  expect(() => after('2026-03-02T09:00:00Z', 8, { ...riyadh, days: [] })).toThrow(RangeError);
});
