import { claimInput, claimPreview, clientRequestDetail, lostReferenceInput, receipt } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { caller } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { clientDetail } from '../requests/detail.ts';
import { actorOf, doWork, workAlone, type RequestParts } from '../requests/work.ts';
import { claimRequest, mailClaims, previewClaim } from './claims.ts';

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const claimAnswer = z.object({ data: clientRequestDetail });

/** Requests of visitors on their way to an account. */
export const claimRoutes = (parts: RequestParts) => async (app: Api) => {
  app.get(
    '/api/public/claims/:token',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a claim link leads to, masked.',
        params: tokenParams,
        response: { 200: z.object({ data: claimPreview }) },
      },
    },
    async ({ params }) => ({
      data: await previewClaim(parts.db, params.token),
    }),
  );

  app.post(
    '/api/account/claims',
    {
      config: { access: 'client' },
      schema: {
        summary: 'Attaches the request of a claim link to the own account.',
        body: claimInput,
        response: { 200: claimAnswer },
      },
    },
    (request) => {
      const user = caller(request);
      return doWork(parts, request, {
        actor: actorOf(user),
        parse: claimAnswer.parse,
        work: async (work) => ({
          data: await clientDetail(work.trx, await claimRequest(work, request.body.token, user), work.now),
        }),
      });
    },
  );

  app.post(
    '/api/public/lost-reference',
    {
      config: { access: 'public', limit: 'forms', takesKey: false },
      schema: {
        summary: 'Mails the links of an address to it; the answer is always the same.',
        body: lostReferenceInput,
        response: { 200: receipt },
      },
    },
    async ({ body }) => {
      // In the background, so that the time of the answer tells nothing.
      parts.postman.later(() => workAlone(parts, (work) => mailClaims(work, body.email)));
      return { success: true, message: copy.claims.lostSent };
    },
  );
};
