import { actualsInput, caseCopyInput, requestCase } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { currentUser } from '../../../http/access.ts';
import type { Api } from '../../../http/validation.ts';
import { adminArea } from '../admin-routes.ts';
import { consultantArea } from '../consultant-routes.ts';
import { actorOf, type RequestContext, type RequestDeps, type RequestRow } from '../lifecycle/request-context.ts';
import { runChange } from '../lifecycle/run-change.ts';
import { findRequest, referenceParams, type RequestScope } from '../repository.ts';
import { addCopy, readCase, setActuals } from './case.ts';

const response = z.object({ data: requestCase });
const schema = { params: referenceParams, response: { 200: response } };

const clientArea = { base: '/api/account/requests', role: 'signed-in', scope: 'own' } as const;

type ByReference = FastifyRequest<{ Params: { reference: string } }>;

/** Runs a change and responds with the whole case. Whoever acts on an own request acts as its client. */
const change = (
  deps: RequestDeps,
  request: ByReference,
  scope: RequestScope,
  run: (context: RequestContext, row: RequestRow) => Promise<void>,
) => {
  const user = currentUser(request);
  const actor = actorOf(user);
  return runChange(deps, request, {
    actor: scope === 'own' ? { ...actor, role: 'client' } : actor,
    parse: response.parse,
    run: async (context) => {
      const row = await findRequest(context.trx, request.params.reference, user, scope);
      await run(context, row);
      return { data: await readCase(context.trx, row) };
    },
  });
};

/** The calculation of a request, which staff change in copies, and actual figures beside the plan. */
export const requestCaseRoutes = (deps: RequestDeps) => async (app: Api) => {
  for (const { base, role, scope } of [clientArea, consultantArea, adminArea]) {
    const config = { access: role };
    app.get(
      `${base}/:reference/case`,
      {
        config,
        schema: {
          summary: 'The calculation of a request with the copies of staff, and its plan beside actual figures.',
          ...schema,
        },
      },
      async (request) => ({
        data: await readCase(
          deps.db,
          await findRequest(deps.db, request.params.reference, currentUser(request), scope),
        ),
      }),
    );

    app.put(
      `${base}/:reference/case/actuals`,
      {
        config,
        schema: { summary: 'Stores the actual figures of years of operation.', ...schema, body: actualsInput },
      },
      (request) => change(deps, request, scope, (context, row) => setActuals(context, row, request.body)),
    );
  }

  for (const { base, role, scope } of [consultantArea, adminArea])
    app.post(
      `${base}/:reference/case/copies`,
      {
        config: { access: role },
        schema: {
          summary: 'Adds a changed copy of the calculation and notifies the client.',
          ...schema,
          body: caseCopyInput,
        },
      },
      (request) => change(deps, request, scope, (context, row) => addCopy(context, row, request.body)),
    );
};
