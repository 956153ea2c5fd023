import { months } from 'shared-lib/copy';
import { LOCALE, TIME_ZONE, ZONE_OFFSET_MS } from './locale.ts';

let moment: Intl.DateTimeFormat | undefined;

/** ISO moment → «12 مايو 2024», in Riyadh's time. Written by hand because every page shows dates: see `formatNumber`. */
export const formatDate = (iso: string): string => {
  const there = new Date(Date.parse(iso) + ZONE_OFFSET_MS);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
};

/** ISO moment → day and time of day, in Riyadh's time. */
export const formatDateTime = (iso: string): string =>
  (moment ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })).format(
    new Date(iso),
  );
