import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { expect, pageReady, test } from '../harness/test.ts';

test('a page of the dashboard that is opened for the first time while offline loads by itself after the connection is back', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await signIn('client');
  await page.goto(paths.dashboard());
  await expect(page.getByRole('heading', { name: /^الطلبات الجارية/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'الملفات' }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'الملفات' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  // A later visit does not show the failure again.
  await page.getByRole('navigation').getByRole('link', { name: 'الرئيسية' }).first().click();
  await expect(page.getByRole('heading', { name: /^الطلبات الجارية/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'الملفات' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'الملفات' })).toBeVisible();
});

test('a sign-in form whose area could not be loaded works by itself when the browser is online again, also after a failed attempt', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_|net::/);
  const account = site.proxies['remote-account'];
  // The links in view are prefetched. So the host is broken before the page opens.
  account.injectFault(/./, faults.htmlError);
  await page.goto(paths.about());
  await pageReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).first().click();
  // The server's form is there; nothing handles it yet.
  await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toBeVisible();
  await context.setOffline(true);
  account.requestedPaths.length = 0;
  await context.setOffline(false);
  await expect.poll(() => account.requestedPaths.length).toBeGreaterThan(0);
  // The button has its own label again when the attempt has failed.
  await expect(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  await account.clearFaults();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeEnabled();
  await expect(page.getByText('تعذر تشغيل هذه الصفحة بالكامل')).toHaveCount(0);
});
