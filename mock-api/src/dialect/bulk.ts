import type { BulkResponse, BulkSelection } from 'shared-lib/contracts';
import { bulkQuery, bulkResponse } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { withSavepoint } from '../db/savepoint.ts';
import { ApiError, conflict, invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import type { DialectDeps } from './routes.ts';
import type { Resource } from './resource.ts';
import { runWrite, type WriteContext } from './write-context.ts';
import { dialectCopy } from '../copy/dialect.ts';
import type { RawQuery } from './list-query.ts';

/** Rows of one bulk request by filter. More would block other writes for too long. */
const MAX_FILTERED = 2000;

/**
 * The ids that a bulk request selects.
 * @param findIds ids of all rows that match the filters of a list
 * @throws {ApiError} 422 for too many rows; 409 when their number is not the one that the person confirmed
 */
export const selectedIds = async (
  { ids, filter, count }: BulkSelection,
  findIds: (query: RawQuery) => Promise<number[]>,
): Promise<number[]> => {
  if (ids) return ids;
  const found = await findIds(filter ?? {});
  if (found.length > MAX_FILTERED) throw invalid({ filter: [dialectCopy.tooManySelected(MAX_FILTERED)] });
  if (count !== undefined && count !== found.length) throw conflict(dialectCopy.selectionChanged(found.length));
  return found;
};

/** The response to a bulk request that only counts. */
export const countedRows = (ids: readonly number[]): BulkResponse => ({
  done: 0,
  failed: 0,
  matched: ids.length,
  results: [],
});

/** The reason of a failed row, in one sentence. */
const reasonOf = ({ message, errors }: ApiError): string => Object.values(errors ?? {})[0]?.[0] ?? message;

type Outcome = BulkResponse['results'][number];

/**
 * Runs an action for each row and reports the result of each.
 * @param action rejects with an `ApiError` for an expected failure of its row; any other error ends the request
 */
export const runForEach = async (
  ids: readonly number[],
  action: (id: number) => Promise<unknown>,
): Promise<BulkResponse> => {
  const results: Outcome[] = [];
  for (const id of ids) {
    try {
      await action(id);
      results.push({ id, ok: true, message: '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, ok: false, message: reasonOf(error) });
    }
  }
  const done = results.filter(({ ok }) => ok).length;
  return { done, failed: results.length - done, matched: results.length, results };
};

/** The effect of an action on a row: new field values, or deletion. */
type Effect = Readonly<Record<string, unknown>> | 'delete';

interface BulkActions<Action extends string> {
  input: z.ZodMiniType<BulkSelection & { action: Action }>;
  effects: Readonly<Record<Action, Effect>>;
}

/** Adds `POST …/bulk`: runs an action on many rows. Each row succeeds or fails by itself. */
export const addBulkRoute = <Action extends string>(
  app: Api,
  deps: DialectDeps,
  resource: Resource,
  { input, effects }: BulkActions<Action>,
): void => {
  const summary = `Runs an action on many ${resource.name}; each row succeeds or fails by itself.`;
  const runAction = (context: WriteContext, id: number, action: Action) => {
    const effect: Effect = effects[action];
    return effect === 'delete' ? resource.delete(context, id) : resource.merge(context, id, effect);
  };
  app.post(
    `/api/admin/${resource.name}/bulk`,
    {
      config: { access: 'admin' },
      schema: { summary, querystring: bulkQuery, body: input, response: { 200: bulkResponse } },
    },
    async (
      request: FastifyRequest<{ Body: BulkSelection & { action: Action }; Querystring: { dry_run: '0' | '1' } }>,
    ) => {
      const ids = await selectedIds(request.body, (query) => resource.findIds(deps.db, query));
      if (request.query.dry_run === '1') return countedRows(ids);
      const { action } = request.body;
      return runWrite(deps, request, {
        status: 200,
        parse: bulkResponse.parse,
        write: (context) =>
          runForEach(ids, (id) =>
            withSavepoint(context, async (rowContext) => void (await runAction(rowContext, id, action))),
          ),
      });
    },
  );
};
