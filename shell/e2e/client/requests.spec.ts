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
