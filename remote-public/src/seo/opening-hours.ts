import type { SettingValues } from 'shared-lib/api';
import type { JsonLd } from 'shared-lib/seo';

/** By the numbers of the setting `working_days`: 0 is Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LAST_MINUTE = '23:59';

const readDays = (text = ''): string[] => {
  try {
    const days: unknown = JSON.parse(text);
    return Array.isArray(days) ? DAYS.filter((_, day) => days.includes(day)) : [];
  } catch {
    return [];
  }
};

/** Difference to UTC such as `+03:00`; empty for a zone that is not known. */
const offsetOf = (timeZone: string | undefined): string => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  } catch {
    return '';
  }
};

/** @param hour from 0 to 24 */
const timeOf = (hour: number): string => (hour === 24 ? LAST_MINUTE : `${String(hour).padStart(2, '0')}:00`);

/**
 * When the company answers (schema.org/OpeningHoursSpecification), from the settings of the group `service_levels`.
 * @returns undefined while the settings are missing or name no valid times
 */
export const openingHours = (settings: SettingValues): JsonLd | undefined => {
  const days = readDays(settings.working_days);
  const [from, to] = [
    Number(settings.working_hours_start || Number.NaN),
    Number(settings.working_hours_end || Number.NaN),
  ];
  const isValid = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= 24;
  if (days.length === 0 || !isValid) return undefined;
  const offset = offsetOf(settings.working_time_zone);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: `${timeOf(from)}:00${offset}`,
    closes: `${timeOf(to)}:00${offset}`,
  };
};
