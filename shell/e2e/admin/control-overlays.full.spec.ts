import type { Page } from 'playwright/test';
import { faults } from 'testing/fault-proxy';
import { openSamples } from '../harness/samples.ts';
import { expect, test } from '../harness/test.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await openSamples(page);
});

test('holds the focus in a dialog, closes it on Escape and returns the focus', async ({ page }) => {
  const open = page.getByRole('button', { name: 'طلب تعديل', exact: true });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'طلب تعديل على الدراسة' });
  await expect(dialog).toBeVisible();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  const assignee = dialog.getByRole('combobox', { name: 'المستشار' });
  await assignee.fill('طارق');
  await page.getByRole('option', { name: 'طارق الشريف' }).click();
  await expect(assignee).toHaveValue('طارق الشريف');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('asks for confirmation with the focus on the cancel button', async ({ page }) => {
  const open = page.getByRole('button', { name: 'حذف الخدمة', exact: true });
  await open.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'حذف خدمة «دراسة جدوى»؟' });
  await expect(dialog.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('opens a popover beside its button and closes it on Escape', async ({ page }) => {
  const open = page.getByRole('button', { name: 'نقل إلى موضع', exact: true });
  await open.press('Enter');
  const popover = page.getByRole('dialog', { name: 'انقل إلى الموضع' });
  await expect(popover.getByRole('textbox', { name: 'الموضع' })).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('opens a menu at the right edge of its button and runs an item by keyboard', async ({ page }) => {
  const open = page.getByRole('button', { name: 'إجراءات', exact: true });
  await open.press('ArrowDown');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const [button, panel] = [await open.boundingBox(), await menu.boundingBox()];
  const rightEdge = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(Math.abs(rightEdge(button) - rightEdge(panel))).toBeLessThanOrEqual(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('آخر إجراء: أرشفة')).toBeVisible();
  await expect(open).toBeFocused();
});

test('selects the next tab with the left arrow key and keeps typed text', async ({ page }) => {
  await page.getByRole('textbox', { name: 'ملاحظة' }).fill('نص لم يُحفظ');
  await page.getByRole('tab', { name: 'الوصف' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'الباقات' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'الوصف' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'ملاحظة' })).toHaveValue('نص لم يُحفظ');
});

const order = (page: Page) =>
  page.getByRole('grid', { name: 'القطاعات' }).getByRole('row').locator('b').allTextContents();

test('reorders a list by its handle with the keyboard', async ({ page }) => {
  const rows = page.getByRole('grid', { name: 'القطاعات' }).getByRole('row');
  await rows.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'سحب «القطاع التجاري»' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(async () =>
    expect(await order(page)).toEqual(['القطاع الصناعي', 'القطاع التقني', 'القطاع التجاري', 'القطاع الصحي']),
  ).toPass();
  await expect(page.getByText('نُقل «القطاع التجاري» إلى الموضع 3 من 4.')).toBeAttached();
});

test('reorders a list with the buttons of its rows', async ({ page }) => {
  await page.getByRole('button', { name: 'نقل «القطاع الصحي» إلى أعلى' }).click();
  expect(await order(page)).toEqual(['القطاع التجاري', 'القطاع الصناعي', 'القطاع الصحي', 'القطاع التقني']);
  await expect(page.getByText('نُقل «القطاع الصحي» إلى الموضع 3 من 4.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'نقل «القطاع التجاري» إلى أعلى' })).toBeDisabled();
});

test('undoes an action from its message', async ({ page }) => {
  await page.getByRole('button', { name: 'حذف المسودة' }).press('Enter');
  await page.getByRole('button', { name: 'تراجع' }).press('Enter');
  await expect(page.getByText('حُذفت المسودة')).toHaveCount(0);
  await expect(page.getByText('أُعيدت المسودة.')).toBeAttached();
});

test('shows how much time is left and how long ago something was', async ({ page }) => {
  await expect(page.getByText('مهلة الرد: بقيت 6 ساعات')).toBeVisible();
  await expect(page.getByText('آخر رسالة: قبل 5 دقائق')).toBeVisible();
});

test('uploads a picture again after a failure', async ({ page, site, problems }) => {
  problems.allow(/status of 500/);
  site.proxies['mock-api'].injectFault(/\/uploads/, faults.jsonError);
  await page.getByLabel('صورة الخدمة').setInputFiles('public/favicon-32.png');
  await expect(page.getByRole('alert').filter({ hasText: 'تعطل' })).toBeVisible();
  await site.proxies['mock-api'].clearFaults();
  await page.getByRole('button', { name: 'إعادة المحاولة' }).press('Enter');
  await expect(page.getByText('رُفعت صورة عرضها 32 وارتفاعها 32.')).toBeVisible();
});
