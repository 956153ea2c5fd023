import type { APIRequestContext } from 'playwright/test';
import { readHead } from '../harness/head.ts';
import { foundRoutes } from '../harness/public-routes.ts';
import { structuredDataProblems, typesOf } from '../harness/structured-data.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const headAt = async (request: APIRequestContext, address: string) =>
  readHead(await (await request.get(address)).text());

/** What each kind of page tells search engines of, by the first part of its address and whether a name follows. */
const told: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/about': ['AboutPage', 'Organization', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'Organization', 'BreadcrumbList'],
  '/services': ['ItemList', 'BreadcrumbList'],
  '/services/*': ['Service', 'Organization', 'BreadcrumbList'],
  '/sectors': ['ItemList', 'BreadcrumbList'],
  '/sectors/*': ['WebPage', 'Organization', 'BreadcrumbList'],
  '/blog': ['Blog', 'Organization', 'BreadcrumbList'],
  '/blog/*': ['Article', 'Organization', 'BreadcrumbList'],
  '/free-studies': ['CollectionPage', 'Organization', 'BreadcrumbList'],
  '/studies/*': ['Report', 'Organization', 'BreadcrumbList'],
};
const kindOf = (route: string) => route.replace(/^(\/[^/]+)\/.+$/, '$1/*');

test('every open page says in its HTML what it is: one heading, title, description, address, structured data', async ({
  request,
  site,
}) => {
  const routes = await foundRoutes(request);
  expect(new Set(routes.map(kindOf))).toEqual(new Set(Object.keys(told)));
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
      expect(typesOf(jsonLd)).toEqual(told[kindOf(route)]);
      titles.add(title);
      descriptions.add(description);
    });
  expect([titles.size, descriptions.size], 'no two pages have the same title or description').toEqual([
    routes.length,
    routes.length,
  ]);
});

test('the picture that a chat shows is there, large enough, and in the measures that are said', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const route of await foundRoutes(request)) {
    const { meta } = await headAt(request, route);
    const address = meta.get('og:image') ?? '';
    expect(address, route).toMatch(/^http/);
    expect(meta.get('twitter:image')).toBe(address);
    const { width, height } = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    }, address);
    expect(width, route).toBeGreaterThanOrEqual(600);
    if (meta.has('og:image:width'))
      expect([meta.get('og:image:width'), meta.get('og:image:height')], route).toEqual([`${width}`, `${height}`]);
  }
});

test('pages that are not for search engines say so, and stand for no address', async ({ request }) => {
  for (const address of [
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
  ]) {
    const { meta, canonical } = await headAt(request, address);
    expect(meta.get('robots'), address).toBe('noindex');
    expect(canonical, address).toBeUndefined();
  }
});

test('one page has one address: by its number, with a query, and the pages of a list each its own', async ({
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

test('the settings speak for every page: words for robots, keywords, picture, and nothing that is no word for robots', async ({
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

test('the head of a page that a link leads to is the one that its server would send', async ({ page, request }) => {
  /** The order of the tags says nothing. */
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
  const followed = await headIn();
  expect((await headAt(request, '/free-studies')).jsonLd).toHaveLength(3);
  await page.goto('/free-studies');
  expect(followed).toEqual(await headIn());
});
