import { fieldErrorMessage } from 'shared-lib/copy';
import { settingsInput } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';
import { localTime } from '../requests/service-levels/working-time.ts';

const { holidays, working_time_zone } = settingsInput.service_levels.shape;

const readStored = (row: Row<'settings'> | undefined): ReadonlySet<string> => {
  try {
    return new Set((holidays.parse(JSON.parse(row?.value_ar ?? '[]')) ?? []).map(({ date }) => date));
  } catch {
    return new Set();
  }
};

/**
 * A holiday that is added lies today or later in the zone of the working time: what was promised before it does not change any
 * more. One that was stored in time stays.
 * @throws {ApiError} 422 at the date of each day that came too late
 */
export const refuseLateHolidays = (
  values: Readonly<Record<string, unknown>>,
  stored: readonly Row<'settings'>[],
  now: Date,
): void => {
  const days = holidays.parse(values.holidays) ?? [];
  const zone = working_time_zone.parse(values.working_time_zone);
  const today = new Date(localTime(zone, now)).toISOString().slice(0, 10);
  const known = readStored(stored.find(({ key }) => key === 'holidays'));
  const late = days.flatMap(({ date }, index) => (date < today && !known.has(date) ? [index] : []));
  if (late.length > 0)
    throw invalid(
      Object.fromEntries(late.map((index) => [`holidays.${index}.date`, [fieldErrorMessage('date-past')]])),
    );
};
