import { cardNamed } from '../harness/cards.ts';
import { expect, openDrawn, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor reads the home page and reaches the other pages', async ({ page }) => {
  await openDrawn(page, '/', page.getByRole('main').getByText('خطط الأعمال').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2015');
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the picture of a card fills its frame', async ({ page }) => {
  const card = cardNamed(page, 'التجاري');
  await openDrawn(page, '/', card);
  const picture = await card.locator('img').boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1), 'a little higher than wide').toBeCloseTo(1.02, 2);
});

test('without JavaScript a form says that it cannot be sent, and how to reach the company all the same', async ({
  page,
}) => {
  await page.goto('/contact?tab=feasibility');
  // Searches by text pass over what stands in a noscript, also where it is shown.
  await expect(page.getByRole('form').locator('noscript')).toContainText(
    'يحتاج إرسال هذا النموذج إلى تفعيل JavaScript',
    { useInnerText: true },
  );
  await expect(page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toBeVisible();
});

test('without JavaScript each kind of request opens by its tab, as a link that keeps what the page is about', async ({
  page,
}) => {
  await page.goto('/contact?service=feasibility');
  await page.getByRole('tab', { name: 'طلب استشارة' }).click();
  await expect(page).toHaveURL('/contact?service=feasibility&tab=consultation');
  await expect(page.getByRole('tabpanel', { name: 'طلب استشارة' })).toBeVisible();
});
