import { authAnswer, loginInput, registrationInput, user } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { caller } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { register } from './register.ts';
import { signIn, type AuthParts } from './sign-in.ts';

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

export const authRoutes = (parts: AuthParts) => async (app: Api) => {
  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', takesKey: false },
      schema: {
        summary: 'Opens a session. 422 for a wrong address or password, which are not told apart.',
        body: loginInput,
        response: { 200: authAnswer },
      },
    },
    (request) => signIn(parts, request.body, { address: request.ip, userAgent: userAgentOf(request) }),
  );

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', limit: 'forms' },
      schema: {
        summary: 'Adds an account and signs it in; a consultant waits for approval.',
        body: registrationInput,
        response: { 201: authAnswer },
      },
    },
    async (request, reply) => {
      const answer = await register(parts, request);
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/api/auth/logout',
    { config: { access: 'signed-in', takesKey: false }, schema: { summary: 'Ends the session.' } },
    async ({ session }) => {
      if (session) await parts.sessions.end(session.id);
      return { success: true, message: copy.auth.signedOut };
    },
  );

  app.get(
    '/api/auth/me',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'The user of the session.', response: { 200: z.object({ data: user }) } },
    },
    (request) => ({ data: caller(request) }),
  );

  app.get(
    '/api/auth/verify',
    { config: { access: 'public' }, schema: { summary: 'Bare true or false: whether the token opens a session.' } },
    async ({ session }, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(session !== null)),
  );
};
