import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

test('an administrator adds a service, moves it to the top and deletes it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/services');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'خدمة جديدة' }).click();
  await page.getByLabel('اسم الخدمة').fill('خدمة من متصفح');
  await page.getByRole('link', { name: 'الخدمات' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'متابعة التحرير' }).click();
  await page.getByLabel('السعر الأساسي بالدولار').fill('٢٥٠');
  await page.getByLabel('مدة التسليم بأيام العمل').fill('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  // It stays in the record, whose name is in the tab of the browser.
  await expect(page).toHaveURL(/\/admin\/services\/edit\/\d+$/);
  await expect(page).toHaveTitle(/^خدمة من متصفح \| الخدمات/);
  await page.getByRole('navigation', { name: 'مسار الصفحة' }).getByRole('link', { name: 'الخدمات' }).click();
  await expect(page).toHaveURL('/admin/services');
  await expect(page.getByRole('cell', { name: 'خدمة من متصفح', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'إعادة الترتيب' }).click();
  await page.getByRole('combobox', { name: 'موضع خدمة من متصفح' }).selectOption('1');
  await expect(page.getByText(/صار «خدمة من متصفح» في الموضع 1/)).toBeVisible();
  await page.getByRole('link', { name: 'إنهاء' }).click();
  await page.getByRole('button', { name: 'حذف خدمة من متصفح' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByRole('cell', { name: 'خدمة من متصفح', exact: true })).toHaveCount(0);
});
