import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import { acceptQuote, agreementNumber, askForCode, readCode, readEmails } from '../harness/agreement.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const panelOf = (page: Page) => page.locator('#agreement');
const click = (button: { click: () => Promise<void> }) => button.click();

test('a quote becomes a contract by the code from its e-mail, its first payment arrives, and the work starts', async ({
  page,
  signIn,
  actions,
  site,
}) => {
  const reference = await actions.createStudy('مصنع زجاج');
  const number = agreementNumber(reference);
  await actions.sendQuote(reference);
  await signIn('client');
  await page.goto(paths.request(reference));
  await expect(panelOf(page).getByText('بانتظار القبول')).toBeVisible();
  await acceptQuote(page, site.config.dataDir);
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await expect(panelOf(page).getByText(/^يبدأ العمل عند وصول «الدفعة الأولى»: 4,900\u00A0دولار/)).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await panelOf(page)
    .getByRole('button', { name: `تنزيل العقد ${number}، الإصدار 1 (PDF)` })
    .click();
  const file = await (await saved).path();
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  await expect(panelOf(page).getByText(hash)).toBeVisible();
  await expect.poll(() => readEmails(site.config.dataDir, `نسختك من العقد ${number}`).length).toBe(2);
  for (const { text } of readEmails(site.config.dataDir, `نسختك من العقد ${number}`)) expect(text).toContain(hash);

  await panelOf(page)
    .getByRole('group', { name: 'إيصال «الدفعة الأولى»' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'حوالة.pdf', mimeType: 'application/pdf', buffer: pdfFile() });
  await expect(panelOf(page).getByText('حوالة.pdf').first()).toBeVisible();

  await signIn('admin');
  await page.goto(paths.admin.request('feasibility-requests', reference));
  await expect(panelOf(page).getByText(/^لم تُسجَّل «الدفعة الأولى» بعد/)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'تسجيل وصول «الدفعة الأولى»' }).click();
  const dialog = page.getByRole('dialog', { name: 'وصول «الدفعة الأولى»' });
  await dialog.getByRole('textbox', { name: /^ملاحظة/ }).fill('حوالة رقم 17');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'تسجيل الوصول' }).click();
  await expect(panelOf(page).getByText('وصلت', { exact: true })).toBeVisible();

  await signIn('client');
  await page.goto(paths.request(reference));
  await expect(page.getByText('قيد الإعداد', { exact: true }).first()).toBeVisible();
  await expect(panelOf(page).getByText(/^وصل 4,900\u00A0دولار في/)).toContainText('حوالة رقم 17');

  await page.goto(paths.verify(number));
  const main = page.getByRole('main');
  await expect(main.getByText('سارٍ', { exact: true })).toBeVisible();
  await expect(main.getByText(hash)).toBeVisible();
  await main.getByLabel('قارن ملفاً لديك').setInputFiles(file);
  await expect(main.getByText('الملف هو الإصدار 1 من هذا العقد، ولم يتغير.')).toBeVisible();
  for (const secret of ['سالم', '9,800', reference]) await expect(main).not.toContainText(secret);
  await expectAccessible(page);
});

test('a double click on the buttons of the acceptance accepts once, with one contract and one e-mail to each side', async ({
  page,
  signIn,
  actions,
  site,
}) => {
  const { dataDir } = site.config;
  const reference = await actions.createStudy('مصنع مرايا');
  const number = agreementNumber(reference);
  await actions.sendQuote(reference);
  await signIn('client');
  await page.goto(paths.request(reference));
  await acceptQuote(page, dataDir, (button) => button.dblclick());
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: /^تنزيل العقد/ })).toHaveCount(1);
  await expect.poll(() => readEmails(dataDir, `نسختك من العقد ${number}`).length).toBe(2);

  // E-mails leave in their order: what a second click had sent would have left before this message.
  const message = 'متى نلتقي؟';
  const { events } = await actions.asAdmin(reference, 'messages', { body: message });
  expect(events.filter(({ type, to }) => type === 'status' && to === 'accepted')).toHaveLength(1);
  await expect.poll(() => readEmails(dataDir, reference).filter(({ text }) => text.includes(message))).toHaveLength(1);
  const accepted = readEmails(dataDir, `نسختك من العقد ${number}`);
  expect(new Set(accepted.map(({ to }) => to)).size).toBe(2);
  expect(accepted).toHaveLength(2);
  expect(readEmails(dataDir, `رمز قبول العقد ${number}`)).toHaveLength(1);
});

test('a fifth wrong code locks the code, and a new one accepts', async ({ page, signIn, actions, site, problems }) => {
  problems.allow(/status of 422/);
  const reference = await actions.createStudy('مصنع أسلاك');
  await actions.sendQuote(reference);
  await signIn('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.request(reference, 'quote'));
  const dialog = await askForCode(page, click);
  const field = dialog.getByRole('textbox', { name: /^الرمز/ });
  const code = await readCode(site.config.dataDir, reference);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const left of ['4 محاولات', '3 محاولات', 'محاولتان', 'محاولة واحدة']) {
    await field.fill(wrong);
    await dialog.getByRole('button', { name: 'قبول العقد' }).click();
    await expect(dialog.getByText(`الرمز غير صحيح. بقي لك ${left}.`).first()).toBeVisible();
  }
  await expectAccessible(page);
  for (const typed of [wrong, code]) {
    await field.fill(typed);
    await dialog.getByRole('button', { name: 'قبول العقد' }).click();
    await expect(dialog.getByText(/^أُوقف هذا الرمز/).first()).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'أرسل رمزاً جديداً' }).click();
  await field.fill(await readCode(site.config.dataDir, reference, 2));
  await dialog.getByRole('button', { name: 'قبول العقد' }).click();
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
});

test('a quote that expires while its page is open is refused with a clear sentence', async ({
  page,
  signIn,
  actions,
  problems,
}) => {
  problems.allow(/status of 409|ERR_FAILED/);
  const reference = await actions.createStudy('مصنع ورق');
  await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
  const valid_until = new Date(Date.now() + 15_000).toISOString();
  await actions.asAdmin(reference, 'quote', { amount: 9800, delivery_days: 20, scope: 'دراسة', valid_until }, 'PUT');
  await actions.asAdmin(reference, 'transitions', { to: 'quoted' });
  await signIn('client');
  await page.goto(paths.request(reference));
  await page.getByRole('button', { name: 'قبول العرض' }).click();
  const dialog = page.getByRole('dialog', { name: 'قبول العقد' });
  await dialog.getByRole('textbox', { name: /^اسمك الكامل/ }).fill('سالم القحطاني');
  // The page does not hear by itself that the quote has expired, which would close the dialog.
  await page.route(`**/api/account/requests/${reference}`, (route) => route.abort());
  await expect
    .poll(() => Date.now(), { timeout: 20_000, message: 'the quote expires' })
    .toBeGreaterThan(Date.parse(valid_until));
  await dialog.getByRole('button', { name: 'أرسل الرمز إلى بريدي' }).click();
  await expect(page.getByText('انتهت صلاحية هذا العرض، فلا يُقبل. راسلنا لتحديثه.').first()).toBeVisible();
});
