import type { RemoteId } from 'shared-lib/testing/test-site';
import { expect, frameReady, pageReady, test } from '../harness/test.ts';

const NETWORK = /Failed to load resource|ERR_|net::/;

const areas: { remote: RemoteId; away: string; address: string; shows: string; signedIn?: 'client' | 'admin' }[] = [
  { remote: 'remote-account', away: '/', address: '/auth', shows: 'تسجيل الدخول' },
  { remote: 'remote-admin', away: '/', address: '/admin/login', shows: 'تسجيل الدخول' },
];

for (const { remote, away, address, shows } of areas)
  test(`with the host of ${remote} stopped the rest works, and the area recovers in the same tab`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(NETWORK);
    await page.goto(away);
    await pageReady(page);
    await site.proxies[remote].refuse();
    await page.goto(address);
    await expect(page.getByRole('alert').getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'تواصل معنا عبر واتساب' }).first()).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await site.proxies[remote].heal();
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(page.getByRole('button', { name: shows, exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

test('with the host of remote-public stopped the server still draws the page, its links load pages, and it recovers', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  await site.proxies['remote-public'].refuse();
  await page.goto('/');
  await frameReady(page);
  await expect(page.getByRole('main').getByText('خطط الأعمال').first()).toBeVisible();
  const banner = page.getByText('تعذر تشغيل هذه الصفحة بالكامل');
  await expect(banner).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await site.proxies['remote-public'].heal();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await pageReady(page);
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await site.proxies['remote-public'].refuse();
  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu works within 3 seconds while remote-public never answers, and the server markup stays', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  site.proxies['remote-public'].break(/\.js/, { kind: 'hang' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('frame-hydrated').length > 0, undefined, {
    timeout: 3000,
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /القائمة/ })
    .click();
  await expect(page.getByRole('link', { name: 'المدونة' }).first()).toBeVisible();
  await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('خطط الأعمال').first()).toBeAttached();
});
