import { requestTitle, requestTopic, ZONE_OFFSET_MS } from 'shared-lib/format';
import * as z from 'zod/mini';
import { preferredTime, type PreferredTime } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { readJson } from '../../db/column-types.ts';
import { invalid } from '../../http/api-error.ts';
import type { RequestRow } from './lifecycle/request-context.ts';

const payload = z.record(z.string(), z.string());

/** The fields that only the kind of a request has, as its form sent them. */
export const readPayload = (row: Pick<RequestRow, 'payload'>): Record<string, string> => readJson(payload, row.payload);

type TitledRow = Pick<RequestRow, 'kind' | 'payload'>;

/** The title of a row in lists, searches and exports. */
export const rowTitle = (row: TitledRow): string => requestTitle({ ...readPayload(row), kind: row.kind });

/** What a row is about, for emails and notifications that name its kind. */
export const rowTopic = (row: TitledRow): string => requestTopic({ ...readPayload(row), kind: row.kind });

const stored = z.array(preferredTime);

/** The times for a session that the client suggested with the request, the best first. */
export const readPreferredTimes = ({ preferred_times }: Pick<RequestRow, 'preferred_times'>): PreferredTime[] =>
  readJson(stored, preferred_times);

/** @throws {ApiError} 422 at each day or time that has passed in Riyadh */
export const assertAhead = (times: readonly PreferredTime[], now: string): void => {
  const local = new Date(Date.parse(now) + ZONE_OFFSET_MS).toISOString();
  const isPast = ({ date, time }: PreferredTime): boolean => {
    const wish = /^\d/.test(time) ? `${date}T${time}` : date;
    return wish < local.slice(0, wish.length);
  };
  const past = times.flatMap((time, index) => (isPast(time) ? [`preferred_times.${index}.date`] : []));
  if (past.length > 0)
    throw invalid(Object.fromEntries(past.map((field) => [field, [fieldErrorMessage('date-past')]])));
};
