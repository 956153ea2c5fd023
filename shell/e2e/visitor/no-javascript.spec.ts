import { expect, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor reads the home page and reaches the other pages', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('خطط الأعمال').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2015');
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
