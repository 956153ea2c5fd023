import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { remotes } from 'shared-lib/federation';
import { checkRequestTargets, rewriteTarget } from 'tooling/server/request-target';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as application from '../src/server/entry.ts';
import type { RenderedPage } from '../src/server/render.tsx';
import type { RendererPageRequest } from './renderer/messages.ts';
import { registerPages } from './register-pages.ts';

const SITE = 'https://site.example';

/** A page that shows everything it was rendered from. */
const pageOf = (request: RendererPageRequest): RenderedPage => ({
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

/** A server of pages whose live release renders with `render`. */
const startPages = async (render: (request: RendererPageRequest) => Promise<RenderedPage>) => {
  const rendered: string[] = [];
  const received: string[] = [];
  const release = {
    remote: 'remote-public',
    version: 'v1',
    base: `${SITE}/v1/`,
    metadata: {
      remote: 'remote-public',
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
  };
  const remote = { origin: SITE, mounts: ['/'], ssr: true, current: 'v1', verified: ['v1'], releases: {} };
  const server = Fastify({ rewriteUrl: rewriteTarget });
  onTestFinished(() => server.close());
  checkRequestTargets(server);
  server.addHook('onRequest', async ({ url }) => void received.push(url));
  registerPages(server, {
    build: { application, applicationFile: '', webDir: '', scripts: [] },
    siteOrigin: SITE,
    siteMode: 'live',
    isDevelopment: false,
    apiOrigin: await startApi(),
    pageCacheBytes: 1_000_000,
    registry: {
      liveReleases: new Map([[remotes['remote-public'].id, { remote, current: release, checks: {} }]]),
      refresh: () => Promise.resolve(),
    },
    log: () => undefined,
  });
  const origin = await server.listen({ host: 'localhost', port: 0 });
  /** Sends the target as it is; `inject` and `fetch` would normalize it. */
  const get = async (path: string) => {
    const request = sendRequest(origin, { path }).end();
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request.on('response', resolve).on('error', reject);
    const response = await promise;
    return { status: response.statusCode, location: response.headers.location, body: await text(response) };
  };
  return { get, rendered, received };
};

test('requests that share the redirect of a moved page keep their own queries', async () => {
  const { promise: allReceived, resolve: startRendering } = Promise.withResolvers<void>();
  const { get, rendered, received } = await startPages(async (request) => {
    await allReceived;
    return { ...pageOf(request), status: 301, redirect: '/blog/new' };
  });
  const queries = ['', ...Array.from({ length: 40 }, (_, index) => `?utm_source=visitor-${index}&q=%D8%AC`)];
  const sent = queries.map((query) => get(`/blog/old${query}`));
  await vi.waitFor(() => expect(received).toHaveLength(queries.length));
  startRendering();
  const responses = await Promise.all(sent);
  expect(responses.map(({ status }) => status)).toEqual(queries.map(() => 301));
  expect(responses.map(({ location }) => location)).toEqual(queries.map((query) => `/blog/new${query}`));
  expect(rendered).toHaveLength(1);
});

test('renders a page from the site’s origin, its path and the parameters that it knows', async () => {
  const { get, rendered } = await startPages((request) => Promise.resolve(pageOf(request)));
  const clean = await get('/blog?page=2&q=a%20b');
  for (const url of [
    '/blog?q=a+b&page=2',
    '/blog?utm_source=x&q=a%20b&page=2',
    'http://evil.example/blog?page=2&q=a%20b',
    'http://evil.example:81/blog?page=2&q=a+b#c',
  ])
    expect([url, (await get(url)).body]).toEqual([url, clean.body]);
  expect(rendered).toEqual([`${SITE}/blog?page=2&q=a+b`]);
});

test.each([
  ['//evil.example/about?x=1', '/evil.example/about?x=1'],
  ['/about/?x=1', '/about?x=1'],
  ['/ABOUT?next=/Blog/', '/about?next=/Blog/'],
  ['/Blog/Some-Slug/', '/blog/Some-Slug'],
  ['/..//evil.example/', '/evil.example'],
])('leads %s to %s without rendering it', async (url, to) => {
  const { get, rendered } = await startPages((request) => Promise.resolve(pageOf(request)));
  const { status, location } = await get(url);
  expect([status, location]).toEqual([301, to]);
  expect(rendered).toEqual([]);
});
