import type { Page } from 'playwright/test';
import { expect, pageReady, test } from '../harness/test.ts';

const form = (page: Page) => page.getByRole('tabpanel').locator('form').or(page.locator('form[method="post"]')).last();

const person = async (page: Page) => {
  await form(page).getByLabel('الاسم', { exact: false }).first().click();
  await form(page).getByLabel('الاسم', { exact: false }).first().fill('ليلى منصور');
  await form(page).getByLabel('البريد الإلكتروني').fill('laila@investor.example');
};

test('a visitor asks a question from a phone and gets a reference number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await pageReady(page);
  await person(page);
  await form(page).getByLabel('موضوع الرسالة').fill('مزرعة مائية في القصيم');
  await form(page).getByRole('textbox', { name: /^الرسالة/ }).fill('كم تستغرق دراسة الجدوى لمشروع من هذا النوع؟');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form(page).locator('button[type="submit"]').dblclick();
  await expect(page.getByText('تم الإرسال بنجاح').first()).toBeVisible();
  await expect(page.getByText(/CT-\d{4}-\d{6}/).first()).toBeVisible();
  expect(sent.filter((url) => url.endsWith('/public/contact'))).toHaveLength(1);
});

test('a message typed offline is kept, and goes out once the connection is back', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/contact');
  await pageReady(page);
  await person(page);
  await form(page).getByLabel('موضوع الرسالة').fill('سؤال');
  await form(page).getByRole('textbox', { name: /^الرسالة/ }).fill('نص لا يجوز أن يضيع');
  await context.setOffline(true);
  await form(page).locator('button[type="submit"]').click();
  await expect(page.getByText('خطأ في الإرسال').first()).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: /^الرسالة/ })).toHaveValue('نص لا يجوز أن يضيع');
  await context.setOffline(false);
  await form(page).locator('button[type="submit"]').click();
  await expect(page.getByText('تم الإرسال بنجاح').first()).toBeVisible();
});

test('an empty form says together what is missing, takes the focus there and leads to each field', async ({ page }) => {
  await page.goto('/contact?tab=consultation');
  await pageReady(page);
  await form(page).locator('button[type="submit"]').click();
  const summary = page.getByRole('group', { name: 'راجع الحقول التالية:' });
  await expect(summary).toBeFocused();
  const links = ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب', 'نوع المشروع مطلوب', 'وصف المشروع مطلوب'];
  await expect(summary.getByRole('link')).toHaveText(links);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('الاسم', { exact: false }).first()).toBeFocused();
});
