import { expectAccessible } from '../harness/axe.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { sendRegistration } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a new client registers on a phone, sends a first request from the dashboard and finds it there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth?mode=register&next=%2Fdashboard');
  await sendRegistration(page, { name: 'منى الدوسري', email: 'mona@company.example' });

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'ابدأ من فكرة مشروعك' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'إرسال الطلب الآن' }).click();
  await page.getByLabel(/^فكرة المشروع/).fill('مصنع لتعبئة التمور وتصديرها');
  await expect(page.getByLabel(/^الاسم/)).toHaveValue('منى الدوسري');
  await page.getByLabel(/^رقم الهاتف/).fill('+966 55 123 4567');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }).click();

  await expect(page).toHaveURL(/\/dashboard\/requests\/FS-/);
  await expect(page.getByRole('heading', { level: 1, name: 'مصنع لتعبئة التمور وتصديرها' })).toBeVisible();
  await page.getByRole('navigation', { name: 'التنقل السريع' }).getByRole('link', { name: 'الرئيسية' }).click();
  await expect(page.getByRole('heading', { name: /^الطلبات الجارية/ })).toBeVisible();
  await expect(page.getByText('لا شيء مطلوب منك الآن.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'مصنع لتعبئة التمور وتصديرها' })).toBeVisible();
});
