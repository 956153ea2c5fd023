import { clickIntoSessionDialog, endSession, signInAgain } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a session that ends in an unsaved form asks for the password over it, and nothing typed is lost', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/401/);
  const account = await signIn('admin');
  await page.goto('/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'العنوان', exact: true });
  await title.fill('مقال انتهت جلسته');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();
  await page.keyboard.type('نص كُتب قبل انتهاء الجلسة');
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await endSession(page);
  await clickIntoSessionDialog(page, save);
  await signInAgain(page, account);
  await expect(page).toHaveURL('/admin/articles/new');
  await expect(title).toHaveValue('مقال انتهت جلسته');
  await expect(editor).toContainText('نص كُتب قبل انتهاء الجلسة');
  await save.click();
  await expect(page).toHaveURL('/admin/articles');
  await page.getByRole('link', { name: 'تعديل مقال انتهت جلسته' }).click();
  await expect(editor).toContainText('نص كُتب قبل انتهاء الجلسة');
});
