import { copiedPictureHtml, docsClipboard, wordClipboard } from 'testing/clipboard';
import { expectAccessible } from '../harness/axe.ts';
import { pngFile } from '../harness/pictures.ts';
import { expect, test } from '../harness/test.ts';
import { pasteHtml } from '../harness/word.ts';

test('an editor pastes from Word and Google Docs, copies a picture, opens the menu of blocks and asks readers to act', async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn('admin');
  await page.goto('/admin/articles/new');
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('افتتاح مخبز في بريدة');
  await page.getByLabel('المقدمة').fill('كم يكلف افتتاح مخبز صغير في بريدة، ومتى يسترد رأس ماله؟');
  const editor = page.getByRole('textbox', { name: 'المحتوى' });
  await editor.click();

  // Nothing but the keyboard, in Arabic.
  await page.keyboard.type('/عنوان');
  const menu = page.getByRole('listbox', { name: 'إدراج فقرة من نوع' });
  await expect(menu.getByRole('option')).toHaveText(['عنوان 2', 'عنوان 3', 'عنوان 4']);
  await expect(page.getByText('3 أنواع للإدراج. تنقّل بالسهمين واختر بمفتاح Enter.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const active = menu.getByRole('option', { selected: true });
  await expect(active).toHaveText('عنوان 3');
  await expect(editor).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('خطوات');
  await expect(editor.getByRole('heading', { level: 3, name: 'خطوات' })).toBeVisible();
  await page.keyboard.press('Enter');
  // Escape leaves the slash as text.
  await page.keyboard.type('/جد');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await pasteHtml(editor, wordClipboard);
  await expect(editor.getByRole('heading', { level: 2, name: 'تكلفة الافتتاح' })).toBeVisible();
  await expect(editor.locator('li li')).toHaveText(['بالغاز', 'بالكهرباء', 'البلدية']);
  await expect(editor.getByRole('columnheader')).toHaveText(['البند', 'القيمة']);
  await page.keyboard.press('Control+End');
  await pasteHtml(editor, docsClipboard);
  await expect(editor.locator('u', { hasText: 'مسطر' })).toBeVisible();
  await expect(editor.locator('em', { hasText: 'مائل' })).toBeVisible();

  // «Copy image»: the file and HTML with the picture alone.
  await page.keyboard.press('Control+Home');
  const { buffer } = await pngFile(page, 'oven.png', { width: 900, height: 600 });
  await editor.evaluate(
    (element, { html, base64 }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html: copiedPictureHtml, base64: buffer.toString('base64') },
  );
  const picture = page.getByRole('dialog', { name: 'صورة في المقال' });
  await expect(picture.locator('img')).toBeVisible();
  await expect(picture.getByLabel('النص البديل')).toHaveValue('فرن المخبز');
  await picture.getByRole('button', { name: 'إدراج الصورة' }).click();
  await expect(editor.getByRole('img', { name: 'فرن المخبز' })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await expect(editor).toBeFocused();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/زر');
  await menu.getByRole('option', { name: 'دعوة إلى إجراء' }).click();
  const call = page.getByRole('dialog', { name: 'دعوة إلى إجراء' });
  await call.getByLabel('النص', { exact: true }).fill('هل تفكر في مخبز؟');
  await call.getByLabel('نص الزر').fill('اطلب دراستك');
  await call.getByLabel('الصفحة').fill('https://example.com');
  await call.getByRole('button', { name: 'إدراج الدعوة' }).click();
  await expect(call.getByText('أدخل مساراً في هذا الموقع يبدأ بـ /.')).toBeVisible();
  await call.getByLabel('الصفحة').fill('/contact');
  await expectAccessible(page);
  await call.getByRole('button', { name: 'إدراج الدعوة' }).click();
  await expect(editor.getByText('هل تفكر في مخبز؟')).toBeVisible();

  await page.getByRole('combobox', { name: 'التصنيف' }).fill('مشروعات');
  await page.getByLabel('الكاتب', { exact: true }).fill('هدى الراشد');
  await page.getByRole('radio', { name: /منشور الآن/ }).check();
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.origin}/blog/افتتاح-مخبز-في-بريدة`);
  await expect(visitor.getByRole('heading', { level: 2, name: 'تكلفة الافتتاح' }).first()).toBeVisible();
  const button = visitor.getByRole('link', { name: 'اطلب دراستك' });
  await expect(button).toHaveAttribute('href', '/contact');
  await expect(button).toHaveCSS('background-color', 'rgb(10, 39, 44)');
  await visitor.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await visitor.close();
});

test('the menu of blocks opens where it is seen, also on a phone above the save bar', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('admin');
  await page.goto('/admin/articles/edit/2');
  await page.getByRole('textbox', { name: 'المحتوى' }).click();
  for (const key of ['Control+End', 'Enter', '/']) await page.keyboard.press(key);
  const menu = page.getByRole('listbox', { name: 'إدراج فقرة من نوع' });
  await expect(menu).toBeInViewport({ ratio: 0.99 });
  const bar = await page.getByRole('group', { name: 'حفظ التغييرات' }).boundingBox();
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page);
});
