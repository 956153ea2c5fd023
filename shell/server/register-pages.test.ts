import { expect, test, vi } from 'vitest';
import { boot } from '../src/server/trial-contracts.ts';
import { pageOf, SITE, startPages, type Render, type Renders } from './start-pages.ts';

const busy: Render = () => Promise.reject(new Error('no renderer was free in time'));

/** Pages are shared once the version of the content is known, and on a busy machine the API may miss its deadline at first. */
const untilShared = ({ get, rendered }: Pick<Awaited<ReturnType<typeof startPages>>, 'get' | 'rendered'>) =>
  vi.waitFor(
    async () => {
      const before = rendered.length;
      await get('/blog');
      expect(rendered).toHaveLength(before);
    },
    { timeout: 20_000 },
  );

test('requests that share the redirect of a moved page keep their own queries', async () => {
  const { promise: allReceived, resolve: startRendering } = Promise.withResolvers<void>();
  const { get, rendered, received } = await startPages({
    live: async (request) => {
      if (request.url.endsWith('/blog')) return pageOf(request);
      await allReceived;
      return { ...pageOf(request), status: 301, redirect: '/blog/new' };
    },
  });
  await untilShared({ get, rendered });
  const moved = (urls: readonly string[]) => urls.filter((url) => url.includes('/blog/old'));
  const queries = ['', ...Array.from({ length: 40 }, (_, index) => `?utm_source=visitor-${index}&q=%D8%AC`)];
  const sent = queries.map((query) => get(`/blog/old${query}`));
  await vi.waitFor(() => expect(moved(received)).toHaveLength(queries.length), { timeout: 20_000 });
  startRendering();
  const responses = await Promise.all(sent);
  expect(responses.map(({ status }) => status)).toEqual(queries.map(() => 301));
  expect(responses.map(({ location }) => location)).toEqual(queries.map((query) => `/blog/new${query}`));
  expect(moved(rendered)).toHaveLength(1);
});

test('the policy allows the host of a remote, and only the site itself when the remote lives under its origin', async () => {
  const policyWith = async (entry: NonNullable<Renders['entry']>) => {
    const { get } = await startPages({ live: async (request) => pageOf(request), entry });
    return String((await get('/about')).headers['content-security-policy']);
  };
  const origin = 'https://public.example';
  const before = await policyWith({ origin });
  expect(before.split('; ').filter((directive) => directive.includes(origin))).toHaveLength(3);
  const own = await policyWith({ origin, path: '/r/public' });
  expect(own).toBe(before.replaceAll(` ${origin}`, ''));
  expect(own).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(own).toContain("connect-src 'self';");
});

