import { expect, layoutReady, pageReady, test } from '../harness/test.ts';

const NETWORK = /Failed to load resource|ERR_|net::/;

test('when the host of remote-admin is down, the rest of the site works, and the area recovers in the same tab', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  await page.goto('/');
  await pageReady(page);
  await site.proxies['remote-admin'].refuseConnections();
  await page.goto('/admin/login');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'تواصل معنا عبر واتساب' }).first()).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await site.proxies['remote-admin'].clearFaults();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('when the host of remote-account is down, the server renders the sign-in page, which works again in the same tab', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  await site.proxies['remote-account'].refuseConnections();
  await page.goto('/auth');
  const banner = page.getByText('تعذر تشغيل هذه الصفحة بالكامل');
  await expect(banner).toBeVisible();
  const signIn = page.getByRole('button', { name: 'تسجيل الدخول', exact: true });
  await expect(signIn, 'it sends nothing that nobody would handle').toBeDisabled();
  await page.getByLabel('البريد الإلكتروني').fill('sara@example.com');
  await site.proxies['remote-account'].clearFaults();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(signIn).toBeEnabled();
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('sara@example.com');
});

test('when the host of remote-public is down, the server still renders pages, their links work, and the page recovers', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  await site.proxies['remote-public'].refuseConnections();
  await page.goto('/');
  await layoutReady(page);
  await expect(page.getByRole('main').getByText('خطط الأعمال').first()).toBeVisible();
  const banner = page.getByText('تعذر تشغيل هذه الصفحة بالكامل');
  await expect(banner).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await site.proxies['remote-public'].clearFaults();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await pageReady(page);
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await site.proxies['remote-public'].refuseConnections();
  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu works within 3 seconds while remote-public hangs, and the server-rendered page stays', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  site.proxies['remote-public'].injectFault(/\.js/, { kind: 'hang' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('layout-hydrated').length > 0, undefined, {
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

test('the sign-in page of the administration has a layout with links within 3 seconds while its host hangs', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NETWORK);
  site.proxies['remote-admin'].injectFault(/\.js/, { kind: 'hang' });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  const home = page.getByRole('banner').getByRole('link', { name: 'الرئيسية', exact: true });
  await expect(home).toBeVisible({ timeout: 3000 });
  // Nothing covers the link any more, and the area has not given up yet.
  await home.click({ trial: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL('/');
});
