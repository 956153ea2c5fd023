import { consultantProfileInput, ownConsultantProfile } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notificationCopy } from '../../copy/emails.ts';
import { currentUser } from '../../http/access.ts';
import { forbidden } from '../../http/api-error.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { notifyAdmins } from '../users/approval-notifications.ts';
import { readOwnProfile, writeOwnProfile } from '../users/consultant-profiles.ts';
import type { StoredUser } from '../users/repository.ts';

const response = z.object({ data: ownConsultantProfile });
const path = '/api/account/consultant-profile';
const config = { access: 'signed-in' } as const;

/** The signed-in consultant, also one who waits for approval. @throws {ApiError} 403 for other roles */
const consultantOf = (request: FastifyRequest): StoredUser => {
  const user = currentUser(request);
  if (user.role !== 'consultant') throw forbidden();
  return user;
};

/** What a consultant says about the own work: administrators decide on the account by it. */
export const consultantProfileRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.get(
    path,
    {
      config,
      schema: { summary: 'What the signed-in consultant wrote about the own work.', response: { 200: response } },
    },
    async (request) => ({ data: await readOwnProfile(deps.db, consultantOf(request).id) }),
  );

  app.put(
    path,
    {
      config,
      schema: {
        summary: 'Stores specialty and curriculum vitae of the signed-in consultant.',
        body: consultantProfileInput,
        response: { 200: response },
      },
    },
    (request) => {
      const user = consultantOf(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: response.parse,
        run: async ({ trx, now }) => {
          const { written_at } = await readOwnProfile(trx, user.id);
          if (user.status === 'pending' && written_at === null)
            await notifyAdmins(trx, user, notificationCopy.toStaff.consultantWrote, now);
          return { data: await writeOwnProfile(trx, user.id, request.body, now) };
        },
      });
    },
  );
};
