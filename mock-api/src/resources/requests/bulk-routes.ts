import { bulkAnswer, requestBulkInput, type RequestBulkInput, type RequestKind } from 'shared-lib/contracts';
import { attempt } from '../../db/attempt.ts';
import { withEach } from '../../dialect/bulk.ts';
import { caller } from '../../http/access.ts';
import { found } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { inboxOf } from './letters.ts';
import { assignRequest, setArchived, setPriority, setSpam } from './staff-work.ts';
import { transition } from './transitions.ts';
import { actorOf, doWork, type RequestParts, type RequestRow, type Work } from './work.ts';

const act = (work: Work, row: RequestRow, input: RequestBulkInput): Promise<RequestRow> => {
  switch (input.action) {
    case 'assign':
      return assignRequest(work, row, input);
    case 'priority':
      return setPriority(work, row, input.priority);
    case 'spam':
      return setSpam(work, row, input.is_spam);
    case 'archive':
      return setArchived(work, row, input.is_archived);
    case 'move':
      return transition(work, row, 'admin', input);
  }
};

const findRow = async ({ trx }: Work, kind: RequestKind, id: number): Promise<RequestRow> =>
  found(await trx.selectFrom('requests').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst());

/** Adds `POST …/bulk` to an inbox: the same for many requests, each with its own history, letters and outcome. */
export const addRequestBulk = (app: Api, parts: RequestParts, kind: RequestKind): void => {
  const summary = `Does the same with many requests of the kind ${kind}; each succeeds or fails by itself.`;
  app.post(
    `/api/admin/${inboxOf[kind]}/bulk`,
    { config: { access: 'admin' }, schema: { summary, body: requestBulkInput, response: { 200: bulkAnswer } } },
    (request) => {
      const { body } = request;
      return doWork(parts, request, {
        actor: actorOf(caller(request)),
        parse: bulkAnswer.parse,
        work: (work) =>
          withEach(body.ids, (id) => attempt(work, async (alone) => act(alone, await findRow(alone, kind, id), body))),
      });
    },
  );
};
