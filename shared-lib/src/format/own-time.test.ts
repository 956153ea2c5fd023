import { expect, test } from 'vitest';
import { differsFromRiyadh, formatOwnTime } from 'shared-lib/format';

/** Ten in the morning in Riyadh, in winter and in summer. */
const WINTER = '2026-01-15T07:00:00.000Z';
const SUMMER = '2026-07-15T07:00:00.000Z';

test.each([
  ['Africa/Cairo', WINTER, true, '9:00\u00A0ص توقيت مصر'],
  // Cairo has daylight saving: its clock is that of Riyadh.
  ['Africa/Cairo', SUMMER, false, '10:00\u00A0ص توقيت مصر'],
  ['America/Toronto', WINTER, true, '2:00\u00A0ص توقيت تورونتو'],
  ['America/Toronto', SUMMER, true, '3:00\u00A0ص توقيت تورونتو'],
  ['America/Los_Angeles', SUMMER, true, '12:00\u00A0ص توقيت لوس انجلوس'],
  // The clocks of Los Angeles show the day before.
  ['America/Los_Angeles', WINTER, true, 'الأربعاء 11:00\u00A0م توقيت لوس انجلوس'],
  ['Pacific/Auckland', WINTER, true, '8:00\u00A0م توقيت نيوزيلندا'],
  ['Pacific/Auckland', SUMMER, true, '7:00\u00A0م توقيت نيوزيلندا'],
  ['Asia/Riyadh', SUMMER, false, '10:00\u00A0ص توقيت المملكة العربية السعودية'],
])('shows the clock of %s at %s', (zone, moment, differs, text) => {
  expect(differsFromRiyadh(moment, zone)).toBe(differs);
  expect(formatOwnTime(moment, zone)).toBe(text);
});

test.each([
  ['2026-04-23T18:00:00.000Z', true],
  // The clocks of Cairo go forward at midnight before 24 April 2026, and back at midnight after 29 October.
  ['2026-04-24T18:00:00.000Z', false],
  ['2026-10-29T18:00:00.000Z', false],
  ['2026-10-30T18:00:00.000Z', true],
])('knows the days on which the clocks of Cairo change: %s', (moment, differs) => {
  expect(differsFromRiyadh(moment, 'Africa/Cairo')).toBe(differs);
});
