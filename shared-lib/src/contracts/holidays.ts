import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** More than five years of public holidays. `MAX_DAYS` of the working time follows it. */
const MAX_HOLIDAYS = 100;

/** Days of these centuries only: a typed year of two or six digits is a mistake. */
const SANE_DAY = /^20\d\d-/;

/**
 * Days on which nobody works although they are working days, by date; each day once. A day in the past stays, because figures of
 * working time count it. The API refuses to add one (`settings/holidays.ts`).
 */
export const holidays = z
  .array(
    z.object({
      date: z.iso.date('date-invalid').check(z.regex(SANE_DAY, 'date-invalid')),
      name: requiredText({ required: 'name-required', max: 120 }),
    }),
    'value-invalid',
  )
  .check(
    z.maxLength(MAX_HOLIDAYS, 'list-long'),
    z.check((context) => {
      const days = context.value.map(({ date }) => date);
      for (const [index, day] of days.entries())
        if (days.indexOf(day) < index)
          context.issues.push({ code: 'custom', message: 'date-taken', input: day, path: [index, 'date'] });
    }),
    z.overwrite((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1))),
  );
