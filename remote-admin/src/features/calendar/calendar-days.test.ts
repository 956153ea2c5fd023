import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, dayOf, fullDayText, periodText, weeksOf } from './calendar-days.ts';

test('shows whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('month', '2026-11-29');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05']);
  expect(weeksOf('month', '2026-08-15')).toHaveLength(6);
  expect(weeksOf('week', '2026-11-25')).toEqual([
    ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
  ]);
});

test('takes the day of Riyadh, which begins at nine in the evening of UTC', () => {
  expect(dayOf(Date.parse('2026-11-29T20:59:00Z'))).toBe('2026-11-29');
  expect(dayOf(Date.parse('2026-11-29T21:00:00Z'))).toBe('2026-11-30');
});

test('moves with the arrows from right to left, and by period', () => {
  const from = (key: string, view: 'month' | 'week' = 'month') => dayAfterKey(key, view, '2026-01-31');
  expect(from('ArrowLeft')).toBe('2026-02-01');
  expect(from('ArrowRight')).toBe('2026-01-30');
  expect(from('PageDown')).toBe('2026-02-28');
  expect(from('PageUp', 'week')).toBe('2026-01-24');
  expect(from('Enter')).toBeUndefined();
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('names days and periods', () => {
  expect(fullDayText('2026-11-29')).toBe('الأحد 29 نوفمبر');
  expect(periodText('month', '2026-11-29')).toBe('نوفمبر 2026');
  expect(periodText('week', '2026-11-29')).toBe('من 29 نوفمبر إلى 5 ديسمبر 2026');
});
