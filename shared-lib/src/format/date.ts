import { months } from 'shared-lib/copy';
import { LOCALE, TIME_ZONE, ZONE_OFFSET_MS } from './number.ts';

let dateTimeFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;

/** ISO timestamp → «12 مايو 2024» in Riyadh time. Does not use Intl, which is slow on first use (see `number.ts`). */
export const formatDate = (iso: string): string => {
  const riyadh = new Date(Date.parse(iso) + ZONE_OFFSET_MS);
  return `${riyadh.getUTCDate()}\u00A0${months[riyadh.getUTCMonth()]} ${riyadh.getUTCFullYear()}`;
};

/** ISO timestamp → «12 مايو» in Riyadh time, for dates whose year is obvious. */
export const formatDay = (iso: string): string => {
  const riyadh = new Date(Date.parse(iso) + ZONE_OFFSET_MS);
  return `${riyadh.getUTCDate()}\u00A0${months[riyadh.getUTCMonth()]}`;
};

const NO_BREAK_SPACE = '\u00A0';
/** Keeps the day beside its month, and the time in one line: a line must not begin with «م» alone. */
const withTimeInOneLine = (formatted: string): string => formatted.replaceAll(/(?<=^\d+) | (?=\S+$)/g, NO_BREAK_SPACE);

/** ISO timestamp → «5:04 م» in Riyadh time. */
export const formatTime = (iso: string): string =>
  withTimeInOneLine(
    (timeFormat ??= new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: TIME_ZONE })).format(new Date(iso)),
  );

/** ISO timestamp → date and time in Riyadh time. */
export const formatDateTime = (iso: string): string =>
  withTimeInOneLine(
    (dateTimeFormat ??= new Intl.DateTimeFormat(LOCALE, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    })).format(new Date(iso)),
  );
