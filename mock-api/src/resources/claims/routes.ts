import {
  claimInput,
  claimPreview,
  clientRequestDetail,
  lostReferenceInput,
  receipt,
  tokenText,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { clientDetail } from '../requests/request-detail.ts';
import { actorOf, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange, runSystemChange } from '../requests/lifecycle/run-change.ts';
import { claimRequest, sendClaimLinks, previewClaim } from './claims.ts';

const tokenParams = z.object({ token: tokenText() });
const claimResponse = z.object({ data: clientRequestDetail });

/** Routes that attach requests of visitors to accounts. */
export const claimRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.get(
    '/api/public/claims/:token',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The request of a claim link, masked.',
        params: tokenParams,
        response: { 200: z.object({ data: claimPreview }) },
      },
    },
    async ({ params }) => ({
      data: await previewClaim(deps.db, params.token),
    }),
  );

  app.post(
    '/api/account/claims',
    {
      config: { access: 'client' },
      schema: {
        summary: 'Attaches the request of a claim link to the own account.',
        body: claimInput,
        response: { 200: claimResponse },
      },
    },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: claimResponse.parse,
        run: async (context) => ({
          data: await clientDetail(context.trx, await claimRequest(context, request.body.token, user), context.now),
        }),
      });
    },
  );

  app.post(
    '/api/public/lost-reference',
    {
      config: { access: 'public', limit: 'forms', acceptsIdempotencyKey: false },
      schema: {
        summary: 'Emails the claim links of an e-mail address to it; the response is always the same.',
        body: lostReferenceInput,
        response: { 200: receipt },
      },
    },
    async ({ body }) => {
      // In the background, so that the response time does not reveal whether requests with this e-mail exist.
      deps.emailQueue.runInBackground(() => runSystemChange(deps, (context) => sendClaimLinks(context, body.email)));
      return { success: true, message: copy.claims.lostSent };
    },
  );
};
