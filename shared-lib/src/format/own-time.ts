import { LOCALE, TIME_ZONE } from './number.ts';

const NO_BREAK_SPACE = '\u00A0';

/** The clock of a zone at a moment, to the minute: equal texts are equal clocks. */
const clockAt = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));

/** Whether the clocks of a zone and of Riyadh differ at a moment. Daylight saving counts: Cairo differs in winter only. */
export const differsFromRiyadh = (iso: string, zone: string): boolean =>
  zone !== '' && clockAt(iso, zone) !== clockAt(iso, TIME_ZONE);

const zoneName = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A moment in a reader's own zone: «1:00 م توقيت مصر», with the weekday where it is another day than in Riyadh.
 * @param zone IANA name, such as `Africa/Cairo`
 * @throws {RangeError} for an unknown zone
 */
export const formatOwnTime = (iso: string, zone: string): string => {
  const [own] = clockAt(iso, zone).split(' ');
  const isSameDay = own === clockAt(iso, TIME_ZONE).split(' ')[0];
  const time = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(iso))
    .replace(/ (?=\S+$)/, NO_BREAK_SPACE);
  const day = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, weekday: 'long' }).format(new Date(iso));
  return `${isSameDay ? '' : `${day} `}${time} ${zoneName(iso, zone)}`;
};
