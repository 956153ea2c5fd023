import { requestTag, requestTagsInput, requestTriage, snoozeInput, type RequestTriage } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
import { currentUser } from '../../../http/access.ts';
import type { Api } from '../../../http/validation.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from '../lifecycle/request-context.ts';
import { runChange } from '../lifecycle/run-change.ts';
import { findRequest, referenceParams } from '../repository.ts';
import { findSameSender } from './same-sender.ts';
import { readSnoozes, setSnooze } from './snooze.ts';
import { readKnownTags, readTags, setTags } from './tags.ts';

const readTriage = async (db: Database, row: RequestRow, now: string): Promise<RequestTriage> => {
  const snooze = (await readSnoozes(db, [row.id], now)).get(row.id);
  return {
    tags: (await readTags(db, [row.id])).get(row.id) ?? [],
    snoozed_until: snooze?.until ?? null,
    snoozed_by: snooze?.actor_name ?? '',
    same_sender: await findSameSender(db, row),
  };
};

type ByReference = FastifyRequest<{ Params: { reference: string } }>;

const change = (
  deps: RequestDeps,
  request: ByReference,
  run: (context: RequestContext, row: RequestRow) => Promise<void>,
) => {
  const user = currentUser(request);
  return runChange(deps, request, {
    actor: actorOf(user),
    parse: requestTriage.parse,
    run: async (context) => {
      const row = await findRequest(context.trx, request.params.reference, user, 'all');
      await run(context, row);
      return readTriage(context.trx, row, context.now);
    },
  });
};

/** Tags, snooze and other requests of the same sender: what administrators sort their work by. */
export const requestTriageRoutes = (deps: RequestDeps) => async (app: Api) => {
  const path = '/api/admin/requests/:reference';
  const config = { access: 'admin' } as const;
  const schema = { params: referenceParams, response: { 200: requestTriage } };

  app.get(
    '/api/admin/request-tags',
    {
      config,
      schema: { summary: 'The tags of all requests, the most used first.', response: { 200: z.array(requestTag) } },
    },
    () => readKnownTags(deps.db),
  );

  app.get(
    `${path}/triage`,
    { config, schema: { summary: 'Tags and snooze of a request, and others of the same sender.', ...schema } },
    async (request) =>
      readTriage(
        deps.db,
        await findRequest(deps.db, request.params.reference, currentUser(request), 'all'),
        isoNow(deps.clock),
      ),
  );

  app.put(
    `${path}/tags`,
    {
      config,
      schema: { summary: 'Gives a request these tags and no others.', ...schema, body: requestTagsInput },
    },
    (request) => change(deps, request, (context, row) => setTags(context, row, request.body)),
  );

  app.put(
    `${path}/snooze`,
    {
      config,
      schema: {
        summary: 'Takes a request out of the views of open work until a date; null brings it back.',
        ...schema,
        body: snoozeInput,
      },
    },
    (request) => change(deps, request, (context, row) => setSnooze(context, row, request.body)),
  );
};
