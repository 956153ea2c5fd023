import { expectAccessible } from '../harness/axe.ts';
import { pngFile } from '../harness/pictures.ts';
import { expect, test } from '../harness/test.ts';

test.use({ changesWholeSite: true });

test('an administrator changes both pictures and the title of a slide, sees them in the preview and on the home page', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/sliders');
  await page.getByRole('link', { name: 'شريحة جديدة' }).click();
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('شريحة من متصفح');
  for (const [field, size] of [
    ['صورة سطح المكتب', { width: 1600, height: 1200 }],
    ['صورة الجوال', { width: 900, height: 900 }],
  ] as const) {
    await page.getByLabel(field).setInputFiles(await pngFile(page, 'slide.png', size));
    const crop = page.getByRole('dialog', { name: 'قص الصورة' });
    await expect(crop.getByRole('status')).toContainText('ستُحفظ بمقاس');
    await expectAccessible(page);
    await crop.getByRole('button', { name: 'قص ورفع' }).click();
    await expect(page.getByRole('button', { name: `إزالة ${field}` })).toBeVisible();
  }
  const preview = page.frameLocator('iframe[title="على سطح المكتب"]');
  await expect(preview.getByRole('heading', { level: 2, name: 'شريحة من متصفح' })).toBeVisible();
  await expect(preview.locator('img.picture')).toHaveAttribute('src', /\/images\/uploads\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/sliders\/edit\/\d+$/);
  await page.goto('/admin/sliders');
  await page.getByRole('link', { name: 'إعادة الترتيب' }).click();
  const grip = page.getByRole('button', { name: 'ترتيب شريحة من متصفح' });
  await grip.focus();
  for (const position of [4, 3, 2, 1]) {
    await grip.press('ArrowUp');
    await expect(page.getByText(`صار «شريحة من متصفح» في الموضع ${position} من 5`)).toBeVisible();
  }
  await grip.dragTo(page.getByRole('button', { name: 'ترتيب من الفكرة إلى خط الإنتاج' }));
  await expect(page.getByText('صار «شريحة من متصفح» في الموضع 3 من 5')).toBeVisible();
  await page.getByRole('combobox', { name: 'موضع شريحة من متصفح' }).selectOption('1');
  await expect(page.getByText('صار «شريحة من متصفح» في الموضع 1 من 5')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'شريحة من متصفح' })).toBeVisible();
  await page.goto('/admin/sliders');
  await page.getByRole('button', { name: 'حذف شريحة من متصفح' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByRole('cell', { name: 'شريحة من متصفح' })).toHaveCount(0);
});
