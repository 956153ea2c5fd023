import type { FurtherShell } from 'testing/test-site';
import { expect, test } from '../harness/test.ts';

const MEASURED = { cookie: 'miqyas_consent=statistics' };

test.describe('a shell with a page cache', () => {
  let shell: FurtherShell;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(shell.origin + path, { headers: { 'accept-encoding': 'gzip', ...headers } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  /** The stored page, as soon as all of its data was there. */
  const getStored = async (path: string) => {
    await expect(async () => expect((await get(path)).headers.get('etag')).toBeTruthy()).toPass();
    return get(path);
  };

  test.beforeAll(async ({ workerSite }) => {
    shell = await workerSite.startShell({ PAGE_CACHE_MB: '8' });
  });
  test.afterAll(async () => shell.stop());

  test('sends the same bytes to everybody, and none to a browser that has them', async () => {
    const first = await getStored('/services');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/services')).html).toBe(first.html);
    expect((await get('/services?utm_source=mail')).headers.get('etag')).toBe(etag);
    expect(first.headers.get('vary')).toBe('accept-encoding');
    const unchanged = await get('/services', { 'if-none-match': etag });
    expect(unchanged).toMatchObject({ status: 304, html: '' });
    expect(unchanged.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  });

  test('hydrates a page of the cache without an error', async ({ page }) => {
    await getStored('/');
    await page.goto(`${shell.origin}/?utm_source=mail`);
    await page.waitForFunction(() => performance.getEntriesByName('outlet-hydrated').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows a change of the content on the next load', async ({ settings }) => {
    const first = await getStored('/about');
    expect(first.html).not.toContain('شارع المقياس، المنيل');
    await settings.set({ address: 'شارع المقياس، المنيل' });
    await expect(async () => expect((await get('/about')).html).toContain('شارع المقياس، المنيل')).toPass();
  });

  test('renders own pages for visitors who agreed to being measured, and none of them for others', async ({
    settings,
  }) => {
    await settings.set({ analytics_enabled: 'true', google_analytics_id: 'G-TEST12345' });
    const { headers } = await getStored('/services');
    const own = await get('/services', MEASURED);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(own.headers.get('etag')).toBeNull();
    expect((await get('/services')).headers.get('etag')).toBe(headers.get('etag'));
  });

  test('still shows complete pages while the API is down', async ({ site }) => {
    const { html } = await getStored('/sectors');
    await site.proxies['mock-api'].refuseConnections();
    expect((await get('/sectors')).html).toBe(html);
  });
});
