import type { PreferredTime } from 'shared-lib/contracts';
import { dayAndPart, dayPartLabels, weekdays } from 'shared-lib/copy';
import { formatDate, formatTime } from './date.ts';

const CLOCK_TIME = /^\d{2}:\d{2}$/;
const partLabels: Readonly<Record<string, string>> = dayPartLabels;

/** «الأحد 8 مارس 2026، صباحاً (من 9 إلى 12)»: a day in Riyadh with a part of it, a time, or neither. */
export const formatPreferredTime = ({ date, time }: PreferredTime): string => {
  const day = `${weekdays[new Date(date).getUTCDay()]} ${formatDate(date)}`;
  const label = partLabels[time] ?? (CLOCK_TIME.test(time) ? formatTime(`${date}T${time}:00+03:00`) : '');
  return label ? dayAndPart(day, label) : day;
};
