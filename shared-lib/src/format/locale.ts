/** Arabic of Egypt, Gregorian calendar, Latin digits: one locale for every number and date that is shown. */
export const LOCALE = 'ar-EG-u-nu-latn-ca-gregory';
/** Moments are stored in UTC and shown in this zone. */
export const TIME_ZONE = 'Asia/Riyadh';
const HOUR = 3_600_000;
/** The zone is three hours ahead of UTC the whole year (IANA time zone database). */
export const ZONE_OFFSET_MS = 3 * HOUR;
