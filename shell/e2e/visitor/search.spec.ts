import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { faults } from 'shared-lib/testing/fault-proxy';
import { expectAccessible } from '../harness/axe.ts';
import { bothWidths } from '../harness/halves.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { expect, frameReady, openDrawn, pageReady, test } from '../harness/test.ts';

const results = (page: Page, kind: string) => page.getByRole('main').getByRole('region', { name: kind });

test('a visitor looks for something from the header, narrows it down and reads a result', async ({ page }) => {
  await page.goto('/');
  await pageReady(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('banner').getByRole('button', { name: 'البحث في الموقع' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('مصنع');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search('مصنع'));
  await expect(page).toHaveTitle(/نتائج البحث عن «مصنع»/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/عن «مصنع»$/);
  await page.getByRole('link', { name: /^الدراسات المجانية \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/&kind=study$/);
  await expect(results(page, 'المقالات')).toHaveCount(0);
  await results(page, 'الدراسات المجانية').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/studies\//);
  await page.goBack();
  await expect(page).toHaveURL(/&kind=study$/);
  await page.goBack();
  await expect(results(page, 'المقالات')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('the page of a wrong address leads to it, also before the scripts are there', async ({
  page,
  problems,
  browser,
  site,
}) => {
  problems.allow(/404/);
  await page.goto('/nothing-is-here');
  await frameReady(page);
  await page.getByRole('main').getByRole('searchbox').fill('تمور');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search('تمور'));
  await expect(results(page, 'الدراسات المجانية').getByRole('link').first()).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const before = await plain.newPage();
  await before.goto('/nothing-is-here');
  await before.getByRole('main').getByRole('searchbox').fill('تمور');
  await before.keyboard.press('Enter');
  await expect(before).toHaveURL(/\/search\?q=/);
  await openDrawn(before, before.url(), results(before, 'الدراسات المجانية').getByRole('link').first());
  await plain.close();
});

test('the server draws the results and keeps search engines away', async ({ request }) => {
  const answer = await request.get(paths.search('الجدوي'));
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-drawn-by']).toBe('server');
  expect(html).toContain('<mark>الجدوى</mark>');
  expect(html).toContain('href="/services/feasibility"');
  expect(html).toContain('name="robots" content="noindex"');
});

test('what is typed into the address stays text', async ({ page }) => {
  const words = '<img src=x onerror=alert(1)>"\'';
  await page.goto(paths.search(words));
  await pageReady(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(words);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('<img src=x');
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
});

for (const { width, half } of bothWidths)
  test(`every state of it is accessible and fits at ${width} pixels`, half, async ({ page, site, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.setViewportSize({ width, height: 900 });
    const check = async (address: string, sign: string | RegExp) => {
      await page.goto(address);
      await pageReady(page);
      await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await check(paths.search(), 'عمّ تبحث؟');
    await check(paths.search('م'), 'اكتب حرفين على الأقل للبحث');
    await check(paths.search('مصنع'), /عن «مصنع»$/);
    await check(paths.search('zzzzqq'), 'لا نتائج عن «zzzzqq»');
    site.proxies['mock-api'].break(/\/public\/search/, faults.htmlError);
    await check(paths.search('عصير'), 'تعذر البحث الآن.');
    await site.proxies['mock-api'].heal();
    await page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/«عصير»/)
        .first(),
    ).toBeVisible();
  });
