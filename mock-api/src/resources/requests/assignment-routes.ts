import { availability, declineAssignmentInput, receipt, type Availability, type Receipt } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import type { Database } from '../../db/open-database.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { consultantArea } from './consultant-routes.ts';
import { findRequest, referenceParams } from './repository.ts';
import { acceptAssignment, declineAssignment } from './lifecycle/assignments.ts';
import { actorOf, type RequestDeps } from './lifecycle/request-context.ts';
import { runChange } from './lifecycle/run-change.ts';
import { changeAsStaff, requestSchema } from './staff-routes.ts';

const config = { access: 'consultant' } as const;
const availabilityResponse = z.object({ data: availability });

const readAvailability = async (db: Database, id: number): Promise<Availability> => {
  const absence = await db
    .selectFrom('consultant_absences')
    .select('since')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return { is_available: absence === undefined };
};

const addAvailability = (app: Api, deps: RequestDeps) => {
  const path = '/api/consultant/availability';
  const response = { 200: availabilityResponse };
  app.get(
    path,
    { config, schema: { summary: 'Whether the signed-in consultant receives new requests.', response } },
    async (request) => ({ data: await readAvailability(deps.db, currentUser(request).id) }),
  );
  app.put(
    path,
    {
      config,
      schema: {
        summary: 'Sets whether new requests can be assigned to the signed-in consultant.',
        body: availability,
        response,
      },
    },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: availabilityResponse.parse,
        run: async ({ trx, now }) => {
          if (request.body.is_available)
            await trx.deleteFrom('consultant_absences').where('user_id', '=', user.id).execute();
          else
            await trx
              .insertInto('consultant_absences')
              .values({ user_id: user.id, since: now })
              .onConflict((conflict) => conflict.column('user_id').doNothing())
              .execute();
          return { data: await readAvailability(trx, user.id) };
        },
      });
    },
  );
};

const addAnswers = (app: Api, deps: RequestDeps) => {
  const path = `${consultantArea.base}/:reference/assignment`;
  app.post(
    `${path}/accept`,
    { config, schema: { summary: 'Accepts the assignment of a request.', ...requestSchema(consultantArea) } },
    (request) => changeAsStaff(deps, consultantArea, request, acceptAssignment),
  );
  app.post(
    `${path}/decline`,
    {
      config,
      schema: {
        summary: 'Returns a request to the administrators with a reason, before it was accepted.',
        params: referenceParams,
        body: declineAssignmentInput,
        response: { 200: receipt },
      },
    },
    (request) => {
      const user = currentUser(request);
      return runChange<Receipt>(deps, request, {
        actor: actorOf(user),
        parse: receipt.parse,
        run: async (context) => {
          const row = await findRequest(context.trx, request.params.reference, user, consultantArea.scope);
          await declineAssignment(context, row, request.body);
          return { success: true, message: copy.assignments.declined };
        },
      });
    },
  );
};

/** How consultants respond to assignments, and whether they receive new ones. */
export const assignmentRoutes = (deps: RequestDeps) => async (app: Api) => {
  addAvailability(app, deps);
  addAnswers(app, deps);
};
