/** Arabic of Egypt, Gregorian calendar, Latin digits: one locale for every number and date that is shown. */
export const LOCALE = 'ar-EG-u-nu-latn-ca-gregory';
/** Moments are stored in UTC and shown in this zone. */
export const TIME_ZONE = 'Asia/Riyadh';
