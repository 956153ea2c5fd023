import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const settings = {
  working_days: '[0,1,4]',
  working_hours_start: '9',
  working_hours_end: '17',
  working_time_zone: 'Asia/Riyadh',
};

test('describes the working days and hours of the settings', () => {
  expect(openingHours(settings)).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Sunday', 'https://schema.org/Monday', 'https://schema.org/Thursday'],
    opens: '09:00:00+03:00',
    closes: '17:00:00+03:00',
  });
});

test('a day that ends at midnight closes in its last minute', () => {
  expect(
    openingHours({ ...settings, working_hours_start: '0', working_hours_end: '24', working_time_zone: 'UTC' }),
  ).toMatchObject({
    opens: '00:00:00+00:00',
    closes: '23:59:00+00:00',
  });
});

test.each([
  ['no settings', {}],
  ['no days', { ...settings, working_days: '[]' }],
  ['days that are no list', { ...settings, working_days: 'كل يوم' }],
  ['no start', { ...settings, working_hours_start: '' }],
  ['an end before the start', { ...settings, working_hours_end: '8' }],
  ['a text as the end', { ...settings, working_hours_end: 'مساءً' }],
])('says nothing with %s', (_what, values) => {
  expect(openingHours(values)).toBeUndefined();
});
