import { formatDeadline, formatTimeAgo, formatTimeLeft } from 'shared-lib/format';
import { expect, it } from 'vitest';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-1, 'انتهت المهلة'],
  [59_000, 'بقي أقل من دقيقة'],
  [MINUTE, 'بقيت دقيقة واحدة'],
  [2 * MINUTE, 'بقيت دقيقتان'],
  [10 * MINUTE, 'بقيت 10\u00A0دقائق'],
  [59 * MINUTE, 'بقيت 59\u00A0دقيقة'],
  [HOUR, 'بقيت ساعة واحدة'],
  [6 * HOUR + 40 * MINUTE, 'بقيت 6\u00A0ساعات'],
  [47 * HOUR, 'بقيت 47\u00A0ساعة'],
  [2 * DAY, 'بقي يومان'],
  [3 * DAY, 'بقيت 3\u00A0أيام'],
  [11 * DAY, 'بقي 11\u00A0يوماً'],
  [100 * DAY, 'بقي 100\u00A0يوم'],
])('formats %d ms until a deadline as %s', (ms, text) => {
  expect(formatTimeLeft(at(ms), NOW)).toBe(text);
});

it.each([
  [0, 'الآن'],
  [-MINUTE, 'الآن'],
  [MINUTE, 'قبل دقيقة'],
  [2 * MINUTE, 'قبل دقيقتين'],
  [5 * MINUTE, 'قبل 5\u00A0دقائق'],
  [23 * HOUR, 'قبل 23\u00A0ساعة'],
  [DAY, 'قبل يوم'],
  [6 * DAY, 'قبل 6\u00A0أيام'],
  [7 * DAY, '16\u00A0نوفمبر 2026'],
])('formats %d ms since an event as %s', (ms, text) => {
  expect(formatTimeAgo(at(-ms), NOW)).toBe(text);
});

it.each([
  [-7 * HOUR, 'اليوم 8:00\u00A0ص'],
  [-16 * HOUR, 'أمس 11:00\u00A0م'],
  [8 * HOUR, 'اليوم 11:00\u00A0م'],
  [9 * HOUR, 'غداً 12:00\u00A0ص'],
  [33 * HOUR, '25\u00A0نوفمبر، 12:00\u00A0ص'],
  [-15 * DAY, '8\u00A0نوفمبر، 3:00\u00A0م'],
])('formats a deadline in %d ms as %s', (ms, text) => {
  expect(formatDeadline(at(ms), NOW)).toBe(text);
});

it('formats a deadline with its day while the current time is unknown', () => {
  expect(formatDeadline(at(0), undefined)).toBe('23\u00A0نوفمبر، 3:00\u00A0م');
});
