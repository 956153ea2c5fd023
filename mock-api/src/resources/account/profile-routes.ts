import {
  accountSession,
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  profileInput,
  receipt,
  user,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { caller, currentSession } from '../../http/access.ts';
import { found, idParams, rowNumber } from '../../http/params.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, doWork, type RequestParts } from '../requests/work.ts';
import { changeOnce } from './change-once.ts';
import {
  confirmEmail,
  endOtherSessions,
  endSession,
  listSessions,
  newEmail,
  newPassword,
  saveProfile,
} from './profile.ts';

export interface AccountParts extends RequestParts {
  limiter: RateLimiter;
}

const config = { access: 'signed-in' } as const;
const profile = z.object({ data: user });

const addSessions = (app: Api, parts: AccountParts) => {
  const { db, clock } = parts;

  app.get(
    '/api/account/sessions',
    {
      config,
      schema: {
        summary: 'Where the caller is signed in.',
        response: { 200: z.object({ data: z.array(accountSession) }) },
      },
    },
    async (request) => ({
      data: await listSessions(db, clock, caller(request), currentSession(request).id),
    }),
  );

  app.delete(
    '/api/account/sessions/:id',
    { config, schema: { summary: 'Signs out in one place.', params: idParams, response: { 200: receipt } } },
    (request) =>
      changeOnce(
        parts,
        request,
        copy.account.sessionEnded,
        async () =>
          ({ trx }) =>
            endSession(trx, caller(request), found(rowNumber(request.params.id))),
      ),
  );

  app.delete(
    '/api/account/sessions',
    { config, schema: { summary: 'Signs out everywhere else.', response: { 200: receipt } } },
    (request) =>
      changeOnce(
        parts,
        request,
        copy.account.sessionEnded,
        async () =>
          ({ trx }) =>
            endOtherSessions(trx, caller(request), currentSession(request).id),
      ),
  );
};

/** What people change about themselves. */
export const profileRoutes = (parts: AccountParts) => async (app: Api) => {
  const { limiter } = parts;

  app.get(
    '/api/account/profile',
    { config, schema: { summary: 'The caller.', response: { 200: profile } } },
    (request) => ({ data: caller(request) }),
  );

  app.patch(
    '/api/account/profile',
    {
      config,
      schema: { summary: 'Changes name, phone, company and country.', body: profileInput, response: { 200: profile } },
    },
    (request) => {
      const person = caller(request);
      return doWork(parts, request, {
        actor: actorOf(person),
        parse: profile.parse,
        work: async ({ trx, clock }) => ({ data: await saveProfile(trx, clock, person, request.body) }),
      });
    },
  );

  app.post(
    '/api/account/password',
    {
      config,
      schema: {
        summary: 'A new password; sessions elsewhere end.',
        body: changePasswordInput,
        response: { 200: receipt },
      },
    },
    (request) => {
      const person = caller(request);
      return changeOnce(parts, request, copy.account.passwordChanged, async () => {
        await limiter.take('password', String(person.id));
        const change = await newPassword(parts, person, currentSession(request).id, request.body);
        await limiter.giveBack('password', String(person.id));
        return change;
      });
    },
  );

  app.post(
    '/api/account/email',
    {
      config,
      schema: {
        summary: 'Mails a link to a new address, which counts when it was opened.',
        body: changeEmailInput,
        response: { 200: receipt },
      },
    },
    (request) => {
      const person = caller(request);
      return changeOnce(parts, request, copy.account.emailSent, async () => {
        await limiter.take('password', String(person.id));
        return newEmail(parts, person, request.body);
      });
    },
  );

  app.post(
    '/api/auth/confirm-email',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'Confirms a new address by its mailed link.',
        body: confirmEmailInput,
        response: { 200: receipt },
      },
    },
    (request) => changeOnce(parts, request, copy.account.emailChanged, async () => confirmEmail(request.body.token)),
  );

  addSessions(app, parts);
};
