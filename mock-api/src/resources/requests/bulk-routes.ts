import { bulkResponse, requestBulkInput, type RequestBulkInput, type RequestKind } from 'shared-lib/contracts';
import { withSavepoint } from '../../db/savepoint.ts';
import { runForEach } from '../../dialect/bulk.ts';
import { currentUser } from '../../http/access.ts';
import { orNotFound } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { inboxName } from './inbox-name.ts';
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

const findRow = async ({ trx }: RequestContext, kind: RequestKind, id: number): Promise<RequestRow> =>
  orNotFound(
    await trx.selectFrom('requests').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst(),
  );

/** Adds `POST …/bulk` to an inbox. Every request gets its own events, emails and result. */
export const addRequestBulk = (app: Api, deps: RequestDeps, kind: RequestKind): void => {
  const summary = `Applies an action to many requests of the kind ${kind}; each succeeds or fails on its own.`;
  app.post(
    `/api/admin/${inboxName[kind]}/bulk`,
    { config: { access: 'admin' }, schema: { summary, body: requestBulkInput, response: { 200: bulkResponse } } },
    (request) => {
      const { body } = request;
      return runChange(deps, request, {
        actor: actorOf(currentUser(request)),
        parse: bulkResponse.parse,
        run: (context) =>
          runForEach(body.ids, (id) =>
            withSavepoint(context, async (savepoint) =>
              applyAction(savepoint, await findRow(savepoint, kind, id), body),
            ),
          ),
      });
    },
  );
};
