/** Locale of all displayed numbers and dates: Arabic (Egypt), Gregorian calendar, Latin digits. */
export const LOCALE = 'ar-EG-u-nu-latn-ca-gregory';
/** Timestamps are stored in UTC and displayed in this time zone. */
export const TIME_ZONE = 'Asia/Riyadh';
const HOUR = 3_600_000;
/** Riyadh is three hours ahead of UTC all year (IANA time zone database). */
export const ZONE_OFFSET_MS = 3 * HOUR;
