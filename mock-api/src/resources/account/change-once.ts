import { receipt, type Receipt } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, doPrepared, itself, type RequestParts, type Work } from '../requests/work.ts';

/** What is written of a change. */
export type Change = (work: Work) => Promise<void>;

/**
 * Changes something about an account once, however often its `Idempotency-Key` comes, and says so.
 * @param prepare what must be right before, and what takes long; not done again for a call that comes again
 */
export const changeOnce = (
  parts: RequestParts,
  request: FastifyRequest,
  message: string,
  prepare: () => Promise<Change>,
): Promise<Receipt> =>
  doPrepared<Receipt>(parts, request, {
    actor: request.session ? actorOf(request.session.user) : itself,
    parse: receipt.parse,
    prepare: async () => {
      const change = await prepare();
      return async (work) => {
        await change(work);
        return { success: true, message };
      };
    },
  });
