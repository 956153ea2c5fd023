import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
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

test('a canned reply goes from the palette into the message that is being written, and the list is accessible', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const at = '/admin/feasibility-requests/FS-2026-000001';
  await page.goto(at);
  const message = page.getByRole('textbox', { name: 'رسالة للعميل' });
  await message.fill('أهلاً، ');
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox', { name: 'ابحث أو نفّذ أمراً' }).fill('استلمنا');
  const replies = page.getByRole('group', { name: 'إدراج رد جاهز في المحادثة' }).getByRole('option');
  await expect(replies.first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/^أهلاً، .*FS-2026-000001/s);
  await expect(page).toHaveURL(at);
  await expectAccessibleAtBothWidths(page);
  await message.fill('');
});
