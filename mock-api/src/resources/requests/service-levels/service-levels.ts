import { TIME_ZONE } from 'shared-lib/format';
import { settingsInput, type RequestKind } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Database } from '../../../db/open-database.ts';
import { listSettings } from '../../settings/groups.ts';
import { addWorkingHours, workingHoursBetween, type WorkingTime } from './working-time.ts';

export type ServiceLevel = RequestKind | 'urgent-consultation';

export interface ServiceLevels extends WorkingTime {
  /** Working hours until the first reply. */
  firstReply: Record<ServiceLevel, number>;
}

/** Defaults for missing or invalid settings: a working day has eight hours. */
const defaults: ServiceLevels = {
  days: [0, 1, 2, 3, 4],
  from: 9,
  to: 17,
  zone: TIME_ZONE,
  holidays: new Set(),
  firstReply: { contact: 8, consultation: 8, 'urgent-consultation': 4, feasibility: 16 },
};

const weekdays = z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1));

const readDays = (text: string | undefined): readonly number[] => {
  try {
    return weekdays.parse(JSON.parse(text ?? ''));
  } catch {
    return defaults.days;
  }
};

/** Without days while the setting is missing or invalid. */
const readHolidays = (text: string | undefined): ReadonlySet<number> => {
  try {
    const days = settingsInput.service_levels.shape.holidays.parse(JSON.parse(text ?? '[]')) ?? [];
    return new Set(days.map(({ date }) => Date.parse(date)));
  } catch {
    return defaults.holidays;
  }
};

const readZone = (text: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text || defaults.zone }).resolvedOptions().timeZone;
  } catch {
    return defaults.zone;
  }
};

export const readServiceLevels = async (db: Database): Promise<ServiceLevels> => {
  const values = new Map((await listSettings(db, 'service_levels')).map(({ key, value_ar }) => [key, value_ar]));
  const number = (key: string, fallback: number, max: number) => {
    const value = Number(values.get(key) || Number.NaN);
    return value >= 0 && value <= max ? value : fallback;
  };
  const from = number('working_hours_start', defaults.from, 23);
  const to = number('working_hours_end', defaults.to, 24);
  const { contact, consultation, feasibility } = defaults.firstReply;
  return {
    days: readDays(values.get('working_days')),
    ...(from < to ? { from, to } : { from: defaults.from, to: defaults.to }),
    zone: readZone(values.get('working_time_zone')),
    holidays: readHolidays(values.get('holidays')),
    firstReply: {
      contact: number('first_reply_contact_hours', contact, 1000),
      consultation: number('first_reply_consultation_hours', consultation, 1000),
      'urgent-consultation': number(
        'first_reply_consultation_urgent_hours',
        defaults.firstReply['urgent-consultation'],
        1000,
      ),
      feasibility: number('first_reply_feasibility_hours', feasibility, 1000),
    },
  };
};

/** Deadline of the first reply to a request that is created now. */
export const firstReplyDue = (levels: ServiceLevels, kind: ServiceLevel, now: Date): string =>
  addWorkingHours(now, levels.firstReply[kind], levels).toISOString();

/** Working days in which the first reply comes, rounded up, as emails promise them. */
export const firstReplyDays = ({ firstReply, from, to }: ServiceLevels, kind: ServiceLevel): number =>
  Math.max(1, Math.ceil(firstReply[kind] / (to - from)));

/**
 * Moves a deadline after a pause: the working hours that were left at `since` are left now. An overdue deadline stays.
 * @param times start and end of the pause, ISO 8601
 */
export const resumeDue = (
  levels: ServiceLevels,
  due: string | null,
  { since, now }: { since: string; now: string },
): string | null => {
  if (!due || due <= since) return due;
  return addWorkingHours(
    new Date(now),
    workingHoursBetween(new Date(since), new Date(due), levels),
    levels,
  ).toISOString();
};

/** Delivery deadline of a study that starts now. @param workingDays from its quote */
export const deliveryDue = (levels: ServiceLevels, workingDays: number, now: string): string =>
  addWorkingHours(new Date(now), workingDays * (levels.to - levels.from), levels).toISOString();
