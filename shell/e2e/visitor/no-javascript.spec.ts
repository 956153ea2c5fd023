import { cardNamed } from '../harness/cards.ts';
import { expect, openServerRendered, test } from '../harness/test.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript can read the home page and navigate', async ({ page }) => {
  await openServerRendered(page, '/', page.getByRole('main').getByText('خطط الأعمال').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2015');
  await page.getByRole('contentinfo').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the picture of a card has its full size without JavaScript', async ({ page }) => {
  const card = cardNamed(page, 'القطاع التجاري');
  await openServerRendered(page, '/', card);
  const picture = await card.locator('img').boundingBox();
  expect((picture?.height ?? 0) / (picture?.width ?? 1), 'slightly taller than wide').toBeCloseTo(1.02, 2);
});

test('a form without JavaScript explains that it cannot be sent and shows the e-mail address', async ({ page }) => {
  await page.goto('/contact?tab=feasibility');
  // Text locators ignore the content of <noscript>, even when it is visible.
  await expect(page.getByRole('form').locator('noscript')).toContainText(
    'يحتاج إرسال هذا النموذج إلى تفعيل JavaScript',
    { useInnerText: true },
  );
  await expect(page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toBeVisible();
});

test('the pages on the way to an account say without JavaScript what they need, and their tabs are links', async ({
  page,
}) => {
  const note = (text: string) =>
    expect(page.getByRole('main').locator('noscript')).toContainText(text, { useInnerText: true });
  await page.goto('/auth?next=%2Fdashboard');
  await note('يحتاج تسجيل الدخول إلى تفعيل JavaScript');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'إنشاء حساب' }).click();
  await expect(page).toHaveURL('/auth?mode=register&next=%2Fdashboard');
  await note('يحتاج إنشاء الحساب إلى تفعيل JavaScript');
  await expect(page.getByLabel(/^تأكيد كلمة المرور/)).toBeVisible();
  await page.goto('/claim');
  await note('يحتاج إرسال الروابط إلى تفعيل JavaScript');
  await page.goto('/claim/no-such-link');
  await note('يحتاج عرض طلبك إلى تفعيل JavaScript');
});

test('tabs without JavaScript are links that keep the query of the page', async ({ page }) => {
  await page.goto('/contact?service=feasibility');
  await page.getByRole('tab', { name: 'طلب استشارة' }).click();
  await expect(page).toHaveURL('/contact?service=feasibility&tab=consultation');
  await expect(page.getByRole('tabpanel', { name: 'طلب استشارة' })).toBeVisible();
});

// Timers and pending actions begin with hydration. A hidden animation would use the processor that the scripts need.
test('nothing moves before the scripts work', async ({ page }) => {
  for (const route of ['/', '/contact']) {
    await page.goto(route);
    const running = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
    );
    expect(running, route).toEqual([]);
  }
});
