import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { boxOf } from '../harness/measure.ts';
import { expect, layoutReady, openServerRendered, pageReady, test } from '../harness/test.ts';

const results = (page: Page, kind: string) => page.getByRole('main').getByRole('region', { name: kind });

test('a visitor searches from the header, filters the results and opens one', async ({ page }) => {
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

test('the not-found page offers the search, also without JavaScript', async ({ page, problems, browser, site }) => {
  problems.allow(/404/);
  await page.goto('/nothing-is-here');
  await layoutReady(page);
  await page.getByRole('main').getByRole('searchbox').fill('تمور');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.search('تمور'));
  await expect(results(page, 'الدراسات المجانية').getByRole('link').first()).toBeVisible();
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const staticPage = await withoutScripts.newPage();
  await staticPage.goto('/nothing-is-here');
  await staticPage.getByRole('main').getByRole('searchbox').fill('تمور');
  await staticPage.keyboard.press('Enter');
  await expect(staticPage).toHaveURL(/\/search\?q=/);
  await openServerRendered(
    staticPage,
    staticPage.url(),
    results(staticPage, 'الدراسات المجانية').getByRole('link').first(),
  );
  await withoutScripts.close();
});

test('the server renders the results with noindex', async ({ request }) => {
  const response = await request.get(paths.search('الجدوي'));
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(response.headers()['x-rendered-by']).toBe('server');
  expect(html).toContain('<mark>الجدوى</mark>');
  expect(html).toContain('href="/services/feasibility"');
  expect(html).toContain('name="robots" content="noindex"');
});

test('markup in the search query stays text', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>"\'';
  await page.goto(paths.search(query));
  await pageReady(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText('<img src=x');
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
});

test('the search box has no cross of the browser: a click at its end keeps the text', async ({ page }) => {
  await page.goto(paths.search('مصنع'));
  await pageReady(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.focus();
  const { width, height } = await boxOf(box);
  for (const x of [8, 16, 24]) await box.click({ position: { x: Math.min(x, width), y: height / 2 } });
  await expect(box).toHaveValue('مصنع');
});

test(
  'every state of the search page is accessible and does not scroll horizontally, on a phone and a desktop',
  fullSuiteOnly,
  async ({ page, site, problems }) => {
    problems.allow(/Failed to load resource/);
    const check = async (path: string, text: string | RegExp) => {
      await page.goto(path);
      await pageReady(page);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    };
    await check(paths.search(), 'عمّ تبحث؟');
    await check(paths.search('م'), 'اكتب حرفين على الأقل للبحث');
    await check(paths.search('مصنع'), /عن «مصنع»$/);
    await check(paths.search('zzzzqq'), 'لا نتائج عن «zzzzqq»');
    site.proxies['mock-api'].injectFault(/\/public\/search/, faults.htmlError);
    await check(paths.search('عصير'), 'تعذر البحث الآن.');
    await site.proxies['mock-api'].clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/«عصير»/)
        .first(),
    ).toBeVisible();
  },
);
