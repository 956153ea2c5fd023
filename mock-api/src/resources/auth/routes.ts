import {
  authResponse,
  loginInput,
  registrationInput,
  user,
  forgotPasswordInput,
  receipt,
  resetPasswordInput,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { register } from './register.ts';
import { signIn, type AuthDeps } from './sign-in.ts';
import { applyAccountChange } from '../account/profile.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';
import { sendResetLink, resetPassword } from './password-reset.ts';

const config = { access: 'public', limit: 'forms' } as const;

/** Routes for a forgotten password. */
export const passwordResetRoutes = (deps: RequestDeps) => async (app: Api) => {
  app.post(
    '/api/auth/forgot-password',
    {
      config: { ...config, acceptsIdempotencyKey: false },
      schema: {
        summary: 'Sends a reset link by e-mail; the response is always the same.',
        body: forgotPasswordInput,
        response: { 200: receipt },
      },
    },
    async ({ body }) => {
      // In the background, so that neither the response nor its time reveals whether the account exists.
      deps.emailQueue.runInBackground(() => sendResetLink(deps, body.email));
      return { success: true, message: copy.account.resetSent };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config,
      schema: {
        summary: 'Sets a new password by the token of a reset link, which works once, and ends all sessions.',
        body: resetPasswordInput,
        response: { 200: receipt },
      },
    },
    (request) => applyAccountChange(deps, request, copy.account.resetDone, () => resetPassword(request.body)),
  );
};

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

export const authRoutes = (deps: AuthDeps) => async (app: Api) => {
  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', acceptsIdempotencyKey: false },
      schema: {
        summary: 'Starts a session. 422 for an unknown e-mail address or a wrong password, without saying which.',
        body: loginInput,
        response: { 200: authResponse },
      },
    },
    (request) => signIn(deps, request.body, { ip: request.ip, userAgent: userAgentOf(request) }),
  );

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'Creates an account and signs it in; a consultant account awaits approval.',
        body: registrationInput,
        response: { 201: authResponse },
      },
    },
    async (request, reply) => {
      const body = await register(deps, request);
      return reply.code(201).send(body);
    },
  );

  app.post(
    '/api/auth/logout',
    { config: { access: 'signed-in', acceptsIdempotencyKey: false }, schema: { summary: 'Ends the session.' } },
    async ({ session }) => {
      if (session) await deps.sessions.end(session.id);
      return { success: true, message: copy.auth.signedOut };
    },
  );

  app.get(
    '/api/auth/me',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'The user of the session.', response: { 200: z.object({ data: user }) } },
    },
    (request) => ({ data: currentUser(request) }),
  );

  app.get(
    '/api/auth/verify',
    {
      config: { access: 'public' },
      schema: { summary: 'true or false without an envelope: whether the token belongs to an active session.' },
    },
    async ({ session }, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(session !== null)),
  );
};
