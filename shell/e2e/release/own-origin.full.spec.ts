import type { Page } from 'playwright/test';
import { expect, pageReady, test } from '../harness/test.ts';

const MOVED = ['remote-public', 'remote-admin'] as const;

const followLinkTo = async (page: Page, name: string, url: string | RegExp) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(url);
};

test('pages whose remotes live under the origin of the site load nothing from another one', async ({
  page,
  site,
  signIn,
}) => {
  test.slow();
  await site.moveUnderSite(MOVED);
  const origins: string[] = [];
  const releaseFiles: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    origins.push(origin);
    if (pathname.startsWith('/r/')) releaseFiles.push(pathname);
  });
  const account = site.config.remoteOrigins['remote-account'];

  const about = await page.goto('/about');
  await pageReady(page);
  expect(about?.headers()['x-rendered-by']).toBe('server');
  const policy = about?.headers()['content-security-policy'] ?? '';
  // Only the remote that has no path there is still a source.
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^' ]+' ${account};`));
  expect(policy).toContain(`connect-src 'self' ${account};`);
  // A page whose scripts come later.
  await page.getByRole('banner').getByRole('link', { name: 'المدونة', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(releaseFiles.some((file) => file.startsWith('/r/public/'))).toBe(true);

  await signIn('admin');
  await page.goto('/admin');
  await pageReady(page);
  await followLinkTo(page, 'المستخدمون', /\/admin\/users/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(releaseFiles.some((file) => file.startsWith('/r/admin/'))).toBe(true);
  expect([...new Set(origins)]).toEqual([site.origin]);

  // The remote that has not moved is loaded from its own host.
  await page.goto('/dashboard');
  await expect.poll(() => origins.includes(account)).toBe(true);
});
