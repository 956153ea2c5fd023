import { followRequests } from '../harness/quiet.ts';
import { expect, pageReady, test } from '../harness/test.ts';

test('the home page loads no code of the account and admin areas', async ({ page, site }) => {
  // Otherwise the carousels would rotate while the test hovers over the links.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = followRequests(page);
  await page.goto('/');
  await pageReady(page);
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 600) await page.mouse.wheel(0, 600);
  for (const link of await page.getByRole('link').all()) if (await link.isVisible()) await link.hover({ force: true });
  await requests.untilQuiet();
  expect(site.proxies['remote-public'].requestedPaths.some((path) => path.endsWith('.js'))).toBe(true);
  const filesOf = (remote: 'remote-account' | 'remote-admin') =>
    site.proxies[remote].requestedPaths.filter((path) => path.endsWith('.js'));
  expect(filesOf('remote-account')).toEqual([]);
  expect(filesOf('remote-admin')).toEqual([]);
});

test('a guest who opens an admin page gets its sign-in without any code of the page', async ({ page, site }) => {
  const requests = followRequests(page);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fusers');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await requests.untilQuiet();
  const files = site.proxies['remote-admin'].requestedPaths.filter((path) => path.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => path.includes('expose_routes'))).toEqual([]);
});

test('every public page loads only two font files', async ({ page }) => {
  const fonts = new Set<string>();
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'font' && fonts.add(new URL(request.url()).pathname.replace(/\.\w+\.woff2$/, '')),
  );
  for (const path of ['/', '/about', '/contact', '/services', '/sectors', '/blog', '/free-studies']) {
    await page.goto(path);
    await pageReady(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect([...fonts].toSorted()).toEqual([
    '/static/font/alexandria-arabic-basic-wght-normal',
    '/static/font/alexandria-latin-basic-wght-normal',
  ]);
});
