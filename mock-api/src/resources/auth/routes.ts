import { loginInput, registrationInput } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import { copy } from '../../copy/ar.ts';
import { caller } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { register } from './register.ts';
import { signIn, type AuthParts } from './sign-in.ts';

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

export const authRoutes = (parts: AuthParts) => async (app: Api) => {
  app.post('/api/auth/login', { config: { access: 'public' }, schema: { body: loginInput } }, (request) =>
    signIn(parts, request.body, { address: request.ip, userAgent: userAgentOf(request) }),
  );

  app.post(
    '/api/auth/register',
    { config: { access: 'public', limit: 'forms' }, schema: { body: registrationInput } },
    async (request, reply) => {
      const answer = await register(parts, request.body, userAgentOf(request));
      return reply.code(201).send(answer);
    },
  );

  app.post('/api/auth/logout', { config: { access: 'signed-in' } }, async ({ session }) => {
    if (session) await parts.sessions.end(session.id);
    return { success: true, message: copy.auth.signedOut };
  });

  app.get('/api/auth/me', { config: { access: 'signed-in' } }, (request) => ({ data: caller(request) }));

  app.get('/api/auth/verify', { config: { access: 'public' } }, async ({ session }, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(session !== null)),
  );
};
