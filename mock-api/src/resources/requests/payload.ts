import { requestTitle, requestTopic } from 'shared-lib/format';
import * as z from 'zod/mini';
import { readJson } from '../../db/column-types.ts';
import type { RequestRow } from './lifecycle/request-context.ts';

const payload = z.record(z.string(), z.string());

/** The fields that only the kind of a request has, as its form sent them. */
export const readPayload = (row: Pick<RequestRow, 'payload'>): Record<string, string> => readJson(payload, row.payload);

type TitledRow = Pick<RequestRow, 'kind' | 'payload'>;

/** The title of a row in lists, searches and exports. */
export const rowTitle = (row: TitledRow): string => requestTitle({ ...readPayload(row), kind: row.kind });

/** What a row is about, for emails and notifications that name its kind. */
export const rowTopic = (row: TitledRow): string => requestTopic({ ...readPayload(row), kind: row.kind });
