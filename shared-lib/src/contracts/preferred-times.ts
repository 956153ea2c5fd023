import * as z from 'zod/mini';
import { dayParts } from './request-choices.ts';
import { cleaned } from './text.ts';

const CHOICES = new RegExp(`^(?:|${dayParts.join('|')}|(?:[01]\\d|2[0-3]):[0-5]\\d)$`);

/** A day that suits a client, in Riyadh, with a part of the day, a time (`14:30`), or neither. */
const preferredTimeInput = z.object({
  date: z.union([z.literal(''), z.iso.date('date-invalid')], 'date-invalid'),
  time: z._default(z.string('choice-invalid').check(cleaned('code'), z.regex(CHOICES, 'choice-invalid')), ''),
});

const MAX = 3;

/** Up to three wishes, the best first. Empty rows of the form are left out. */
export const preferredTimesInput = z._default(
  z.array(preferredTimeInput, 'value-invalid').check(
    z.maxLength(MAX, 'list-long'),
    z.overwrite((times) => times.filter(({ date }) => date !== '')),
  ),
  [],
);

/** A wish in a response. */
export const preferredTime = z.object({ date: z.string(), time: z.string() });
export type PreferredTime = z.infer<typeof preferredTime>;
