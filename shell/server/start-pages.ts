import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { remotes, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import { checkRequestTargets, rewriteTarget } from 'tooling/server/request-target';
import { onTestFinished } from 'vitest';
import * as application from '../src/server/entry.ts';
import type { RenderedPage } from '../src/server/render.tsx';
import type { RendererPageRequest } from './renderer/messages.ts';
import type { ServedDocument } from './beacons/visits.ts';
import type { Previews } from './previews/previews.ts';
import { registerPreviews } from './previews/register-previews.ts';
import { registerPages } from './register-pages.ts';
import type { ReleaseSource } from './registry-watch.ts';
import type { LoadedRelease } from './release.ts';

/** Origin of the site whose pages a test renders. */
export const SITE = 'https://site.example';

/** A page that shows everything it was rendered from. */
export const pageOf = (request: RendererPageRequest): RenderedPage => ({
  status: 200,
  head: '',
  styles: '',
  markup: JSON.stringify(request),
  paper: { head: '', foot: '' },
  loaderData: {},
  data: [],
  isComplete: true,
  analyticsSettings: {},
});

/** An API that knows only the version of its content. */
const startApi = async (): Promise<string> => {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ data: { version: 'one', next_publication_at: null } }));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
};

export type Render = (request: RendererPageRequest) => Promise<RenderedPage>;

export interface Renders {
  /** Renders with the live release; without it there is none. */
  live?: Render;
  /** Renders with the release before. */
  fallback?: Render;
  /** Whether browsers report how documents fare. */
  hasBeacons?: boolean;
  /** Remote of the releases; by default that of the public pages. */
  remote?: RemoteId;
  /** What its entry has in place of the usual. */
  entry?: Pick<RegistryRemote, 'origin' | 'path'>;
  /** Makes the previews of single visitors. @param render makes a release that renders as given */
  previewsOf?: (releases: ReleaseSource, releaseOf: ReleaseOf) => Previews;
}

/** Makes a release. @param more paths of pages that the others do not have */
type ReleaseOf = (version: string, render: Render, more?: readonly string[]) => LoadedRelease;

/** Makes releases that render as given. @param rendered receives the URL of each page that one renders */
const createReleases =
  (remote: RemoteId, rendered: string[]): ReleaseOf =>
  (version, render, more = []) => ({
    remote,
    version,
    base: `${SITE}/${version}/`,
    metadata: {
      remote,
      container: 'remote_public',
      contract: 1,
      entry: 'entry.js',
      manifest: 'mf-manifest.json',
      exposes: {},
      server: 'server/routes.cjs',
      imports: {},
      files: {},
    },
    pages: [
      { path: '/about', expose: './routes', parameters: [] },
      { path: '/blog', expose: './routes', parameters: ['q', 'page'] },
      { path: '/blog/:idOrSlug', expose: './routes', parameters: [] },
      { path: '/auth', expose: './routes', parameters: ['mode', 'next', 'token'] },
      { path: '/claim/:token?', expose: './routes', parameters: [] },
      ...more.map((path) => ({ path, expose: './routes', parameters: [] })),
    ],
    renderers: {
      use: () => Promise.resolve(),
      retire: () => undefined,
      stop: () => undefined,
      render: (request: RendererPageRequest) => {
        rendered.push(request.url);
        return render(request);
      },
    },
    check: 'passed',
  });

/** A server of pages whose releases render as given. */
export const startPages = async ({
  live,
  fallback,
  hasBeacons = false,
  remote: id = 'remote-public',
  entry = { origin: SITE },
  previewsOf,
}: Renders) => {
  const rendered: string[] = [];
  const received: string[] = [];
  const served: ServedDocument[] = [];
  const releaseOf = createReleases(id, rendered);
  const releases = {
    ...(live ? { current: releaseOf('v2', live) } : {}),
    ...(fallback ? { fallback: releaseOf('v1', fallback) } : {}),
  };
  const remote = { ...entry, mounts: ['/'], ssr: true, current: 'v2', verified: ['v1', 'v2'], releases: {} };
  const server = Fastify({ rewriteUrl: rewriteTarget, routerOptions: { maxParamLength: 2000 } });
  onTestFinished(() => server.close());
  checkRequestTargets(server);
  server.addHook('onRequest', async ({ url }) => void received.push(url));
  const registry: ReleaseSource = {
    liveReleases: new Map([[remotes[id].id, { remote, ...releases, checks: {} }]]),
    refresh: () => Promise.resolve(),
  };
  const previews = previewsOf?.(registry, releaseOf);
  registerPreviews(server, { siteOrigin: SITE, previews });
  registerPages(server, {
    build: { application, applicationFile: '', webDir: '', scripts: [] },
    siteOrigin: SITE,
    siteMode: 'live',
    isDevelopment: false,
    apiOrigin: await startApi(),
    pageCacheBytes: 1_000_000,
    registry,
    previews,
    visits: hasBeacons ? { serve: (document) => void served.push(document), report: () => undefined } : undefined,
    log: () => undefined,
  });
  const origin = await server.listen({ host: 'localhost', port: 0 });
  /** Sends the target as it is; `inject` and `fetch` would normalize it. */
  const get = async (path: string, options: RequestOptions = {}) => {
    const request = sendRequest(origin, { ...options, path }).end();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request.on('response', resolve).on('error', reject);
    const response = await promise;
    const { statusCode: status, headers } = response;
    return { status, headers, location: headers.location, body: await text(response) };
  };
  return { get, rendered, received, served };
};
