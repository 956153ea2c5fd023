import { bulkResponse, bulkUndoInput, type UndoneRow } from 'shared-lib/contracts';
import { dialectCopy } from '../copy/dialect.ts';
import { withSavepoint } from '../db/savepoint.ts';
import { conflict, invalid } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import { runForEach } from './bulk.ts';
import { isSame, pick } from './bulk-rows.ts';
import type { Resource } from './resource.ts';
import type { DialectDeps } from './routes.ts';
import { runWrite, type WriteContext } from './write-context.ts';

/** Values of up to 500 rows. */
export const UNDO_BYTES = 512 * 1024;

/** Gives a row its earlier values. @throws {ApiError} 404; 409 when somebody has changed these values since; 422 */
const undoRow = async (
  context: WriteContext,
  resource: Resource,
  changed: readonly string[],
  { id, before, after }: UndoneRow,
): Promise<void> => {
  if (!before || !after) {
    if (!resource.restoreDeleted) throw invalid();
    await resource.restoreDeleted(context, id);
    return;
  }
  const names = changed.filter((name) => name in before);
  const stored = await resource.read(context.trx, id);
  if (!isSame(pick(after, names), pick(stored, names))) throw conflict(dialectCopy.changedBeforeUndo);
  await resource.merge({ ...context, isRestore: true }, id, pick(before, names));
};

/** Adds `POST …/bulk/undo`: each row gets back what it had before the action, in one transaction. */
export const addUndoRoute = (app: Api, deps: DialectDeps, resource: Resource, changed: readonly string[]): void => {
  app.post(
    `/api/admin/${resource.name}/bulk/undo`,
    {
      config: { access: 'admin' },
      bodyLimit: UNDO_BYTES,
      schema: {
        summary: `Takes an action on ${resource.name} back, with what its response said of each row.`,
        body: bulkUndoInput,
        response: { 200: bulkResponse },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: bulkResponse.parse,
        write: (context) => {
          const rows = new Map(request.body.rows.map((row) => [row.id, row]));
          return runForEach(
            [...rows.keys()],
            (id) =>
              withSavepoint(context, async (rowContext) => {
                await undoRow(rowContext, resource, changed, rows.get(id) ?? { id });
                return undefined;
              }),
            async (id) => resource.nameOf((await resource.summaries(context.trx, [id]))[0]),
          );
        },
      }),
  );
};
