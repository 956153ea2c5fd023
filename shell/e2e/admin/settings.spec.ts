import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

test.use({ changesWholeSite: true });

test('an administrator changes the figures, and the site shows them on its next load', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'الإعدادات' }).click();
  const clients = page.getByLabel('العملاء', { exact: false });
  const before = await clients.inputValue();
  await clients.fill('٧٣١');
  await expect(page.getByRole('complementary', { name: 'معاينة' })).toContainText('731');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ مجموعة إحصاءات الموقع' }).click();
  await expect(page.getByText('حُفظت إعدادات إحصاءات الموقع')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('731').first()).toBeVisible();

  await page.goto('/admin/settings/stats');
  await page.getByRole('link', { name: 'سجل التغييرات' }).click();
  await page.getByText(new RegExp(`من ${before} إلى 731$`)).click();
  await expect(page.getByRole('cell', { name: before, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '731', exact: true })).toBeVisible();
});
