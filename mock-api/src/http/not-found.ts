import { ApiError, notFound } from './api-error.ts';
import { copy } from '../copy/ar.ts';
import type { Api } from './validation.ts';

/** Converts a route pattern to a regular expression: `:name` matches one segment, `*` matches the rest. */
const matcher = (pattern: string): RegExp => {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${segments.join('/')}$`);
};

/**
 * Responds with 404 to an unknown path, and with 405 and `Allow` to a known path with another method. In a hook, so that a body does
 * not matter: a parser would reject it first.
 */
export const handleUnknownPaths = (app: Api): void => {
  app.addHook('onRequest', async (request, reply) => {
    // @fastify/cors has a route for OPTIONS on every path.
    if (!request.is404 && request.method !== 'OPTIONS') return;
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = app.routeTable.filter((rule) => matcher(rule.path).test(path)).map(({ method }) => method);
    if (methods.length === 0) throw notFound(copy.http.noSuchPath);
    const allow = [...new Set([...methods, 'OPTIONS'])].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    throw new ApiError(405, copy.http.methodNotAllowed, { headers: { allow } });
  });
};
