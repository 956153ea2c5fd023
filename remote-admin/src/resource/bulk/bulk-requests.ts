import { bulkResponse, type BulkPreview, type BulkResponse, type UndoneRow } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';

export type BulkPath = AdminResource | 'requests';

/** What an action sends besides the ids. */
export type BulkBody = Readonly<Record<string, unknown>> & { action: string };

type Results = BulkResponse['results'];

/** Rows of one request that looks: the most that the API takes. */
const LOOKED_AT = 500;
/** Rows of one request that writes: other writes wait for it. */
const WRITTEN = 100;

const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const send = (path: BulkPath, body: object, query = ''): Promise<BulkResponse> =>
  http.post(`/admin/${path}/bulk${query}`, body, bulkResponse);

const merged = (previews: readonly BulkPreview[]): BulkPreview => {
  const states = new Map<string, number[]>();
  const used = new Map<string, number>();
  for (const preview of previews) {
    for (const { state, ids } of preview.states) states.set(state, [...(states.get(state) ?? []), ...ids]);
    for (const { kind, count } of preview.used_by) used.set(kind, (used.get(kind) ?? 0) + count);
  }
  return {
    names: previews[0]?.names ?? [],
    states: [...states].map(([state, ids]) => ({ state, ids })),
    used_by: [...used].map(([kind, count]) => ({ kind, count })),
  };
};

/** What an action would meet: the first names, how many rows are in each state, and what refers to them. */
export const lookAtRows = async (path: BulkPath, ids: readonly number[], body: BulkBody): Promise<BulkPreview> =>
  merged(
    await Promise.all(
      batchesOf(ids, LOOKED_AT).map(async (batch) => {
        const { preview } = await send(path, { ...body, ids: batch }, '?dry_run=1');
        return preview ?? { names: [], states: [], used_by: [] };
      }),
    ),
  );

interface Progress {
  /** Called after each batch with the rows that are done; false stops before the next one. */
  onBatch: (done: number) => boolean;
}

/**
 * Runs an action on rows, a hundred in each request. Each row succeeds or fails by itself.
 * @returns the results, and the error of a request that failed after others had succeeded
 * @throws {HttpError} when the first request fails
 */
export const runOnRows = async (
  path: BulkPath,
  ids: readonly number[],
  body: BulkBody,
  { onBatch }: Progress,
): Promise<{ results: Results; error?: unknown }> => {
  const results: Results = [];
  for (const batch of batchesOf(ids, WRITTEN)) {
    try {
      results.push(...(await send(path, { ...body, ids: batch })).results);
    } catch (error) {
      if (results.length === 0) throw error;
      return { results, error };
    }
    if (!onBatch(results.length)) break;
  }
  return { results };
};

/** Takes an action back: every row gets its own earlier values. */
export const undoRows = async (path: BulkPath, rows: readonly UndoneRow[]): Promise<Results> => {
  const results: Results = [];
  for (const batch of batchesOf(rows, WRITTEN))
    results.push(...(await http.post(`/admin/${path}/bulk/undo`, { rows: batch }, bulkResponse)).results);
  return results;
};
