import type { Notification } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { notificationsPage as labels } from 'shared-lib/copy';

const DAY_MS = 24 * 60 * 60_000;

const titleOf = (day: string, now: number): string => {
  if (day === formatDate(new Date(now).toISOString())) return labels.today(day);
  return day === formatDate(new Date(now - DAY_MS).toISOString()) ? labels.yesterday(day) : day;
};

/**
 * Groups notifications by their day in Riyadh and keeps their order.
 * @param now milliseconds since 1970
 */
export const groupByDay = (items: readonly Notification[], now: number): { title: string; items: Notification[] }[] => {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = formatDate(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, dayItems]) => ({ title: titleOf(day, now), items: dayItems }));
};
