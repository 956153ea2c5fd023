import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a server does with the target in the first line of a request. */
export type RequestTarget =
  /** `path` is a path with its query: ASCII, beginning with exactly one slash. */
  { kind: 'path'; path: string } | { kind: 'redirect'; to: string } | { kind: 'refused' };

/** Scheme and authority of an absolute form, which every server must accept (RFC 9112, section 3.2.2). User information is refused. */
const AUTHORITY = /^https?:\/\/(?:\[[\d:a-f.]+\]|[\w.-]+)(?::\d{0,5})?(?=[/?#]|$)/iu;
/** What URL parsers remove, or read as a slash. */
const FORBIDDEN_IN_PATH = /[^!-\u{10FFFF}]|[\\\u007F]/u;
const FORBIDDEN_IN_QUERY = /[^!-\u{10FFFF}]|\u007F/u;
const NOT_ASCII = /[^ -~]/gu;

/** Node gives each byte of a target as one character. */
const escapeByte = (character: string): string =>
  character <= '\u00FF'
    ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    : encodeURIComponent(character.toWellFormed());

/** The target without scheme and host; undefined for the forms of proxies (`host:port`) and of OPTIONS (`*`). */
const originForm = (target: string): string | undefined => {
  if (target.startsWith('/')) return target;
  const [authority] = AUTHORITY.exec(target) ?? [];
  if (authority === undefined) return undefined;
  const rest = target.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * Reads the target of a request. The host that a client may name in it, or that a parser would read from it, never counts: several
 * slashes at the start lead to the path with one, and characters that parsers remove or rewrite are refused.
 * @param target as Node gives it
 */
export const readRequestTarget = (target: string): RequestTarget => {
  const [withoutFragment = ''] = (originForm(target) ?? '').split('#', 1);
  const query = withoutFragment.indexOf('?');
  const path = query < 0 ? withoutFragment : withoutFragment.slice(0, query);
  const search = query < 0 ? '' : withoutFragment.slice(query);
  if (path === '' || FORBIDDEN_IN_PATH.test(path) || FORBIDDEN_IN_QUERY.test(search)) return { kind: 'refused' };
  const clean = (path.replace(/^\/+/u, '/') + search).replace(NOT_ASCII, escapeByte);
  return path.startsWith('//') ? { kind: 'redirect', to: clean } : { kind: 'path', path: clean };
};

/** `rewriteUrl` of Fastify: the path of a request. `checkRequestTargets` responds to the requests that have none. */
export const rewriteTarget = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const target = readRequestTarget(url);
  return target.kind === 'path' ? target.path : '/';
};

/**
 * Responds to requests whose target is no path of this server: 301 to the path with one slash, else 400. The server needs
 * `rewriteUrl: rewriteTarget`, so that everything behind this hook sees a path only.
 */
export const checkRequestTargets = (server: Pick<FastifyInstance, 'addHook'>): void => {
  server.addHook('onRequest', async ({ method, originalUrl }, reply) => {
    const target = readRequestTarget(originalUrl);
    if (target.kind === 'path') return;
    reply.header('cache-control', 'no-store');
    if (target.kind === 'redirect' && (method === 'GET' || method === 'HEAD')) await reply.redirect(target.to, 301);
    else await reply.code(400).send({ message: 'The target of the request is not a path of this site.' });
  });
};
