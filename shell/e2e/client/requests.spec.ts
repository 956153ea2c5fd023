import { paths } from 'shared-lib/paths';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, test } from '../harness/test.ts';

test('a client finds a request in the list, reads it and returns, also by keyboard', async ({ page, signIn }) => {
  await signIn('client');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'قائمة الحساب' }).getByRole('link', { name: 'طلباتي' }).click();
  await expect(page).toHaveURL('/dashboard/requests');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: /^دراسات الجدوى/ }).click();
  await expect(page).toHaveURL('/dashboard/requests?kind=feasibility');
  const first = page.getByRole('table').getByRole('link').first();
  // The rows of the previous filter stay until the new ones arrive.
  await expect(first).toHaveAttribute('href', /FS-/);
  const title = await first.textContent();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'مسار الطلب' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/requests?kind=feasibility');
});

test('the list and the page of a request are usable on a phone', fullSuiteOnly, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('client');
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('navigation', { name: 'التنقل السريع' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'ما أرسلته' })).toBeVisible();
});

test(
  'a request prints with its quote, its reference and its source, without controls',
  fullSuiteOnly,
  async ({ page, signIn, actions }) => {
    const reference = await actions.createStudy('مصنع تغليف للتمور');
    await actions.sendQuote(reference);
    await signIn('client');
    await page.goto(paths.request(reference));
    const quote = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'عرض السعر', exact: true }) });
    await expect(quote.getByRole('button', { name: 'قبول العرض' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText('مقياس لدراسات الجدوى')).toBeVisible();
    await expect(main.getByText(reference, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(quote.getByText('دولار')).toBeVisible();
    // Printers leave out backgrounds: every text is dark.
    const colors = await quote.evaluate((card) =>
      [card, ...card.querySelectorAll('*')].map((element) => getComputedStyle(element).color),
    );
    expect(new Set(colors).size).toBe(1);
    expect(Math.max(...(colors[0]?.match(/\d+/g) ?? []).map(Number))).toBeLessThan(64);
    await expect(main.getByText(page.url())).toBeVisible();
    for (const control of [main.getByRole('button'), main.getByRole('textbox'), page.getByRole('navigation')])
      await expect(control.filter({ visible: true })).toHaveCount(0);
  },
);
