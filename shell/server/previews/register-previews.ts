import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RemoteId } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { PREVIEW_PATH } from 'tooling/release/preview-link';
import { releasePreview } from '../../src/copy/release-preview.ts';
import { messageHeaders, messagePage } from '../message-page.ts';
import { END_PATH } from './preview-html.ts';
import { PREVIEW_COOKIE, type PreviewFault, type Previews } from './previews.ts';

const STATUS: Readonly<Record<PreviewFault, number>> = {
  forged: 403,
  foreign: 403,
  expired: 410,
  withdrawn: 410,
  misfit: 409,
  unavailable: 502,
};

interface PreviewsOptions {
  siteOrigin: string;
  previews?: Pick<Previews, 'open'> | undefined;
  clock?: () => number;
}

/** Whoever was sent back to the live release after a crash must see the preview now. */
const unpinned = (remote: RemoteId) => `miqyas_pin_${remote.replace('remote-', '')}=; Path=/; Max-Age=0; SameSite=Lax`;

const sendFault = (reply: FastifyReply, fault: PreviewFault) =>
  reply.code(STATUS[fault]).headers(messageHeaders).send(messagePage(releasePreview.faults[fault]));

/**
 * The path to which the end of a preview leads: the page that the visitor was on.
 * @param referrer header of the request; pages outside the public site send their origin only
 * @param from path of the document that has the badge
 */
const pathBefore = (referrer: string | undefined, from: string, siteOrigin: string): string => {
  const url = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isPage = url?.origin === siteOrigin && url.pathname !== '/';
  const path = isPage ? url.pathname + url.search : from;
  // One slash: a path with two names another site.
  const { pathname, search } = siteUrl(siteOrigin, path.replace(/^\/*/u, '/'));
  return pathname.replace(/^\/+/u, '/') + search;
};

/**
 * Links to previews: opening one sets a cookie with which this visitor gets the release, and only until the link ends. Scripts cannot read
 * it, and other sites cannot send it along with requests of their own.
 */
export const registerPreviews = (
  server: FastifyInstance,
  { siteOrigin, previews, clock = Date.now }: PreviewsOptions,
): void => {
  if (!previews) return;
  const secure = siteOrigin.startsWith('https://') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  server.get<{ Params: { token: string } }>(`${PREVIEW_PATH}/:token`, async ({ params: { token } }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const opened = await previews.open(token);
    if (opened.kind === 'fault') return sendFault(reply, opened.fault);
    const { preview, mount } = opened;
    const seconds = opened.kind === 'live' ? 0 : Math.ceil((preview.expires - clock()) / 1000);
    reply.header('set-cookie', [cookie(opened.kind === 'live' ? '' : token, seconds), unpinned(preview.remote)]);
    return reply.redirect(mount, 303);
  });
  void server.register(async (scope) => {
    // The form of the badge has no fields.
    const limit = { parseAs: 'string', bodyLimit: 64 } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', limit, async () => undefined);
    scope.post<{ Querystring: { from?: string | string[] } }>(END_PATH, async ({ headers, query: { from } }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookie('', 0) });
      return reply.redirect(pathBefore(headers.referer, typeof from === 'string' ? from : '/', siteOrigin), 303);
    });
  });
};
