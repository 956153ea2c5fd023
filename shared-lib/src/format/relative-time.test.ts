import { formatTimeAgo, formatTimeLeft } from 'shared-lib/format';
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
  [10 * MINUTE, 'بقيت 10 دقائق'],
  [59 * MINUTE, 'بقيت 59 دقيقة'],
  [HOUR, 'بقيت ساعة واحدة'],
  [6 * HOUR + 40 * MINUTE, 'بقيت 6 ساعات'],
  [47 * HOUR, 'بقيت 47 ساعة'],
  [2 * DAY, 'بقي يومان'],
  [3 * DAY, 'بقيت 3 أيام'],
  [11 * DAY, 'بقي 11 يوماً'],
  [100 * DAY, 'بقي 100 يوم'],
])('formats %d ms until a deadline as %s', (ms, text) => {
  expect(formatTimeLeft(at(ms), NOW)).toBe(text);
});

it.each([
  [0, 'الآن'],
  [-MINUTE, 'الآن'],
  [MINUTE, 'قبل دقيقة'],
  [2 * MINUTE, 'قبل دقيقتين'],
  [5 * MINUTE, 'قبل 5 دقائق'],
  [23 * HOUR, 'قبل 23 ساعة'],
  [DAY, 'قبل يوم'],
  [6 * DAY, 'قبل 6 أيام'],
  [7 * DAY, '16 نوفمبر 2026'],
])('formats %d ms since an event as %s', (ms, text) => {
  expect(formatTimeAgo(at(-ms), NOW)).toBe(text);
});
