import { requestEntryInput, staffRequestDetail, type RequestEntryInput } from 'shared-lib/contracts';
import { currentUser } from '../../../http/access.ts';
import type { Api } from '../../../http/validation.ts';
import { findClient } from '../../clients/client-list.ts';
import { addClaimLink, createRequest } from '../repository.ts';
import { receiptEmail } from '../emails/request-emails.ts';
import { assignRequest } from '../lifecycle/staff-actions.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from '../lifecycle/request-context.ts';
import { runChange } from '../lifecycle/run-change.ts';
import { staffDetail } from '../request-detail.ts';
import { firstReplyDays, type ServiceLevel } from '../service-levels/service-levels.ts';

const levelOf = (input: RequestEntryInput): ServiceLevel =>
  input.kind === 'consultation' && input.timeline === 'urgent' ? 'urgent-consultation' : input.kind;

/**
 * Stores a request of a person who called or wrote. With an e-mail address, the person gets a receipt.
 * @throws {ApiError} 404 for a client that is not there any more
 */
const enterRequest = async (context: RequestContext, input: RequestEntryInput): Promise<RequestRow> => {
  const { kind, channel, name, email, phone, company, priority, assignee_id, client_id } = input;
  const client = client_id === null ? undefined : await findClient(context.trx, String(client_id));
  const row = await createRequest(context, {
    kind,
    input,
    channel,
    priority,
    name,
    email,
    phone,
    company,
    preferred_times: kind === 'consultation' ? input.preferred_times : [],
    user: client?.user_id ? { id: client.user_id } : undefined,
    client_id,
    source_path: '',
    level: levelOf(input),
  });
  if (email)
    context.emails.push(
      receiptEmail(row, {
        claimUrl: await addClaimLink(context, row),
        company: context.companyContact,
        replyDays: firstReplyDays(context.levels, levelOf(input)),
      }),
    );
  return assignee_id === null ? row : assignRequest(context, row, { assignee_id, note: '' });
};

/** Requests that arrived by phone, by WhatsApp, or in person. */
export const addEntryRoute = (app: Api, deps: RequestDeps): void => {
  app.post(
    '/api/admin/requests',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Enters a request that arrived by phone, by WhatsApp, or in person.',
        body: requestEntryInput,
        response: { 201: staffRequestDetail },
      },
    },
    async (request, reply) => {
      const detail = await runChange(deps, request, {
        actor: actorOf(currentUser(request)),
        parse: staffRequestDetail.parse,
        run: async (context) =>
          staffDetail(context.trx, await enterRequest(context, request.body), 'admin', context.now),
      });
      return reply.code(201).send(detail);
    },
  );
};
