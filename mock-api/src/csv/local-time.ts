import { TIME_ZONE } from 'shared-lib/format';

// Sweden writes dates as spreadsheets understand them: 2026-03-02 12:00.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** A moment (ISO, UTC) as `YYYY-MM-DD HH:MM` in Riyadh. */
export const localTime = (moment: string): string => clock.format(new Date(moment));