test('renders a page from the site’s origin, its path and the parameters that it knows', async () => {
  const { get, rendered } = await startPages({ live: async (request) => pageOf(request) });
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

test.each<[string, Renders]>([
  ['a page of the live release', { live: async (request) => pageOf(request) }],
  [
    'a page with data',
    {
      live: async (request) => ({
        ...pageOf(request),
        loaderData: { about: { id: 1 } },
        data: [{ key: ['services'], data: [{ id: 1 }], isFallback: true }],
        analyticsSettings: { ga_id: 'G-1' },
      }),
    },
  ],
  ['a page that nothing rendered', {}],
])('the start data of %s matches its contract', async (_what, renders) => {
  const { get } = await startPages(renders);
  const { body } = await get('/about');
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  expect(boot.safeParse(JSON.parse(json)).error?.issues).toBeUndefined();
});

test.each([
  ['//evil.example/about?x=1', '/evil.example/about?x=1'],
  ['/about/?x=1', '/about?x=1'],
  ['/ABOUT?next=/Blog/', '/about?next=/Blog/'],
  ['/Blog/Some-Slug/', '/blog/Some-Slug'],
  ['/..//evil.example/', '/evil.example'],
])('leads %s to %s without rendering it', async (url, to) => {
  const { get, rendered } = await startPages({ live: async (request) => pageOf(request) });
  const { status, location } = await get(url);
  expect([status, location]).toEqual([301, to]);
  expect(rendered).toEqual([]);
});

test('renders with the release before while the renderers of the live one are busy, and stores nothing', async () => {
  const { get, rendered } = await startPages({ live: busy, fallback: async (request) => pageOf(request) });
  for (const _ of [1, 2]) {
    const { status, headers } = await get('/about');
    expect([status, headers['x-rendered-by'], headers['x-release'], headers.etag]).toEqual([
      200,
      'server-fallback',
      'v1',
      undefined,
    ]);
  }
  expect(rendered).toHaveLength(4);
});

const throwing: Render = () => Promise.reject(new Error('boom'));

test.each<[string, Renders]>([
  ['all renderers are busy', { live: busy, fallback: busy }],
  ['the page throws in both releases', { live: throwing, fallback: throwing }],
  ['there is no release', {}],
])('responds with 503, a sentence and the phone numbers when %s', async (_what, renders) => {
  const { get } = await startPages(renders);
  const response = await get('/about');
  const { status, headers, body } = response;
  expect([status, headers['retry-after'], headers['cache-control'], headers.etag, headers['x-rendered-by']]).toEqual([
    503,
    '30',
    'no-store',
    undefined,
    'frame',
  ]);
  const [note = ''] = /(?<=<noscript><div[^>]*>).*?(?=<\/noscript>)/su.exec(body.slice(body.indexOf('<main'))) ?? [];
  expect(note).toContain('تعذر عرض هذه الصفحة الآن. أعد تحميلها بعد دقيقة، أو اتصل بنا:');
  expect(note).toContain('<a href="tel:+966500000000">');
  expect(note).toMatch(/فاذكر رمزه: <(\w+)[^>]*>[\w-]{1,64}<\/\1>/u);
  expect(body).not.toContain('يحتاج هذا القسم');
  const conditional = await get('/about', { headers: { 'if-none-match': '*' } });
  expect([conditional.status, conditional.headers['cache-control']]).toEqual([503, 'no-store']);
  const head = await get('/about', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([503, '']);
  const sameHeaders = ['retry-after', 'cache-control', 'content-type', 'content-length', 'x-release'] as const;
  for (const name of sameHeaders) expect([name, head.headers[name]]).toEqual([name, headers[name]]);
});

test('stores no page without content, so that the next visitor gets the page', async () => {
  let isBusy = false;
  const live: Render = (request) => (isBusy ? busy(request) : Promise.resolve(pageOf(request)));
  const { get, rendered } = await startPages({ live });
  await untilShared({ get, rendered });
  isBusy = true;
  expect((await get('/about')).status).toBe(503);
  isBusy = false;
  const { status, headers } = await get('/about');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  isBusy = true;
  expect((await get('/about')).status).toBe(200);
  expect((await get('/about', { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
});

test.each(['/admin/login', '/admin', '/dashboard', '/debug'])(
  'responds with 200 to %s, which the shell alone renders',
  async (path) => {
    const { get } = await startPages({});
    const { status, headers, body } = await get(path);
    expect([status, headers['retry-after']]).toEqual([200, undefined]);
    expect(body).not.toContain('تعذر عرض هذه الصفحة');
  },
);

test.each([
  ['/auth', 'private, no-cache'],
  ['/claim', 'private, no-cache'],
  ['/claim/the-token', 'no-store'],
  ['/auth?mode=reset&token=the-token', 'no-store'],
  ['/auth?next=%2Fclaim%2Fthe-token', 'no-store'],
])('renders %s anew for each visitor, with "%s" for other caches', async (path, caching) => {
  const { get, rendered } = await startPages({ remote: 'remote-account', live: async (request) => pageOf(request) });
  for (const _ of [1, 2]) {
    const { status, headers } = await get(path);
    expect([status, headers['x-rendered-by'], headers['cache-control'], headers.etag]).toEqual([
      200,
      'server',
      caching,
      undefined,
    ]);
  }
  expect(rendered).toHaveLength(2);
});

test('renders no page of the dashboard on the server, also with a release of its remote', async () => {
  const { get, rendered } = await startPages({ remote: 'remote-account', live: async (request) => pageOf(request) });
  const { status, headers } = await get('/dashboard');
  expect([status, headers['x-rendered-by']]).toEqual([200, 'frame']);
  expect(rendered).toEqual([]);
});

test('remembers each document that it sends, with its release and kind of page, for the report of its browser', async () => {
  const { get, served } = await startPages({ live: async (request) => pageOf(request), hasBeacons: true });
  const { body } = await get('/blog/an-article?utm_source=x');
  expect(body).toContain('<meta name="beacon" content="/_beacon">');
  // The second one is the same bytes from the cache.
  await get('/blog/an-article');
  await get('/blog/an-article', { method: 'HEAD' });
  await get('/blog//an-article');
  const document = { path: '/blog/an-article', page: '/blog/:idOrSlug', remote: 'remote-public', version: 'v2' };
  expect(served).toEqual([expect.objectContaining(document), expect.objectContaining(document)]);
  expect(served[0]?.address).toMatch(/127\.0\.0\.1|::1/);
});

test('gives the id of the request to the renderer, which sends it to the API', async () => {
  const { get } = await startPages({ live: async (request) => pageOf(request) });
  expect((await get('/about')).body).toMatch(/"requestId":"req-\w+"/);
});

test('asks no browser for reports when the shell takes none', async () => {
  const { get, served } = await startPages({ live: async (request) => pageOf(request) });
  expect((await get('/about')).body).not.toContain('name="beacon"');
  expect(served).toEqual([]);
});
