import { TIME_ZONE } from 'shared-lib/format';

// The Swedish locale has the date format that spreadsheets understand: 2026-03-02 12:00.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Formats a time (ISO, UTC) as `YYYY-MM-DD HH:MM` in Riyadh. */
export const localTime = (moment: string): string => format.format(new Date(moment));
