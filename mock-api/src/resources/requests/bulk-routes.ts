import {
  bulkQuery,
  bulkResponse,
  requestBulkInput,
  type RequestBulkInput,
  type RequestKind,
} from 'shared-lib/contracts';
import { withSavepoint } from '../../db/savepoint.ts';
import { runForEach, countedRows, selectedIds } from '../../dialect/bulk.ts';
import { currentUser } from '../../http/access.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { findRequestIds } from './inbox/inbox-list.ts';
import { inboxName } from './find-request.ts';
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
      if (request.query.dry_run === '1') return countedRows(ids);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: bulkResponse.parse,
        run: (context) =>
          runForEach(ids, (id) =>
            withSavepoint(context, async (savepoint) =>
              applyAction(savepoint, await findRow(savepoint, kind, id), body),
            ),
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

/** Adds `POST /api/admin/requests/bulk`, for requests of any kind. */
export const addBulkOfAllKinds = (app: Api, deps: RequestDeps): void =>
  addBulk(
    app,
    deps,
    '/api/admin/requests/bulk',
    'Applies an action to many requests of any kind; each succeeds or fails on its own.',
  );
