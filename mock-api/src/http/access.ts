import type { Role, User } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type { OpenSession, Sessions } from '../auth/sessions.ts';
import { copy } from '../copy/ar.ts';
import { forbidden, unauthorized } from './api-error.ts';
import type { Api } from './validation.ts';

/** Who may call a route. Every route says it; there is no default. */
export type Access = 'public' | 'signed-in' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The session whose token the request carries; on public routes often none. */
    session: OpenSession | null;
  }
  interface FastifyInstance {
    /** Every route with its rule, for the authorization tests and for answering 405. */
    routeTable: RouteRule[];
  }
}

export interface RouteRule {
  method: string;
  path: string;
  access: Access;
}

const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];

const refuse = (access: Exclude<Access, 'public'>, session: OpenSession | null) => {
  if (!session) throw unauthorized();
  if (access === 'signed-in') return;
  const { role, status } = session.user;
  if (role !== access) throw forbidden();
  if (status !== 'active') throw forbidden(copy.auth.pendingConsultant);
};

/** The session of a caller of a route that is not public. */
export const currentSession = ({ session }: FastifyRequest): OpenSession => {
  if (!session) throw unauthorized();
  return session;
};

/** The signed-in caller of a route that is not public. */
export const caller = (request: FastifyRequest): User => currentSession(request).user;

/** Default deny: a route without a rule stops the start, and a rule is checked before anything is read or parsed. */
export const guardRoutes = (app: Api, sessions: Sessions): void => {
  app.decorate('routeTable', []);
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat();
    const access = config?.access;
    if (!access) throw new Error(`${methods.join(', ')} ${url} does not say who may call it (config.access).`);
    app.routeTable.push(...methods.map((one) => ({ method: one, path: url, access })));
  });
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.session = token ? await sessions.open(token) : null;
    const { access } = request.routeOptions.config;
    // Only the handler of unknown paths has no rule.
    if (access && access !== 'public') refuse(access, request.session);
  });
};
