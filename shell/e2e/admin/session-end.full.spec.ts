import { endSessionAndClick, openBeforeEnd, sessionDialog, signInAgain } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

test('a session that ends in an unsaved form asks for the password over it, and nothing typed is lost', async ({
  page,
  signIn,
  problems,
}) => {
  const account = await openBeforeEnd({ page, problems, signIn }, '/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'العنوان', exact: true });
  await title.fill('مقال انتهت جلسته');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();
  await page.keyboard.type('نص كُتب قبل انتهاء الجلسة');
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await endSessionAndClick(page, save);
  await signInAgain(page, account);
  await expect(page).toHaveURL('/admin/articles/new');
  await expect(title).toHaveValue('مقال انتهت جلسته');
  await expect(editor).toContainText('نص كُتب قبل انتهاء الجلسة');
  await save.click();
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/);
  await expect(editor).toContainText('نص كُتب قبل انتهاء الجلسة');
});

test('who wants to leave after the session has ended, and then stays, can still sign in and save', async ({
  page,
  signIn,
  problems,
}) => {
  const account = await openBeforeEnd({ page, problems, signIn }, '/admin/sectors/edit/1');
  const description = page.getByRole('textbox', { name: 'الوصف', exact: true });
  const before = await description.inputValue();
  await description.fill('وصف كُتب قبل انتهاء الجلسة');
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await endSessionAndClick(page, save);
  await page.getByRole('button', { name: 'مغادرة الصفحة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'متابعة التحرير' }).click();
  await sessionDialog(page);
  await signInAgain(page, account);
  await expect(description).toHaveValue('وصف كُتب قبل انتهاء الجلسة');
  await save.click();
  await expect(page.getByText('حُفظت التغييرات')).toBeVisible();
  await description.fill(before);
  await save.click();
  await expect(page.getByText('كل التغييرات محفوظة')).toBeVisible();
});
