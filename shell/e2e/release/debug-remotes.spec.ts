import { expectUsableAtBothWidths } from '../harness/both-widths.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { visitInApp } from '../harness/visit-in-app.ts';

test('a developer sees which releases, shared modules and files this tab has, and what a cookie pins', async ({
  page,
  context,
  site,
}) => {
  const pinned = '0123456789abcdef';
  await context.addCookies([{ name: 'miqyas_pin_account', value: pinned, url: site.origin }]);
  const live = (await (await fetch(`${site.origin}/registry.json`)).json())['remote-public'].current;
  await visitInApp(page, ['/', '/debug/remotes'], async () => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'الأجزاء في هذا اللسان' })).toBeVisible();

  const releases = page.getByRole('region', { name: 'الإصدارات' });
  const rowOf = (remote: string) => releases.getByRole('row').filter({ hasText: remote });
  // The release that is live, and the one that runs in this tab.
  await expect(rowOf('remote-public').getByText(live)).toHaveCount(2);
  await expect(rowOf('remote-account')).toContainText(pinned);
  const shared = page.getByRole('region', { name: 'الوحدات المشتركة' });
  // One version of each: two would be two copies in the tab.
  await expect(shared.getByRole('cell', { name: 'react', exact: true })).toHaveCount(1);
  await expect(shared.getByRole('row').filter({ hasText: 'shared-lib/router' })).toContainText('نعم');
  const files = page.getByRole('region', { name: 'الملفات المحمّلة' });
  await expect(files.getByRole('row').filter({ hasText: 'remoteEntry.js' })).toContainText(live);
  await expectUsableAtBothWidths(page);
  await pageReady(page);

  // As its own document, the page has loaded nothing of a remote.
  await page.goto('/debug/remotes');
  await pageReady(page);
  await expect(rowOf('remote-public').getByText(live)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'حالة تسجيل الدخول' }).click();
  await expect(page).toHaveURL('/debug');
});
