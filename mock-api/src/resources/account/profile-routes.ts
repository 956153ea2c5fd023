import {
  accountEmail,
  accountSession,
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  profileInput,
  receipt,
  user as userContract,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { cancelPendingEmail, findPendingEmail } from '../../auth/account-links.ts';
import { copy } from '../../copy/ar.ts';
import { currentUser, currentSession } from '../../http/access.ts';
import { orNotFound, idParams, parseRowId } from '../../http/params.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, type RequestDeps } from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import {
  applyAccountChange,
  confirmEmail,
  endOtherSessions,
  endSession,
  listSessions,
  prepareEmailChange,
  prepareNewPassword,
  saveProfile,
} from './profile.ts';

export interface AccountDeps extends RequestDeps {
  limiter: RateLimiter;
}

const config = { access: 'signed-in' } as const;
const emailResponse = z.object({ data: accountEmail });
const profile = z.object({ data: userContract });

const addSessionRoutes = (app: Api, deps: AccountDeps) => {
  const { db, clock } = deps;

  app.get(
    '/api/account/sessions',
    {
      config,
      schema: {
        summary: 'Sessions of the signed-in user.',
        response: { 200: z.object({ data: z.array(accountSession) }) },
      },
    },
    async (request) => ({
      data: await listSessions(db, clock, currentUser(request), currentSession(request).id),
    }),
  );

  app.delete(
    '/api/account/sessions/:id',
    { config, schema: { summary: 'Ends one session.', params: idParams, response: { 200: receipt } } },
    (request) =>
      applyAccountChange(
        deps,
        request,
        copy.account.sessionEnded,
        async () =>
          ({ trx }) =>
            endSession(trx, currentUser(request), orNotFound(parseRowId(request.params.id))),
      ),
  );

  app.delete(
    '/api/account/sessions',
    { config, schema: { summary: 'Ends all sessions but the current one.', response: { 200: receipt } } },
    (request) =>
      applyAccountChange(
        deps,
        request,
        copy.account.sessionEnded,
        async () =>
          ({ trx }) =>
            endOtherSessions(trx, currentUser(request), currentSession(request).id),
      ),
  );
};

const addProfileRoutes = (app: Api, deps: AccountDeps) => {
  app.get(
    '/api/account/profile',
    { config, schema: { summary: 'Profile of the signed-in user.', response: { 200: profile } } },
    (request) => ({ data: currentUser(request) }),
  );

  app.patch(
    '/api/account/profile',
    {
      config,
      schema: { summary: 'Changes name, phone, company and country.', body: profileInput, response: { 200: profile } },
    },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: profile.parse,
        run: async ({ trx, clock }) => ({ data: await saveProfile(trx, clock, user, request.body) }),
      });
    },
  );
};

const addPasswordRoute = (app: Api, deps: AccountDeps) => {
  const { limiter } = deps;
  app.post(
    '/api/account/password',
    {
      config,
      schema: {
        summary: 'Sets a new password and ends all other sessions.',
        body: changePasswordInput,
        response: { 200: receipt },
      },
    },
    (request) => {
      const user = currentUser(request);
      return applyAccountChange(deps, request, copy.account.passwordChanged, async () => {
        await limiter.consume('password', String(user.id));
        const change = await prepareNewPassword(deps, user, currentSession(request).id, request.body);
        await limiter.refund('password', String(user.id));
        return change;
      });
    },
  );
};

const addPendingEmailRoutes = (app: Api, deps: AccountDeps) => {
  const { db, clock } = deps;
  const response = { 200: emailResponse };

  app.get(
    '/api/account/email',
    { config, schema: { summary: 'The e-mail address, and a new one that waits for its confirmation.', response } },
    async (request) => {
      const { id, email } = currentUser(request);
      return { data: { email, pending: (await findPendingEmail(db, clock, id)) ?? null } };
    },
  );

  app.delete(
    '/api/account/email/pending',
    { config, schema: { summary: 'Cancels the change of the e-mail address: its link stops working.', response } },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: emailResponse.parse,
        run: async ({ trx }) => {
          await cancelPendingEmail(trx, user.id);
          return { data: { email: user.email, pending: null } };
        },
      });
    },
  );
};

const addEmailRoutes = (app: Api, deps: AccountDeps) => {
  const { limiter } = deps;
  app.post(
    '/api/account/email',
    {
      config,
      schema: {
        summary: 'Sends a confirmation link to a new e-mail address, which takes effect when the link is opened.',
        body: changeEmailInput,
        response: { 200: receipt },
      },
    },
    (request) => {
      const user = currentUser(request);
      return applyAccountChange(deps, request, copy.account.emailSent, async () => {
        await limiter.consume('password', String(user.id));
        return prepareEmailChange(deps, user, request.body);
      });
    },
  );

  app.post(
    '/api/auth/confirm-email',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'Confirms a new e-mail address by the token of its link.',
        body: confirmEmailInput,
        response: { 200: receipt },
      },
    },
    (request) =>
      applyAccountChange(deps, request, copy.account.emailChanged, async () => confirmEmail(request.body.token)),
  );
};

/** Profile, password, e-mail address and sessions of the signed-in user. */
export const profileRoutes = (deps: AccountDeps) => async (app: Api) => {
  addProfileRoutes(app, deps);
  addPasswordRoute(app, deps);
  addEmailRoutes(app, deps);
  addPendingEmailRoutes(app, deps);
  addSessionRoutes(app, deps);
};
