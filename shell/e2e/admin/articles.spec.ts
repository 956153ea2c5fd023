import { expectAccessible } from '../harness/axe.ts';
import { pngFile } from '../harness/pictures.ts';
import { expect, test } from '../harness/test.ts';
import { pasteHtml, wordHtml } from '../harness/word.ts';

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

  // Without a category and an author the article cannot be published.
  await expect(page.getByRole('radio', { name: /منشور الآن/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'التصنيف' }).fill('مشروعات');
  await expect(page.getByText('اكتب اسم الكاتب، فهو يظهر مع المقال')).toBeVisible();
  await page.getByLabel('الكاتب', { exact: true }).fill('هدى الراشد');
  await page.getByRole('combobox', { name: 'الوسوم' }).fill('مخابز،');
  await page.getByRole('radio', { name: /منشور الآن/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/);
  await page.goto('/admin/articles');
  await expect(page.getByRole('row', { name: /تكلفة مخبز صغير/ })).toContainText('منشور');

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.origin}/blog/تكلفة-مخبز-صغير`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'تكلفة مخبز صغير' })).toBeVisible();
  await expect(visitor.getByRole('cell', { name: '6,300' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'فرن المخبز' })).toHaveCount(1);
  expect(await visitor.locator('article, main').first().innerHTML()).not.toMatch(/mso-|onclick|onerror|style=/);
  await visitor.close();
});

test('the tools of a table stay in view beside a table far down in a long article', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/articles/edit/1');
  await page.getByRole('textbox', { name: 'المحتوى' }).getByRole('cell', { name: '26,795' }).first().click();
  await expect(page.getByRole('group', { name: 'أدوات الجدول' })).toBeInViewport({ ratio: 1 });
});
