import type { APIRequestContext, Page } from 'playwright/test';
import { readHead } from '../harness/head.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { structuredDataProblems, typesOf } from '../harness/structured-data.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** A calculation of the calculator in its link: 100,000 that bring 40,000 a year. */
const CALCULATION = 'AQCgjQYAAAoHAOAStxfQD7gX5wcBAJC_BQABANCGAwAAANs';

const headAt = async (request: APIRequestContext, path: string) => readHead(await (await request.get(path)).text());

/** Expected types of the structured data for each kind of page; `*` stands for a slug. Other kinds have breadcrumbs at least. */
const structuredDataTypes: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/about': ['AboutPage', 'Organization', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'Organization', 'BreadcrumbList'],
  '/services': ['ItemList', 'BreadcrumbList'],
  '/services/*': ['Service', 'FAQPage', 'Organization', 'BreadcrumbList'],
  '/sectors': ['ItemList', 'BreadcrumbList'],
  '/sectors/*': ['WebPage', 'Organization', 'BreadcrumbList'],
  '/blog': ['Blog', 'Organization', 'BreadcrumbList'],
  '/blog/*': ['Article', 'Organization', 'BreadcrumbList'],
  '/free-studies': ['CollectionPage', 'Organization', 'BreadcrumbList'],
  '/tools/*': ['WebApplication', 'Organization', 'BreadcrumbList'],
  '/studies/*': ['Report', 'Organization', 'BreadcrumbList'],
};
/** Size in px of a picture as the browser decodes it. */
const sizeOf = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, url);
const kindOf = (route: string) => route.replace(/^(\/[^/]+)\/.+$/, '$1/*');

test('every public page has one heading, title, description, canonical URL and structured data in its HTML', async ({
  request,
  site,
}) => {
  const routes = indexedRoutes();
  expect(routes.map(kindOf)).toEqual(expect.arrayContaining(Object.keys(structuredDataTypes)));
  const titles = new Set<string>();
  const descriptions = new Set<string | undefined>();
  for (const route of routes)
    await test.step(route, async () => {
      const { lang, dir, title, meta, canonical, jsonLd, headings } = await headAt(request, route);
      expect([lang, dir, headings]).toEqual(['ar', 'rtl', 1]);
      expect(title).toContain('مقياس');
      const description = meta.get('description') ?? '';
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(meta.get('robots')).toBe('index, follow');
      expect(canonical).toBe(site.origin + route);
      for (const name of ['og:title', 'twitter:title']) expect(meta.get(name), name).toBe(title);
      for (const name of ['og:description', 'twitter:description']) expect(meta.get(name), name).toBe(description);
      expect(meta.get('og:url')).toBe(canonical);
      expect([meta.get('og:locale'), meta.get('og:site_name'), meta.get('twitter:card')]).toEqual([
        'ar_EG',
        'مقياس',
        'summary_large_image',
      ]);
      expect(meta.get('og:type')).toBe(/^\/(?:blog|studies)\/./.test(route) ? 'article' : 'website');
      expect(structuredDataProblems(jsonLd)).toEqual([]);
      expect(typesOf(jsonLd)).toEqual(structuredDataTypes[kindOf(route)] ?? expect.arrayContaining(['BreadcrumbList']));
      titles.add(title);
      descriptions.add(description);
    });
  expect([titles.size, descriptions.size], 'no two pages have the same title or description').toEqual([
    routes.length,
    routes.length,
  ]);
});

test('the social image of every page has 1200 by 630 px, at most 150 kB, and a description', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const pictures = new Map<string, string>();
  for (const route of indexedRoutes()) {
    const { meta } = await headAt(request, route);
    const url = meta.get('og:image') ?? '';
    expect(url, route).toMatch(/^http/);
    expect(meta.get('twitter:image')).toBe(url);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect([meta.get('og:image:width'), meta.get('og:image:height')], route).toEqual(['1200', '630']);
    expect(meta.get('og:image:alt'), route).not.toBe('');
    pictures.set(url, route);
  }
  for (const [url, route] of pictures) {
    const picture = await request.get(url);
    const bytes = await picture.body();
    expect(picture.status(), route).toBe(200);
    expect(bytes.length, route).toBeLessThan(150_000);
    expect(await sizeOf(page, url), route).toEqual({ width: 1200, height: 630 });
  }
});

