import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { expect, test } from '../harness/test.ts';

test('an administrator sees an email as mail programs show it, on two widths and in dark colours', async ({
  page,
  signIn,
}) => {
  // The browser of the tests prefers light colours by a setting that would win over the one of the frame.
  await page.emulateMedia({ colorScheme: null });
  await signIn('admin');
  await page.goto('/admin/settings/contact');
  await page.getByRole('link', { name: 'رسائل البريد' }).click();
  await page.getByRole('link', { name: 'إشعار الاستلام: دراسة جدوى' }).click();
  const email = page.frameLocator('iframe[title^="معاينة الرسالة: إشعار الاستلام: دراسة جدوى"]');
  await expect(email.getByRole('heading', { name: 'وصلنا طلب دراسة الجدوى' })).toBeVisible();
  const content = email.locator('td.card');
  await expect(content).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(email.getByRole('img', { name: /^شعار/ })).toHaveJSProperty('naturalWidth', 88);
  await expect(page.getByText('الخطوات التالية').last()).toBeVisible();

  await page.getByRole('button', { name: 'داكنة' }).click();
  await expect(content).toHaveCSS('background-color', 'rgb(10, 39, 44)');
  await page.getByRole('button', { name: 'جوال' }).click();
  await expectAccessibleAtBothWidths(page);
});
