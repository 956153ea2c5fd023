import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { docxFile, pdfFile } from 'testing/documents';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const LAND_PAPER = 'صك الأرض';
const panelOf = (page: Page) => page.locator('#checklist');
const sendFile = (page: Page, name: string, buffer: Buffer) =>
  panelOf(page)
    .getByRole('group', { name: `ملف «${LAND_PAPER}»` })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });

test('a document is asked for, sent, refused with a reason, sent again and accepted, and all files leave as one archive', async ({
  page,
  signIn,
  actions,
  problems,
}) => {
  problems.allow(/status of 422/);
  const reference = await actions.createStudy('مصنع مراوح');
  await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
  await signIn('consultant');
  await page.goto(paths.request(reference));
  await panelOf(page).getByRole('button', { name: 'عرض المستندات وطلبها' }).click();
  await panelOf(page).getByText('طلب مستند آخر').click();
  await panelOf(page)
    .getByRole('textbox', { name: /^اسم المستند/ })
    .fill(LAND_PAPER);
  await panelOf(page).getByRole('button', { name: 'طلب من العميل' }).click();
  await expect(panelOf(page).getByText('مطلوب', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await signIn('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.request(reference, 'checklist'));
  await expect(panelOf(page)).toBeFocused();
  await expect(panelOf(page).getByText('ننتظر منك مستنداً واحداً')).toBeVisible();
  await sendFile(page, 'صك.pdf', Buffer.from('نص'));
  await expect(panelOf(page).getByRole('alert')).toContainText('نوع الملف غير مقبول');
  await sendFile(page, 'صك.pdf', pdfFile());
  await expect(panelOf(page).getByText('وصل، قيد المراجعة')).toBeVisible();
  await expectAccessible(page);

  const { checklist = [] } = await actions.asAdmin(reference, 'notes', { body: 'وصل الصك' });
  const change = `checklist/${checklist[0]?.id}`;
  await actions.asAdmin(reference, change, { state: 'refused', reason: 'الصفحة الثانية ناقصة' }, 'PATCH');
  await page.reload();
  await expect(panelOf(page).getByText('سبب طلب نسخة أخرى: الصفحة الثانية ناقصة')).toBeVisible();
  await sendFile(page, 'صك كامل.docx', docxFile());
  await expect(panelOf(page).getByText('وصل، قيد المراجعة')).toBeVisible();
  await actions.asAdmin(reference, change, { state: 'accepted' }, 'PATCH');
  await page.reload();
  await expect(panelOf(page).getByText('قُبل 1 من 1')).toBeVisible();
  await expect(panelOf(page).locator('input[type=file]')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل كل الملفات (ZIP)' }).click();
  expect((await download).suggestedFilename()).toBe(`${reference}.zip`);
});