test('the link to a calculation shows a picture of its figures', async ({ page, request }) => {
  await page.goto('/');
  const path = `/tools/feasibility?${new URLSearchParams({ c: CALCULATION, formula: '2', view: 'result' })}`;
  const { meta } = await headAt(request, path);
  expect(meta.get('og:image')).toContain('/images/cards/calculation.png?c=');
  expect(meta.get('og:image:alt')).toContain('أرقام مرسلها');
  expect(await sizeOf(page, meta.get('og:image') ?? '')).toEqual({ width: 1200, height: 630 });
});

test('pages that search engines must not index have noindex and no canonical URL', async ({ request }) => {
  for (const path of [
    '/auth',
    '/auth?mode=register',
    '/dashboard',
    '/admin',
    '/admin/login',
    '/admin/users',
    '/debug',
    '/claim/some-link',
    '/nothing-is-here',
    '/blog?q=جدوى',
    '/free-studies?country=مصر',
    '/free-studies?page=50',
    '/blog?page=50',
    '/blog?category=لا-يوجد',
  ]) {
    const { meta, canonical } = await headAt(request, path);
    expect(meta.get('robots'), path).toBe('noindex');
    expect(canonical, path).toBeUndefined();
  }
});

test('each page has one canonical URL, also by its id or with a query; each page of a list has its own', async ({
  request,
  site,
}) => {
  const { data } = (await (await request.get('/api/public/services')).json()) as {
    data: { id: number; slug: string }[];
  };
  expect((await headAt(request, `/services/${data[0]?.id}`)).canonical).toBe(
    `${site.origin}/services/${data[0]?.slug}`,
  );
  expect((await headAt(request, '/contact?tab=consultation')).canonical).toBe(`${site.origin}/contact`);
  expect((await headAt(request, '/?utm_source=newsletter')).canonical).toBe(`${site.origin}/`);
  const [first, second] = [await headAt(request, '/blog'), await headAt(request, '/blog?page=2')];
  expect(second.canonical).toBe(`${site.origin}/blog?page=2`);
  expect(second.title).not.toBe(first.title);
  expect(second.meta.get('description')).not.toBe(first.meta.get('description'));
});

test('the SEO settings apply to every page, and an invalid robots setting is ignored', async ({
  request,
  settings,
}) => {
  await settings.set({
    robots: 'noindex, nofollow',
    meta_keywords: 'جدوى، مصانع',
    og_image: 'services/feasibility.png',
  });
  for (const route of ['/', '/about', '/services']) {
    const { meta } = await headAt(request, route);
    expect([meta.get('robots'), meta.get('keywords')]).toEqual(['noindex, nofollow', 'جدوى، مصانع']);
    expect(meta.get('og:image')).toContain('/images/services/feasibility.png');
  }
  await settings.set({ robots: '"><script>alert(1)</script>' });
  expect((await headAt(request, '/about')).meta.get('robots')).toBe('index, follow');
});

test('client-side navigation sets the same head as the server', async ({ page, request }) => {
  /** A map, because the order of the tags does not matter. */
  const headIn = async () =>
    new Map(
      await page.evaluate(() =>
        [...document.head.querySelectorAll('[data-head]')].map(
          (tag) =>
            [
              tag.getAttribute('data-head'),
              tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
            ] as const,
        ),
      ),
    );
  await page.goto('/about');
  await pageReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'دراسات مجانية', exact: true }).click();
  await expect(page).toHaveTitle(/مجانية/);
  await expect(page.getByRole('main').getByRole('article').getByRole('link').first()).toBeVisible();
  const afterNavigation = await headIn();
  expect((await headAt(request, '/free-studies')).jsonLd).toHaveLength(3);
  await page.goto('/free-studies');
  expect(afterNavigation).toEqual(await headIn());
});
