import { expect, pageReady, test } from '../harness/test.ts';

test('the first page of a client requests the release and each of its lists once', async ({ page, site, signIn }) => {
  await signIn('client');
  await page.goto('/healthz');
  const api = site.proxies['mock-api'].requestedPaths;
  const before = api.length;
  const releases: string[] = [];
  page.on('request', (request) => request.url().includes('/registry.json') && releases.push(request.url()));
  await page.goto('/dashboard');
  await pageReady(page);
  await expect(page.getByRole('heading', { name: 'المطلوب منك الآن' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(releases).toHaveLength(1);
  const lists = api
    .slice(before)
    .filter((path) => /\/account\/(?:summary|requests|messages)|\/public\/studies/.test(path));
  expect(lists.toSorted()).toEqual([
    '/api/account/messages?from=staff&unread=1&per_page=3',
    '/api/account/requests?state=active&per_page=4',
    '/api/account/summary',
    '/api/public/studies?sort=downloads&per_page=3',
  ]);
});

test('the first page of a consultant requests the view of its URL once', async ({ page, site, signIn }) => {
  await signIn('consultant');
  await page.goto('/healthz');
  const api = site.proxies['mock-api'].requestedPaths;
  const before = api.length;
  await page.goto('/dashboard?view=waiting');
  await pageReady(page);
  await expect(page.getByRole('link', { name: /^بانتظار العميل/ })).toHaveAttribute('aria-current', /./);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const lists = api.slice(before).filter((path) => /\/consultant\/(?:summary|requests|messages)/.test(path));
  expect(lists.toSorted()).toEqual([
    '/api/consultant/messages?from=client&per_page=3',
    '/api/consultant/requests?view=waiting&page=1&per_page=50&sort=due',
    '/api/consultant/summary',
  ]);
});
