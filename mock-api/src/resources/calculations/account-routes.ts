import { calculationChange, joinCalculationsInput, saveCalculationInput, savedCalculation } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { currentUser } from '../../http/access.ts';
import { idParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, type RequestContext, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import {
  changeCalculation,
  deleteCalculation,
  joinCalculations,
  listCalculations,
  saveCalculation,
} from './repository.ts';

const base = '/api/account/calculations';
const config = { access: 'signed-in' } as const;
const one = z.object({ data: savedCalculation });
const list = z.object({ data: z.array(savedCalculation) });
/** Also the keys of those that cannot be read or exceed the limit. */
const joined = z.extend(list, { left_out: z.array(z.string()) });
/** Fifty calculations with the longest links. */
const JOIN_BODY_LIMIT = 512 * 1024;

type Change<Body> = (context: RequestContext, userId: number) => Promise<Body>;

const run = <Body>(
  deps: RequestDeps,
  request: FastifyRequest,
  parse: (body: unknown) => Body,
  change: Change<Body>,
) => {
  const user = currentUser(request);
  return runChange(deps, request, { actor: actorOf(user), parse, run: (context) => change(context, user.id) });
};

/** Reading, and the changes after which the whole list is shown again. */
const addListRoutes = (app: Api, deps: RequestDeps): void => {
  app.get(
    base,
    {
      config,
      schema: {
        summary: 'Own saved calculations with their figures, the last changed first.',
        response: { 200: list },
      },
    },
    async (request) => ({ data: await listCalculations(deps.db, currentUser(request).id) }),
  );

  app.post(
    `${base}/join`,
    {
      config,
      bodyLimit: JOIN_BODY_LIMIT,
      schema: {
        summary: 'Adds what a guest saved on the device. A key that is already saved changes nothing.',
        body: joinCalculationsInput,
        response: { 200: joined },
      },
    },
    (request) =>
      run(deps, request, joined.parse, async (context, userId) => {
        const left_out = await joinCalculations(context, userId, request.body.items);
        return { data: await listCalculations(context.trx, userId), left_out };
      }),
  );

  app.delete(
    `${base}/:id`,
    { config, schema: { summary: 'Deletes an own calculation.', params: idParams, response: { 200: list } } },
    (request) =>
      run(deps, request, list.parse, async (context, userId) => {
        await deleteCalculation(context, userId, request.params.id);
        return { data: await listCalculations(context.trx, userId) };
      }),
  );
};

/** Calculations that people save in their accounts. */
export const savedCalculationRoutes = (deps: RequestDeps) => async (app: Api) => {
  addListRoutes(app, deps);

  app.post(
    base,
    {
      config,
      schema: {
        summary: 'Saves a calculation under a name. The figures are computed here.',
        body: saveCalculationInput,
        response: { 200: one },
      },
    },
    (request) =>
      run(deps, request, one.parse, async (context, userId) => ({
        data: await saveCalculation(context, userId, request.body),
      })),
  );

  app.patch(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Renames an own calculation, or replaces its figures.',
        params: idParams,
        body: calculationChange,
        response: { 200: one },
      },
    },
    (request) =>
      run(deps, request, one.parse, async (context, userId) => ({
        data: await changeCalculation(context, userId, request.params.id, request.body),
      })),
  );
};
