import { LOCALE, TIME_ZONE } from './locale.ts';

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });

/** ISO moment → «12 مايو 2024», in Riyadh's time. */
export const formatDate = (iso: string): string => day.format(new Date(iso));
/** ISO moment → day and time of day, in Riyadh's time. */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));
