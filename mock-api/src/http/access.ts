import type { Role } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type { OpenSession, Sessions } from '../auth/sessions.ts';
import { copy } from '../copy/ar.ts';
import { forbidden, unauthorized } from './api-error.ts';
import type { Api } from './validation.ts';
import type { StoredUser } from '../resources/users/repository.ts';

/** The access rule of a route. Every route declares one; there is no default. */
export type Access = 'public' | 'signed-in' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The session of the request's bearer token; `null` without a valid one. */
    session: OpenSession | null;
  }
  interface FastifyInstance {
    /** Every route with its access rule, for 405 responses and the authorization tests. */
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

/** @throws {ApiError} 401 without a session, 403 for another role or an account that is not active */
const assertAccess = (access: Exclude<Access, 'public'>, session: OpenSession | null) => {
  if (!session) throw unauthorized();
  if (access === 'signed-in') return;
  const { role, status } = session.user;
  if (role !== access) throw forbidden();
  if (status !== 'active') throw forbidden(copy.auth.pendingConsultant);
};

/** The session of a request to a route that is not public. @throws {ApiError} 401 */
export const currentSession = ({ session }: FastifyRequest): OpenSession => {
  if (!session) throw unauthorized();
  return session;
};

/** The signed-in user of a request to a route that is not public. @throws {ApiError} 401 */
export const currentUser = (request: FastifyRequest): StoredUser => currentSession(request).user;

/** Enforces the access rules. A route without a rule stops the start. The check runs before the body is read. */
export const guardRoutes = (app: Api, sessions: Sessions): void => {
  app.decorate('routeTable', []);
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat();
    const access = config?.access;
    if (!access) throw new Error(`${methods.join(', ')} ${url} has no access rule: set config.access.`);
    app.routeTable.push(...methods.map((one) => ({ method: one, path: url, access })));
  });
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    request.session = token ? await sessions.open(token) : null;
    const { access } = request.routeOptions.config;
    // Only the not-found handler has no rule.
    if (access && access !== 'public') assertAccess(access, request.session);
  });
};
