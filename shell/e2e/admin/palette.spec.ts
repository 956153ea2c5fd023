import { expect, test } from '../harness/test.ts';

test('what is typed right after Ctrl K arrives in the palette, even while its code loads', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/inbox');
  const rows = page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+KeyK');
  // In the inbox, «E» would archive a request.
  await page.keyboard.type('FEJ');
  const field = page.getByRole('combobox', { name: 'ابحث أو نفّذ أمراً' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('FEJ');
  await requested.promise;
  released.resolve();
  await expect(page.getByText('لا نتائج مطابقة')).toBeVisible();
  await expect(field).toHaveValue('FEJ');
  await field.fill('سجل التدقيق');
  await expect(page.getByRole('option', { name: 'سجل التدقيق' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(rows).toHaveCount(shown);
});
