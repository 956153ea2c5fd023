import {
  bulkQuery,
  bulkResponse,
  bulkUndoInput,
  isFinal,
  requestBulkInput,
  type RequestBulkInput,
  type RequestKind,
} from 'shared-lib/contracts';
import { withSavepoint } from '../../db/savepoint.ts';
import { runForEach, selectedIds } from '../../dialect/bulk.ts';
import { lookedAt, pick } from '../../dialect/bulk-rows.ts';
import { UNDO_BYTES } from '../../dialect/bulk-undo.ts';
import { currentUser } from '../../http/access.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import type { Database } from '../../db/open-database.ts';
import { isOneOf } from '../../db/conditions.ts';
import { undoRequest, undoneFields } from './lifecycle/undo-action.ts';
import { findRequestIds } from './inbox/inbox-list.ts';
import { inboxName } from './repository.ts';
import { assignRequest, setArchived, setPriority, setSpam } from './lifecycle/staff-actions.ts';
import { requestTransition } from './lifecycle/transitions.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from './lifecycle/request-context.ts';
import { runChange } from './lifecycle/run-change.ts';

/** Applies the action of a bulk request to one row. */
const applyAction = (context: RequestContext, row: RequestRow, input: RequestBulkInput): Promise<RequestRow> => {
  switch (input.action) {
    case 'assign':
      return assignRequest(context, row, input);
    case 'priority':
      return setPriority(context, row, input.priority);
    case 'spam':
      return setSpam(context, row, input.is_spam);
    case 'archive':
      return setArchived(context, row, input.is_archived);
    case 'move':
      return requestTransition(context, row, 'admin', input);
  }
};

/** @param kind any kind when missing */
const findRow = async ({ trx }: RequestContext, kind: RequestKind | undefined, id: number): Promise<RequestRow> => {
  const found = trx.selectFrom('requests').selectAll().where('id', '=', id);
  return orNotFound(await (kind ? found.where('kind', '=', kind) : found).executeTakeFirst());
};

/** Which of the selected requests are open, finished, spam or archived, by the sender's name and reference. */
const lookAt = async (db: Database, kind: RequestKind | undefined, ids: readonly number[]) => {
  const found = db
    .selectFrom('requests')
    .select(['id', 'kind', 'name', 'reference', 'status', 'is_spam', 'archived_at'])
    .where(isOneOf('requests.id', ids));
  const rows = new Map((await (kind ? found.where('kind', '=', kind) : found).execute()).map((row) => [row.id, row]));
  const stateOf = (row: Pick<RequestRow, 'kind' | 'status' | 'is_spam' | 'archived_at'>) => {
    if (row.archived_at !== null) return 'archived';
    if (row.is_spam === 1) return 'spam';
    return isFinal(row.kind, row.status) || row.status === 'closed' ? 'done' : 'open';
  };
  return lookedAt(
    ids,
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ id, name: `${row.name} ${row.reference}`, state: stateOf(row) }] : [];
    }),
  );
};

const readName = async ({ trx }: RequestContext, id: number): Promise<string> => {
  const row = await trx.selectFrom('requests').select(['name', 'reference']).where('id', '=', id).executeTakeFirst();
  return row ? `${row.name} ${row.reference}` : '';
};

/** Adds a bulk route. Every request gets its own events, emails and result. */
const addBulk = (app: Api, deps: RequestDeps, path: string, summary: string, kind?: RequestKind): void => {
  app.post(
    path,
    {
      config: { access: 'admin' },
      schema: { summary, querystring: bulkQuery, body: requestBulkInput, response: { 200: bulkResponse } },
    },
    async (request) => {
      const { body } = request;
      const user = currentUser(request);
      const ids = await selectedIds(body, (query) => findRequestIds(deps, user, kind, query));
      if (request.query.dry_run === '1') return lookAt(deps.db, kind, ids);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: bulkResponse.parse,
        run: (context) =>
          runForEach(
            ids,
            (id) =>
              withSavepoint(context, async (savepoint) => {
                const row = await findRow(savepoint, kind, id);
                const changed = await applyAction(savepoint, row, body);
                const fields = undoneFields[body.action];
                if (changed === row || fields.length === 0) return undefined;
                return { before: pick(row, fields), after: pick(changed, fields) };
              }),
            (id) => readName(context, id),
          ),
      });
    },
  );
};

/** Adds `POST …/bulk` to the list of one kind. */
export const addRequestBulk = (app: Api, deps: RequestDeps, kind: RequestKind): void =>
  addBulk(
    app,
    deps,
    `/api/admin/${inboxName[kind]}/bulk`,
    `Applies an action to many requests of the kind ${kind}; each succeeds or fails on its own.`,
    kind,
  );

/** Adds `POST /api/admin/requests/bulk/undo`. */
const addUndo = (app: Api, deps: RequestDeps): void => {
  app.post(
    '/api/admin/requests/bulk/undo',
    {
      config: { access: 'admin' },
      bodyLimit: UNDO_BYTES,
      schema: {
        summary: 'Takes an action on requests back, with what its response said of each.',
        body: bulkUndoInput,
        response: { 200: bulkResponse },
      },
    },
    (request) =>
      runChange(deps, request, {
        actor: actorOf(currentUser(request)),
        parse: bulkResponse.parse,
        run: (context) => {
          const rows = new Map(request.body.rows.map((row) => [row.id, row]));
          return runForEach(
            [...rows.keys()],
            (id) =>
              withSavepoint(context, async (savepoint) => {
                await undoRequest(savepoint, await findRow(savepoint, undefined, id), rows.get(id) ?? { id });
                return undefined;
              }),
            (id) => readName(context, id),
          );
        },
      }),
  );
};

/** Adds `POST /api/admin/requests/bulk`, for requests of any kind, and the way back. */
export const addBulkOfAllKinds = (app: Api, deps: RequestDeps): void => {
  addUndo(app, deps);
  addBulk(
    app,
    deps,
    '/api/admin/requests/bulk',
    'Applies an action to many requests of any kind; each succeeds or fails on its own.',
  );
};
