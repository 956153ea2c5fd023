import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { user } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import * as z from 'zod/mini';
import { expectAccessibleAtBothWidths, expectUsableAtBothWidths } from '../harness/both-widths.ts';
import { openAs } from '../harness/open-as.ts';
import { expect, test } from '../harness/test.ts';

/** A new consultant, who waits for approval. */
const register = async (request: APIRequestContext, origin: string, name: string) => {
  const applicant = {
    name,
    email: `${crypto.randomUUID().slice(0, 8)}@consultants.example`,
    password: 'Desert-Lark-77',
  };
  const registration = { ...applicant, password_confirmation: applicant.password, role: 'consultant' };
  expect((await request.post(`${origin}/api/auth/register`, { data: registration })).ok()).toBe(true);
  return applicant;
};

const choose = (page: Page, label: RegExp, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/pdf', buffer });

/** Messages lie above the page until they go: what they cover is no fault of the page. */
const withoutMessages = async (page: Page): Promise<void> => {
  const messages = page.getByRole('region', { name: 'الإشعارات' }).getByRole('button', { name: 'إغلاق' });
  await expect(messages.first()).toBeVisible();
  while ((await messages.count()) > 0) await messages.first().click();
};

test('a consultant sends a curriculum vitae, and an administrator reads it and rejects the request, in states that all can use', async ({
  browser,
  request,
  site,
  account,
}) => {
  const applicant = await register(request, site.origin, 'هند العنزي');
  const consultant = await openAs(browser, request, site.origin, applicant);
  await consultant.page.goto(paths.dashboard());
  await choose(consultant.page, /^اختر ملف سيرتك/, 'سيرة.pdf', Buffer.from('no document at all'));
  await expect(consultant.page.getByRole('alert')).toContainText('نوع الملف غير مقبول');
  await expectUsableAtBothWidths(consultant.page);
  await consultant.page.getByRole('button', { name: 'إخفاء سيرة.pdf' }).click();
  await choose(consultant.page, /^اختر ملف سيرتك/, 'السيرة المهنية لهند العنزي - نسخة 2026 المحدثة.pdf', pdfFile());
  await expect(
    consultant.page.getByRole('button', { name: 'تنزيل السيرة المهنية لهند العنزي - نسخة 2026 المحدثة.pdf' }),
  ).toBeVisible();
  await withoutMessages(consultant.page);
  await expectUsableAtBothWidths(consultant.page);
  await consultant.page.getByRole('button', { name: 'حذف السيرة المهنية لهند العنزي - نسخة 2026 المحدثة.pdf' }).click();
  await expectAccessibleAtBothWidths(consultant.page);
  await consultant.page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء' }).click();

  const { page, call } = await openAs(browser, request, site.origin, await account('admin'));
  const [row] = z.array(user).parse(await call('get', `/admin/users?email=${applicant.email}`));
  await page.goto(paths.admin.edit('users', row?.id ?? 0));
  const name = page.getByRole('button', { name: 'تنزيل السيرة المهنية لهند العنزي - نسخة 2026 المحدثة.pdf' });
  await expect(name.locator('bdi[dir="ltr"]')).toHaveText('السيرة المهنية لهند العنزي - نسخة 2026 المحدثة.pdf');
  await expectUsableAtBothWidths(page);
  const download = page.waitForEvent('download');
  await name.click();
  expect(await readFile(await (await download).path())).toEqual(pdfFile());
  await page.getByRole('button', { name: 'رفض الطلب', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'رفض طلب هند العنزي؟' });
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'رفض الطلب وإرسال السبب' }).click();
  await expect(dialog.getByText('اكتب ملاحظة توضح السبب').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel(/^سبب الرفض/).fill('نبحث عن خبرة في القطاع الصحي.');
  await dialog.getByRole('button', { name: 'رفض الطلب وإرسال السبب' }).click();
  await expect(page.getByText('نبحث عن خبرة في القطاع الصحي.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'الموافقة على المستشار' })).toHaveCount(0);
  await withoutMessages(page);
  await expectUsableAtBothWidths(page);
});

test('an approved consultant reads it in the account, after the administrator was asked for a word', async ({
  browser,
  request,
  site,
  account,
}) => {
  const applicant = await register(request, site.origin, 'ريم الحربي');
  const { page, call } = await openAs(browser, request, site.origin, await account('admin'));
  const [row] = z.array(user).parse(await call('get', `/admin/users?email=${applicant.email}`));
  await page.goto(paths.admin.edit('users', row?.id ?? 0));
  await page.getByRole('button', { name: 'الموافقة على المستشار' }).click();
  const dialog = page.getByRole('dialog', { name: 'الموافقة على ريم الحربي؟' });
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel(/^كلمة مع الموافقة/).fill('نبدأ معك بقطاع الأغذية.');
  await dialog.getByRole('button', { name: 'الموافقة وإرسال الرسالة' }).click();
  await expect(page.getByText('نبدأ معك بقطاع الأغذية.')).toBeVisible();
  await withoutMessages(page);
  await expectUsableAtBothWidths(page);
  const consultant = await openAs(browser, request, site.origin, applicant);
  await consultant.page.goto(paths.notifications());
  await expect(consultant.page.getByRole('link', { name: /اعتُمد حسابك مستشاراً/ })).toContainText('قطاع الأغذية');
  await expectUsableAtBothWidths(consultant.page);
});
