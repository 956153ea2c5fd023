import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import { endSessionAndClick, signInAgain } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

const PDF = { name: 'عقد الأرض.pdf', mimeType: 'application/pdf', buffer: pdfFile() };
const TEXT = 'أرفقت عقد الأرض، ومساحتها خمسة آلاف متر. هل يكفي ذلك لبيتين إضافيين؟';
/** A new message must appear within this time. */
const LIVE_MS = 10_000;

test('client and consultant write to each other, and nothing is lost when the connection or the session ends in the middle of a message', async ({
  page,
  context,
  browser,
  signIn,
  problems,
  actions,
}) => {
  problems.allow(/401|ERR_INTERNET_DISCONNECTED/);
  const reference = await actions.createStudy('مشتل نباتات زينة');
  const account = await signIn('client');
  await page.goto(paths.request(reference));
  const field = page.getByRole('textbox', { name: 'رسالة إلى طارق الشريف' });
  await field.fill(TEXT);
  await page.getByLabel('إرفاق ملف').locator('+ input').setInputFiles(PDF);
  await expect(page.getByRole('list', { name: 'ملفات مرفقة بالرسالة' })).toContainText(PDF.name);

  // A reload keeps the text and its file.
  await page.reload();
  await expect(field).toHaveValue(TEXT);
  await expect(page.getByRole('list', { name: 'ملفات مرفقة بالرسالة' })).toContainText(PDF.name);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'إرسال', exact: true }).click();
  await expect(page.getByText(/^لم تُرسل الرسالة، ونصها محفوظ هنا\. أنت غير متصل/)).toBeVisible();
  await expect(page.getByText(/^أنت غير متصل بالإنترنت\. يمكنك متابعة القراءة/)).toBeVisible();
  await expect(field).toHaveValue(TEXT);
  await context.setOffline(false);

  await endSessionAndClick(page, page.getByRole('button', { name: 'إرسال', exact: true }));
  await signInAgain(page, account);
  await expect(field).toHaveValue(TEXT);
  await page.getByRole('button', { name: 'إرسال', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: TEXT })).toBeVisible();
  await expect(field).toHaveValue('');

  const office = await actions.openBrowser(browser, 'consultant');
  problems.watch(office);
  const dashboard = await office.newPage();
  await dashboard.goto(paths.request(reference));
  const received = dashboard.getByRole('article').filter({ hasText: TEXT });
  await expect(received).toContainText('جديدة');
  await expect(received.getByRole('button', { name: `تنزيل ${PDF.name}` })).toBeVisible();
  await dashboard.getByRole('button', { name: 'ملاحظة داخلية' }).click();
  await dashboard.getByRole('textbox', { name: 'ملاحظة داخلية' }).fill('المساحة تكفي.');
  await dashboard.getByRole('button', { name: 'حفظ الملاحظة' }).click();
  await expect(dashboard.getByText('المساحة تكفي.')).toBeVisible();
  await dashboard.getByRole('button', { name: 'رسالة للعميل' }).click();
  await dashboard.getByRole('textbox', { name: 'رسالة للعميل' }).fill('نعم، تكفي لثلاثة بيوت.');
  await dashboard.getByRole('button', { name: 'إرسال إلى العميل' }).click();
  await expect(dashboard.getByRole('article').filter({ hasText: 'تكفي لثلاثة بيوت' })).toBeVisible();

  const reply = page.getByRole('article').filter({ hasText: 'تكفي لثلاثة بيوت' });
  await expect(reply).toBeVisible({ timeout: LIVE_MS + 5_000 });
  await expect(page.getByText('رسالة جديدة من طارق الشريف')).toBeAttached();
  await expect(page.getByText('المساحة تكفي.')).toHaveCount(0);
  await office.close();
});
