import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { settingQueries } from 'shared-lib/api';
import type { RouteHandle } from 'shared-lib/federation';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { faults } from 'testing/fault-proxy';
import { startApi } from 'testing/remote-harness';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from './routes.tsx';

const api = await startApi();
afterEach(() => api.clearFaults());

/** Renders a URL path like the shell's server: match the route, prefetch, render to a string. */
const render = async (path: string): Promise<{ markup: string; head: ReturnType<NonNullable<RouteHandle['seo']>> }> => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const url = new URL(path, 'https://site.example');
  const { query, dataRoutes } = createStaticHandler(routes({ queryClient }));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const handle = context.matches.at(-1)?.route.handle as RouteHandle & Required<Pick<RouteHandle, 'seo'>>;
  const request = { queryClient, params: context.matches.at(-1)?.params ?? {}, url };
  // The layout of every page reads them.
  await queryClient.query(settingQueries.group('seo'));
  // A page without data of its own has no prefetch.
  await handle.prefetch?.(request);
  const markup = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
  return { markup, head: handle.seo(request) };
};
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

it.each([
  '/',
  '/about',
  '/contact',
  '/contact?tab=feasibility',
  '/verdicts',
  '/verify',
  '/verify/AG-2026-000001',
  '/reading',
  '/reading?capital=500000&profit=90000&years=8&beside=1000-300-5',
  '/blog',
  '/blog?category=أسواق',
  '/blog/break-even',
  '/blog/bottled-water-diary',
])('%s renders the same markup twice, with one h1 and no style attribute', async (path) => {
  const [{ markup }, again] = await Promise.all([render(path), render(path)]);
  expect(again.markup).toBe(markup);
  expect(markup).not.toMatch(/\sstyle=/);
  expect(count(markup, /<h1[\s>]/g)).toBe(1);
  expect(count(markup, /<main[\s>]/g)).toBe(1);
  expect(markup).not.toMatch(/[٠-٩]/);
});

it('the home page has its built-in phases and reasons when its settings cannot be read', async () => {
  api.injectFault(/group=homepage/, faults.htmlError);
  const { markup } = await render('/');
  expect(markup).toContain('المرحلة التسويقية');
  expect(markup).toContain('توصية مستقلة');
});

it('the home page loads only its first picture eagerly', async () => {
  const { markup } = await render('/');
  const eager = markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect(count(eager, /<img[\s>]/g)).toBe(1);
  expect(eager).toMatch(/<img[^>]*fetchPriority="high"/);
  expect(markup).toMatch(/<noscript><img[^>]*services\/feasibility/);
});

it('the home page contains every service and sector, including those on later carousel pages', async () => {
  const { markup } = await render('/');
  for (const slug of ['feasibility', 'business-plans', 'funding', 'technical-studies'])
    expect(markup).toContain(`href="/services/${slug}"`);
  for (const slug of ['commercial', 'agricultural', 'tourism', 'energy'])
    expect(markup).toContain(`href="/sectors/${slug}"`);
});

it.each([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['AboutPage', 'Organization', 'BreadcrumbList']],
  ['/contact?tab=consultation', ['ContactPage', 'Organization', 'BreadcrumbList']],
  ['/services', ['ItemList', 'BreadcrumbList']],
  ['/services/funding', ['Service', 'FAQPage', 'Organization', 'BreadcrumbList']],
  ['/sectors', ['ItemList', 'BreadcrumbList']],
  ['/sectors/energy', ['WebPage', 'Organization', 'BreadcrumbList']],
])('%s has structured data, a description and a canonical path', async (path, types) => {
  const { head } = await render(path);
  expect(head.jsonLd?.map((data) => data['@type'])).toEqual(types);
  expect(head.description.length).toBeGreaterThan(80);
  expect(head.canonicalPath).toBe(path.split('?')[0]);
  expect(JSON.stringify(head.jsonLd)).toContain('https://site.example');
});

it('the server markup of the blog contains its articles and that of an article its text', async () => {
  const [list, article] = await Promise.all([render('/blog'), render('/blog/break-even')]);
  expect(list.markup).toContain('href="/blog/feasibility-mistakes"');
  expect(list.markup).toContain('href="/blog?page=2"');
  expect(article.markup).toMatch(/<h2 id="[^"]+">ما نقطة التعادل؟<\/h2>/);
  expect(article.markup).toMatch(/tabindex="0"[^>]*><table>/);
});

it('the server renders the plates of a diary with their columns', async () => {
  const { markup } = await render('/blog/bottled-water-diary');
  expect([...markup.matchAll(/<section[^>]*data-plate="([\d.]+)"/g)].map(([, water]) => water)).toEqual([
    '15',
    '14',
    '13.5',
    '13',
    '11.5',
  ]);
  expect(count(markup, /data-part="level"/g)).toBe(5);
});

it('the title of the home page comes from the settings', async () => {
  const { head } = await render('/');
  expect(head.title).toBe('مقياس: دراسات جدوى وخطط أعمال للمستثمرين في السعودية والخليج ومصر');
  // The shell sets the default picture of the site.
  expect(head.image).toBeUndefined();
});

it('a service says that its price is where it starts, and lists the questions that it shows', async () => {
  const { head, markup } = await render('/services/funding');
  const [service, questions] = head.jsonLd ?? [];
  expect(service?.offers).toMatchObject({
    '@type': 'Offer',
    priceSpecification: { '@type': 'PriceSpecification', minPrice: expect.any(Number), priceCurrency: 'USD' },
  });
  expect(service?.offers).not.toHaveProperty('price');
  const listed = z
    .array(z.object({ name: z.string() }))
    .check(z.minLength(1))
    .parse(questions?.mainEntity);
  for (const { name } of listed) expect(markup).toContain(name);
});

it.each([
  ['/free-studies', false],
  ['/verify', true],
  ['/verify/AG-2026-000001', true],
  ['/verdicts', false],
  ['/reading', false],
  ['/reading?capital=500000&profit=90000&years=8', true],
  ['/free-studies?page=50', true],
  ['/blog', false],
  ['/blog?page=50', true],
])('search engines leave out %s: %s', async (path, noindex) => {
  const { head } = await render(path);
  expect(head.noindex ?? false).toBe(noindex);
});

it.each(['/blog/irr-npv', '/studies/dates-factory'])(
  'the links that share %s are complete without scripts',
  async (path) => {
    const { markup } = await render(path);
    for (const host of ['https://wa.me/', 'https://x.com/', 'https://www.linkedin.com/']) {
      const [, query = ''] = markup.split(`href="${host}`)[1]?.split('"')[0]?.split('?') ?? [];
      const shared = [...new URLSearchParams(query.replaceAll('&amp;', '&')).values()].join(' ');
      expect(shared, host).toMatch(new RegExp(`https?://[\\w.:-]+${path}`));
    }
  },
);
