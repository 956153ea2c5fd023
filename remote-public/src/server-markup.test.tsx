import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { RouteHandle } from 'shared-lib/federation';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { startApi } from 'shared-lib/testing/room';
import { expect, it } from 'vitest';
import routes from './routes.tsx';

await startApi();

/** What the shell's server does: match, load, draw to a string. */
const draw = async (
  address: string,
): Promise<{ markup: string; head: ReturnType<NonNullable<RouteHandle['seo']>> }> => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const url = new URL(address, 'https://site.example');
  const { query, dataRoutes } = createStaticHandler(routes({ queryClient }));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const handle = context.matches.at(-1)?.route.handle as Required<RouteHandle>;
  const request = { queryClient, params: context.matches.at(-1)?.params ?? {}, url };
  await handle.prefetch(request);
  const markup = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
  return { markup, head: handle.seo(request) };
};
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

it.each(['/', '/about', '/contact', '/contact?tab=feasibility', '/blog', '/blog?category=أسواق', '/blog/break-even'])(
  '%s is drawn the same twice, with one heading and no style attribute',
  async (address) => {
    const [{ markup }, again] = await Promise.all([draw(address), draw(address)]);
    expect(again.markup).toBe(markup);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(count(markup, /<h1[\s>]/g)).toBe(1);
    expect(count(markup, /<main[\s>]/g)).toBe(1);
    expect(markup).not.toMatch(/[٠-٩]/);
  },
);

it('the home page asks for its first picture at once and for no other', async () => {
  const { markup } = await draw('/');
  const eager = markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect(count(eager, /<img[\s>]/g)).toBe(1);
  expect(eager).toMatch(/<img[^>]*fetchPriority="high"/);
  expect(markup).toMatch(/<noscript><img[^>]*services\/feasibility/);
});

it('the home page holds every service and sector, not only those that are shown first', async () => {
  const { markup } = await draw('/');
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
  ['/services/funding', ['Service', 'Organization', 'BreadcrumbList']],
  ['/sectors', ['ItemList', 'BreadcrumbList']],
  ['/sectors/energy', ['WebPage', 'Organization', 'BreadcrumbList']],
])('%s tells search engines what it is', async (address, types) => {
  const { head } = await draw(address);
  expect(head.jsonLd?.map((data) => data['@type'])).toEqual(types);
  expect(head.description.length).toBeGreaterThan(80);
  expect(head.canonicalPath).toBe(address.split('?')[0]);
  expect(JSON.stringify(head.jsonLd)).toContain('https://site.example');
});

it('the blog holds its articles and an article its text before any script has run', async () => {
  const [list, article] = await Promise.all([draw('/blog'), draw('/blog/break-even')]);
  expect(list.markup).toContain('href="/blog/feasibility-mistakes"');
  expect(list.markup).toContain('href="/blog?page=2"');
  expect(article.markup).toMatch(/<h2 id="[^"]+">ما نقطة التعادل؟<\/h2>/);
  expect(article.markup).toContain('<table>');
});

it('the home page is called what the settings say', async () => {
  const { head } = await draw('/');
  expect(head.title).toBe('مقياس: دراسات جدوى وخطط أعمال للمستثمرين في السعودية والخليج ومصر');
  // The picture of the whole site is the shell's to say.
  expect(head.image).toBeUndefined();
});
