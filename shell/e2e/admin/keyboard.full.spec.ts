import type { Page } from 'playwright/test';
import { sector } from 'shared-lib/contracts';
import { signInByApi } from '../harness/accounts.ts';
import { pressOn, tabTo } from '../harness/keyboard.ts';
import { pngFile } from '../harness/pictures.ts';
import { expect, test } from '../harness/test.ts';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'المحتوى' });

/** Presses a tool of the editor: Tab to the toolbar, then arrow keys. */
const useTool = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('combobox', { name: 'نوع الفقرة' }));
  const tool = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(tool).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
};

test.beforeEach(({ signIn }) => signIn('admin'));

test('Tab leaves a table after its last cell and adds no rows', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await useTool(page, 'جدول');
  const cells = editorOf(page).locator('th, td');
  await expect(cells).toHaveCount(9);
  for (let cell = 1; cell <= 9; cell += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel('المقدمة')).toBeFocused();
  await expect(cells).toHaveCount(9);
});

test('the arrow keys choose among the types of a paragraph, and Escape leads on to the text', async ({ page }) => {
  await page.goto('/admin/articles/new');
  const types = page.getByRole('combobox', { name: 'نوع الفقرة' });
  await tabTo(page, types);
  for (const type of ['h2', 'h3', 'h4']) {
    await page.keyboard.press('ArrowDown');
    await expect(types).toHaveValue(type);
    await expect(types).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(types).toHaveValue('h3');
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('سوق التمور');
  await expect(editorOf(page).getByRole('heading', { level: 3 })).toHaveText('سوق التمور');

  await tabTo(page, types);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveText('سوق التمور');
});

test('a button has the focus again after its action failed, unless the person has moved on', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  await page.goto('/admin/services');
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  await page.route('**/api/admin/services/export.xlsx*', async (route) => {
    await held[calls++]?.promise;
    await route.fulfill({ status: 503 });
  });
  await pressOn(page, page.getByRole('button', { name: 'تصدير' }));
  const button = page.getByRole('dialog').getByRole('button', { name: 'تنزيل الملف' });
  await expect(button).toBeEnabled();
  const busy = page.locator('button[aria-busy]');
  await pressOn(page, button);
  await expect(busy).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  held[0]?.resolve();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(busy).toBeVisible();
  await page.keyboard.press('Tab');
  const next = await page.locator(':focus').elementHandle();
  held[1]?.resolve();
  await expect(busy).toHaveCount(0);
  expect(await next?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a text that is typed right after a picture was inserted stands below it', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await useTool(page, 'صورة');
  const dialog = page.getByRole('dialog', { name: 'صورة في المقال' });
  await dialog.getByLabel('صورة في المقال').setInputFiles(await pngFile(page, 'oven.png', { width: 900, height: 600 }));
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByLabel('النص البديل').fill('فرن المخبز');
  await pressOn(page, dialog.getByRole('button', { name: 'إدراج الصورة' }));
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('نص تحت الصورة');
  await expect(editorOf(page).getByRole('img', { name: 'فرن المخبز' })).toBeVisible();
  await expect(editorOf(page).locator('img + p')).toHaveText('نص تحت الصورة');
});

test('the focus returns to the save button from the dialog about changes of somebody else', async ({
  page,
  account,
  request,
  site,
  problems,
}) => {
  problems.allow(/409/);
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const path = `${site.origin}/api/admin/sectors/1`;
  const headers = { authorization: `Bearer ${token}` };
  const before = sector.parse(await (await request.get(path, { headers })).json());
  await page.goto('/admin/sectors/edit/1');
  await page.getByRole('textbox', { name: 'الوصف', exact: true }).fill('وصفي');
  await request.patch(path, { headers, data: { description_ar: 'وصف الزميل' } });
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await pressOn(page, save);
  await expect(page.getByRole('dialog', { name: /حفظٌ أحدث من / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await request.patch(path, { headers, data: { description_ar: before.description_ar } });
});

test('an archived request gives its place and the focus to the next one', async ({ page, actions }) => {
  for (const name of ['أول', 'ثان', 'ثالث']) await actions.createStudy(`طلب للفرز ${name}`);
  await page.goto('/admin/inbox?q=للفرز');
  const links = page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('link');
  await expect(links).toHaveCount(3);
  await page.keyboard.press('KeyJ');
  await page.keyboard.press('KeyJ');
  await expect(links.nth(1)).toBeFocused();
  const next = (await links.nth(2).getAttribute('data-request')) ?? '';
  await page.keyboard.press('KeyE');
  await expect(links).toHaveCount(2);
  await expect(page.locator(`[data-request="${next}"]`)).toBeFocused();
});

test('filters and stored tabs keep the focus in the list', async ({ page }) => {
  await page.goto('/admin/services');
  const price = page.getByRole('button', { name: /^السعر/ }).first();
  await pressOn(page, price);
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/services?basic_price_gte=100');
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-expanded', 'false');
  const tabs = page.getByRole('navigation', { name: 'طرق عرض محفوظة' });
  await page.keyboard.press('Shift+Tab');
  await tabs.getByRole('button', { name: 'حفظ التصفية' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('من مئة');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('link', { name: /^من مئة/ })).toBeFocused();
  await pressOn(page, tabs.getByRole('button', { name: 'تعديل طريقة العرض «من مئة»' }));
  await pressOn(page, page.getByRole('button', { name: 'حذف طريقة العرض «من مئة»' }));
  await expect(tabs.getByRole('link', { name: /^الكل/ })).toBeFocused();
});

test('a corrected table leads on to the button that imports it', async ({ page }) => {
  await page.goto('/admin/services/import');
  const table = '\uFEFFالاسم,السعر الأساسي بالدولار,أيام التسليم\nخدمة مستوردة,كثير,7\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('textbox', { name: 'السعر الأساسي بالدولار، السطر 2' }).fill('2500');
  await pressOn(page, page.getByRole('button', { name: 'إعادة الفحص' }));
  await expect(page.getByRole('button', { name: 'استيراد صف واحد' })).toBeFocused();
});

test('PageDown and PageUp lead to the next month of the calendar and back, and the focus goes with the day', async ({
  page,
}) => {
  await page.goto('/admin/calendar');
  const day = page.getByRole('grid').locator('td[tabindex="0"]');
  await tabTo(page, day);
  const month = (await day.getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
  const ofThisMonth = new RegExp(`${month}$`);
  await page.keyboard.press('PageDown');
  await expect(day).not.toHaveAttribute('aria-label', ofThisMonth);
  await expect(day).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day).toHaveAttribute('aria-label', ofThisMonth);
  await expect(day).toBeFocused();
});
