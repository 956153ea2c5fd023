import type { BulkPreview, BulkResponse, BulkSelection, UndoneRow } from 'shared-lib/contracts';
import { bulkQuery, bulkResponse } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { withSavepoint } from '../db/savepoint.ts';
import { ApiError, conflict, invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import type { DialectDeps } from './routes.ts';
import { isSame, pick, readBulkPreview } from './bulk-rows.ts';
import type { Resource, Stamped } from './resource.ts';
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

/** The reason of a failed row, in one sentence. */
const reasonOf = ({ message, errors }: ApiError): string => Object.values(errors ?? {})[0]?.[0] ?? message;

type Outcome = BulkResponse['results'][number];

/**
 * Runs an action for each row and reports the result of each.
 * @param action rejects with an `ApiError` for an expected failure of its row; any other error ends the request. It returns what
 *   takes it back, if anything does
 * @param nameOf the name of a failed row
 */
export const runForEach = async (
  ids: readonly number[],
  action: (id: number) => Promise<Omit<UndoneRow, 'id'> | undefined>,
  nameOf: (id: number) => Promise<string>,
): Promise<BulkResponse> => {
  const results: Outcome[] = [];
  for (const id of ids) {
    try {
      const undo = await action(id);
      results.push({ id, ok: true, message: '', ...(undo ? { undo: { id, ...undo } } : {}) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const name = await nameOf(id);
      const { errors } = error;
      results.push({
        id,
        ok: false,
        message: reasonOf(error),
        ...(name ? { name } : {}),
        ...(errors ? { errors } : {}),
      });
    }
  }
  const done = results.filter(({ ok }) => ok).length;
  return { done, failed: results.length - done, matched: results.length, results };
};

/** The effect of an action on a row: new field values, or deletion. */
type Effect = Readonly<Record<string, unknown>> | 'delete';

export interface BulkActions<Action extends string> {
  input: z.ZodMiniType<BulkSelection & { action: Action }>;
  effects: Readonly<Record<Action, Effect>>;
  /** Fields that the actions change, and that an undo gives back. */
  changed: readonly string[];
  /** State of a row, for the preview. @param now ISO 8601 */
  stateOf: (item: Stamped, now: string) => string;
  /** What refers to rows that are about to be deleted. */
  usedBy?: (db: DialectDeps['db'], items: readonly Stamped[]) => Promise<BulkPreview['used_by']>;
}

/** Changes or deletes one row. @returns what takes it back; undefined when nothing has changed or nothing can */
const runEffect = async (
  context: WriteContext,
  resource: Resource,
  id: number,
  { effect, changed }: { effect: Effect; changed: readonly string[] },
): Promise<Omit<UndoneRow, 'id'> | undefined> => {
  if (effect === 'delete') {
    await resource.delete(context, id);
    return resource.restoreDeleted ? {} : undefined;
  }
  const stored = await resource.read(context.trx, id);
  if (isSame(pick(stored, Object.keys(effect)), effect)) return undefined;
  const after = await resource.merge(context, id, effect);
  return { before: pick(stored, changed), after: pick(after, changed) };
};

/** Adds `POST …/bulk`: runs an action on many rows. Each row succeeds or fails by itself. */
export const addBulkRoute = <Action extends string>(
  app: Api,
  deps: DialectDeps,
  resource: Resource,
  actions: BulkActions<Action>,
): void => {
  const { input, effects, changed } = actions;
  const summary = `Runs an action on many ${resource.name}; each row succeeds or fails by itself.`;
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
      const { action } = request.body;
      const effect: Effect = effects[action];
      if (request.query.dry_run === '1')
        return readBulkPreview(deps, resource, actions, { ids, isDeletion: effect === 'delete' });
      return runWrite(deps, request, {
        status: 200,
        parse: bulkResponse.parse,
        write: (context) =>
          runForEach(
            ids,
            (id) => withSavepoint(context, (rowContext) => runEffect(rowContext, resource, id, { effect, changed })),
            async (id) => resource.nameOf((await resource.summaries(context.trx, [id]))[0]),
          ),
      });
    },
  );
};
