import type { Locator } from 'playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { pngFile } from '../harness/pictures.ts';
import { expect, test } from '../harness/test.ts';

/** A table and a list as Word puts them on the clipboard. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b><span style='font-size:14.0pt'>بنود التكلفة</span></b><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td style='width:120pt'><p class=MsoNormal>البند</p></td><td><p class=MsoNormal>القيمة</p></td></tr>
<tr><td><p class=MsoNormal>الإيجار</p></td><td><p class=MsoNormal>6,300</p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>1.<span>&nbsp; </span></span><![endif]>دراسة السوق<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>2.<span>&nbsp; </span></span><![endif]>الدراسة الفنية<o:p></o:p></p>
<p class=MsoNormal onclick="alert(1)">خاتمة<img src="file:///c:/a.png" onerror="alert(1)"></p></body></html>`;

/** Pastes HTML into an editor, as the browser does it for content of another program. */
const pasteHtml = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('an administrator writes an article with content of Word and a picture, publishes it, and visitors read it', async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn('admin');
  await page.goto('/admin/articles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'مقال جديد' }).click();
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('تكلفة مخبز صغير');
  await page.getByLabel('المقدمة').fill('كم يكلف افتتاح مخبز صغير في الخرج، ومتى يسترد رأس ماله؟');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();
  await pasteHtml(editor, wordHtml);
  await expect(editor.getByRole('cell', { name: '6,300' })).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['دراسة السوق', 'الدراسة الفنية']);
  await expect(editor.locator('strong', { hasText: 'بنود التكلفة' })).toBeVisible();
  await expect(page.getByText(/لُصق من Word/)).toBeVisible();
  await page.getByRole('button', { name: 'صورة', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'صورة في المقال' });
  await dialog.getByLabel('صورة في المقال').setInputFiles(await pngFile(page, 'oven.png', { width: 900, height: 600 }));
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'إدراج الصورة' }).click();
  await expect(dialog.getByText('اكتب النص البديل، أو علّم الصورة زخرفية.')).toBeVisible();
  await dialog.getByLabel('النص البديل').fill('فرن المخبز');
  await dialog.getByRole('button', { name: 'إدراج الصورة' }).click();
  await expect(editor.getByRole('img', { name: 'فرن المخبز' })).toBeVisible();

  // Without a category the article cannot be published.
  await expect(page.getByRole('radio', { name: /منشور الآن/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'التصنيف' }).fill('مشروعات');
  await page.getByRole('combobox', { name: 'الوسوم' }).fill('مخابز،');
  await page.getByRole('radio', { name: /منشور الآن/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL('/admin/articles');
  await expect(page.getByRole('row', { name: /تكلفة مخبز صغير/ })).toContainText('منشور');

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.origin}/blog/تكلفة-مخبز-صغير`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'تكلفة مخبز صغير' })).toBeVisible();
  await expect(visitor.getByRole('cell', { name: '6,300' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'فرن المخبز' })).toHaveCount(1);
  expect(await visitor.locator('article, main').first().innerHTML()).not.toMatch(/mso-|onclick|onerror|style=/);
  await visitor.close();
});
