import { accountSession, changeEmailInput, changePasswordInput, confirmEmailInput, profileInput, receipt, user } from 'shared-lib/contracts';
import * as z from 'zod/mini';
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
const profile = z.object({ data: user });

const addSessions = (app: Api, { db, clock }: AccountParts) => {
  app.get('/api/account/sessions', { config, schema: { summary: 'Where the caller is signed in.', response: { 200: z.object({ data: z.array(accountSession) }) } } }, async (request) => ({
    data: await listSessions(db, clock, caller(request), currentSession(request).id),
  }));

  app.delete('/api/account/sessions/:id', { config, schema: { summary: 'Signs out in one place.', params: idParams, response: { 200: receipt } } }, async (request) => {
    await endSession(db, caller(request), found(rowNumber(request.params.id)));
    return { success: true, message: copy.account.sessionEnded };
  });

  app.delete('/api/account/sessions', { config, schema: { summary: 'Signs out everywhere else.', response: { 200: receipt } } }, async (request) => {
    await endOtherSessions(db, caller(request), currentSession(request).id);
    return { success: true, message: copy.account.sessionEnded };
  });
};

/** What people change about themselves. */
export const profileRoutes = (parts: AccountParts) => async (app: Api) => {
  const { db, clock, limiter } = parts;

  app.get('/api/account/profile', { config, schema: { summary: 'The caller.', response: { 200: profile } } }, (request) => ({ data: caller(request) }));

  app.patch('/api/account/profile', { config, schema: { summary: 'Changes name, phone, company and country.', body: profileInput, response: { 200: profile } } }, async (request) => ({
    data: await saveProfile(db, clock, caller(request), request.body),
  }));

  app.post('/api/account/password', { config, schema: { summary: 'A new password; sessions elsewhere end.', body: changePasswordInput, response: { 200: receipt } } }, async (request) => {
    const person = caller(request);
    await limiter.take('password', String(person.id));
    await changePassword(parts, person, currentSession(request).id, request.body);
    await limiter.giveBack('password', String(person.id));
    return { success: true, message: copy.account.passwordChanged };
  });

  app.post('/api/account/email', { config, schema: { summary: 'Mails a link to a new address, which counts when it was opened.', body: changeEmailInput, response: { 200: receipt } } }, async (request) => {
    const person = caller(request);
    await limiter.take('password', String(person.id));
    await askForEmail(parts, person, request.body);
    return { success: true, message: copy.account.emailSent };
  });

  app.post('/api/auth/confirm-email', { config: { access: 'public', limit: 'forms' }, schema: { summary: 'Confirms a new address by its mailed link.', body: confirmEmailInput, response: { 200: receipt } } }, async ({ body }) => {
    await confirmEmail(parts, body.token);
    return { success: true, message: copy.account.emailChanged };
  });

  addSessions(app, parts);
};
