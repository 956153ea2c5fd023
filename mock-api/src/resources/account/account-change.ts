import { receipt, type Receipt } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, systemActor, type RequestContext, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runPreparedChange } from '../requests/lifecycle/run-change.ts';

/** The database writes of a change. */
export type AccountChange = (context: RequestContext) => Promise<void>;

/**
 * Applies a change to an account once per `Idempotency-Key` and responds with a receipt.
 * @param message the sentence of the receipt
 * @param prepare runs before the transaction: checks and slow work such as hashing. A repeated request skips it.
 */
export const applyAccountChange = (
  deps: RequestDeps,
  request: FastifyRequest,
  message: string,
  prepare: () => Promise<AccountChange>,
): Promise<Receipt> =>
  runPreparedChange<Receipt>(deps, request, {
    actor: request.session ? actorOf(request.session.user) : systemActor,
    parse: receipt.parse,
    prepare: async () => {
      const change = await prepare();
      return async (context) => {
        await change(context);
        return { success: true, message };
      };
    },
  });
