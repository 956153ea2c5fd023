import { changeEmailInput, changePasswordInput, confirmEmailInput, profileInput } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { caller, currentSession } from '../../http/access.ts';
import { found, idParams, rowNumber } from '../../http/params.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Api } from '../../http/validation.ts';
import type { RequestParts } from '../requests/work.ts';
import { askForEmail, changePassword, confirmEmail, endOtherSessions, endSession, listSessions, saveProfile } from './profile.ts';

export interface AccountParts extends RequestParts {
  limiter: RateLimiter;
}

const config = { access: 'signed-in' } as const;

const addSessions = (app: Api, { db, clock }: AccountParts) => {
  app.get('/api/account/sessions', { config }, async (request) => ({
    data: await listSessions(db, clock, caller(request), currentSession(request).id),
  }));

  app.delete('/api/account/sessions/:id', { config, schema: { params: idParams } }, async (request) => {
    await endSession(db, caller(request), found(rowNumber(request.params.id)));
    return { success: true, message: copy.account.sessionEnded };
  });

  /** Everywhere else. */
  app.delete('/api/account/sessions', { config }, async (request) => {
    await endOtherSessions(db, caller(request), currentSession(request).id);
    return { success: true, message: copy.account.sessionEnded };
  });
};

/** What people change about themselves. */
export const profileRoutes = (parts: AccountParts) => async (app: Api) => {
  const { db, clock, limiter } = parts;

  app.get('/api/account/profile', { config }, (request) => ({ data: caller(request) }));

  app.patch('/api/account/profile', { config, schema: { body: profileInput } }, async (request) => ({
    data: await saveProfile(db, clock, caller(request), request.body),
  }));

  app.post('/api/account/password', { config, schema: { body: changePasswordInput } }, async (request) => {
    const user = caller(request);
    await limiter.take('password', String(user.id));
    await changePassword(parts, user, currentSession(request).id, request.body);
    await limiter.giveBack('password', String(user.id));
    return { success: true, message: copy.account.passwordChanged };
  });

  app.post('/api/account/email', { config, schema: { body: changeEmailInput } }, async (request) => {
    const user = caller(request);
    await limiter.take('password', String(user.id));
    await askForEmail(parts, user, request.body);
    return { success: true, message: copy.account.emailSent };
  });

  app.post('/api/auth/confirm-email', { config: { access: 'public', limit: 'forms' }, schema: { body: confirmEmailInput } }, async ({ body }) => {
    await confirmEmail(parts, body.token);
    return { success: true, message: copy.account.emailChanged };
  });

  addSessions(app, parts);
};
