import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const flows = '-550,000\n92,000\n137,000\n166,000\n185,000\n200,000\n211,000';

test('the figures of a study follow cash flows pasted from a spreadsheet, and a published study opens on the site', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 422/);
  await signIn('admin');
  await page.goto('/admin/studies');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'دراسة جديدة' }).click();
  await expect(page.getByText('أكمل الأرقام')).toHaveCount(4);
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('مزرعة مائية من متصفح');
  await page.getByLabel('الملخص').fill('مزرعة مائية للخضر الورقية في الخرج على ألف متر مربع');
  await page.getByLabel('القطاع').selectOption({ label: 'الزراعي' });
  await page.getByRole('button', { name: 'إضافة سنة' }).click();
  const first = page.getByLabel('السنة 0، الإنشاء: الصافي بالدولار');
  await first.focus();
  await first.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, flows);
  await expect(page.getByText('97,469 دولاراً')).toBeVisible();
  await expect(page.getByText('17.3%')).toBeVisible();
  await page.getByLabel('السنة 3: الصافي بالدولار').fill('٢٦٦٠٠٠');
  await expect(page.getByText('97,469 دولاراً')).toHaveCount(0);
  await expect(page.getByText('168,647 دولاراً')).toBeVisible();
  await page.getByRole('radio', { name: /منشور الآن/ }).check();
  // A study is published with what it recommends.
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByLabel('جملة التوصية')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: /^التوصية/ }).selectOption({ label: 'أقدِم' });
  await page.getByLabel('جملة التوصية').fill('العائد يغطي تكلفة رأس المال.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/studies\/edit\/\d+$/);
  await page.goto('/admin/studies');
  await page.getByRole('link', { name: 'عرض مزرعة مائية من متصفح في الموقع' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'مزرعة مائية من متصفح' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'التوصية: أقدِم' })).toContainText('العائد يغطي تكلفة رأس المال.');

  // The form shows the pages of the file, and shows them anew after a change.
  await page.goto('/admin/studies');
  await page.getByRole('link', { name: 'تعديل مزرعة مائية من متصفح' }).click();
  const cover = page.getByRole('img', { name: 'صفحة 1 من الدراسة' });
  await expect(cover).toBeVisible();
  const before = (await cover.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'التالية' }).click();
  await expect(page.getByRole('img', { name: 'صفحة 2 من الدراسة' })).toBeVisible();
  await page.getByRole('button', { name: 'السابقة' }).click();
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('مزرعة مائية بعد التعديل');
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(cover).not.toHaveAttribute('src', before);
  // A browser without a viewer for PDF files downloads the file of the tab.
  const file = page
    .waitForEvent('popup')
    .then((tab) => Promise.any([tab.waitForURL(/^blob:/), tab.waitForEvent('download')]));
  await page.getByRole('button', { name: 'فتح الملف في تبويب جديد' }).click();
  await file;
});
