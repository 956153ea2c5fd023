import { expect, test } from 'vitest';
import { DAY } from '../../../clock.ts';
import { addWorkingHours, workingHoursBetween, type WorkingTime } from './working-time.ts';

const riyadh: WorkingTime = { days: [0, 1, 2, 3, 4], from: 9, to: 17, zone: 'Asia/Riyadh', holidays: new Set() };
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
  const berlin: WorkingTime = { days: [1, 2, 3, 4, 5], from: 9, to: 17, zone: 'Europe/Berlin', holidays: new Set() };
  // Friday 27 March 2026, 16:00 (+1) → Monday 30 March, 16:00 (+2).
  expect(after('2026-03-27T15:00:00Z', 8, berlin)).toBe('2026-03-30T14:00:00.000Z');
});

test('holidays have no working hours, in the days of the zone', () => {
  // Tuesday and Wednesday.
  const feast: WorkingTime = { ...riyadh, holidays: new Set([Date.parse('2026-03-03'), Date.parse('2026-03-04')]) };
  expect(after('2026-03-02T09:00:00Z', 8, feast)).toBe('2026-03-05T09:00:00.000Z');
  // Monday 22:00 in UTC is the first hour of Tuesday in Riyadh.
  expect(after('2026-03-02T22:00:00Z', 1, feast)).toBe('2026-03-05T07:00:00.000Z');
  expect(workingHoursBetween(new Date('2026-03-02T09:00:00Z'), new Date('2026-03-05T09:00:00Z'), feast)).toBe(8);
  expect(workingHoursBetween(new Date('2026-03-03T07:00:00Z'), new Date('2026-03-04T12:00:00Z'), feast)).toBe(0);
});

test('finds the end of a working year with one day a week and a holiday on a hundred of them', () => {
  const first = Date.parse('2026-03-01');
  const holidays = new Set(Array.from({ length: 100 }, (_, week) => first + week * 7 * DAY));
  const weekly = { ...riyadh, days: [0], from: 9, to: 10, holidays };
  expect(() => after('2026-03-01T00:00:00Z', 400, weekly)).not.toThrow();
});

test('throws without working days', () => {
  expect(() => after('2026-03-02T09:00:00Z', 8, { ...riyadh, days: [] })).toThrow(RangeError);
});
