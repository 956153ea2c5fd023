import { variantWith } from 'testing/marked-build';
import { expectAccessible, expectAccessibleAsItIs } from '../harness/axe.ts';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const marked = (remote: 'remote-public' | 'remote-admin') =>
  variantWith({
    remote,
    name: 'preview',
    place: 'module',
    code: `if (typeof document !== 'undefined') document.documentElement.dataset.release = 'preview';`,
  });

test(
  'one visitor sees public pages of a release before it is live, rendered on the server too, and ends that',
  fullSuiteOnly,
  async ({ page, browser, site }) => {
    const { version, link } = await site.preview('remote-public', await marked('remote-public'));
    await page.goto(link);
    await pageReady(page);
    await expect(page).toHaveURL(`${site.origin}/`);
    const badge = page.getByRole('complementary', { name: 'معاينة قبل النشر' });
    await expect(badge).toContainText(`تعاين صفحات الموقع قبل نشرها، في الإصدار ${version}`);

    const about = await page.goto('/about');
    await pageReady(page);
    expect(about?.headers()).toMatchObject({ 'x-release': version, 'x-rendered-by': 'server' });
    await expect(page.locator('html')).toHaveAttribute('data-release', 'preview');
    await expect(badge).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);

    // Somebody else, at the same time.
    const other = await browser.newContext({ baseURL: site.origin });
    const theirs = await other.newPage();
    const response = await theirs.goto('/about');
    await pageReady(theirs);
    expect(response?.headers()['x-release']).not.toBe(version);
    await expect(theirs.locator('html')).not.toHaveAttribute('data-release', 'preview');
    await expect(theirs.getByRole('button', { name: 'إنهاء المعاينة' })).toHaveCount(0);
    await other.close();

    await badge.getByRole('button', { name: 'إنهاء المعاينة' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await pageReady(page);
    await expect(badge).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-release', 'preview');
  },
);

test(
  'an administrator sees the administration of a release before it is live',
  fullSuiteOnly,
  async ({ page, site, signIn }) => {
    await signIn('admin');
    const { link, version } = await site.preview('remote-admin', await marked('remote-admin'));
    await page.goto(link);
    await pageReady(page);
    await expect(page).toHaveURL(`${site.origin}/admin`);
    await expect(page.locator('html')).toHaveAttribute('data-release', 'preview');
    await expect(page.getByRole('complementary', { name: 'معاينة قبل النشر' })).toContainText(
      `تعاين لوحة الإدارة قبل نشرها، في الإصدار ${version}`,
    );
    // Ends on the page where the visitor is.
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'إنهاء المعاينة' }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
    await pageReady(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-release', 'preview');
  },
);

test('a damaged link says in Arabic what is wrong', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  const response = await page.goto('/_preview/abc');
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'رابط المعاينة غير صالح' })).toBeVisible();
  await expectAccessibleAsItIs(page);
  await page.getByRole('link', { name: 'الصفحة الرئيسية' }).click();
  await pageReady(page);
});
