import { ApiError, notFound } from './api-error.ts';
import { copy } from '../copy/ar.ts';
import type { Api } from './validation.ts';

/** Route pattern → what it matches: `:name` is one part of a path, `*` is the rest. */
const matcher = (pattern: string): RegExp => {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('/')}$`);
};

/** Tells an unknown path (404) from a known one that was called in another way (405 with the ways there are). */
export const answerUnknownPaths = (app: Api): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = app.routeTable.filter((rule) => matcher(rule.path).test(path)).map(({ method }) => method);
    if (methods.length === 0) throw notFound(copy.http.noSuchPath);
    const allow = [...new Set([...methods, 'OPTIONS'])].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    throw new ApiError(405, copy.http.methodNotAllowed, { headers: { allow } });
  });
};
