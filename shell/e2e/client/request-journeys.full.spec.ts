import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import { acceptQuote } from '../harness/agreement.ts';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { sendRegistration, sendSignIn } from '../harness/session.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const open = async (page: Page, reference: string): Promise<void> => {
  await page.goto(paths.request(reference));
  await expect(page.getByRole('heading', { name: 'مسار الطلب' })).toBeVisible();
};
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

const move = async (dashboard: Page, status: string, note = ''): Promise<void> => {
  await dashboard.getByRole('button', { name: `إلى «${status}»` }).click();
  const dialog = dashboard.getByRole('dialog');
  if (note) await dialog.getByRole('textbox', { name: /ملاحظة|المطلوب/ }).fill(note);
  await dialog.getByRole('button', { name: `نقل إلى «${status}»` }).click();
  await expect(dialog).toHaveCount(0);
};

test('a study goes from the registration over a question, the quote, its phases and one revision to the rating', async ({
  page,
  browser,
  problems,
  actions,
  site,
}) => {
  // The preview asks for the page after the last one, to learn whether there is one.
  problems.allow(/preview\?page=2/);
  await page.goto('/auth?mode=register&next=%2Fdashboard%2Fnew');
  await sendRegistration(page, { name: 'سارة العنزي', email: 'sara@journeys.example' });
  await page.getByLabel(/^فكرة المشروع/).fill('مصنع عصائر في الأحساء');
  await page.getByLabel(/^رقم الهاتف/).fill('+966 55 123 4567');
  await page.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'مصنع عصائر في الأحساء' })).toBeVisible();
  const reference = page.url().split('/').at(-1) ?? '';
  await actions.assign(reference);

  const office = await actions.openBrowser(browser, 'consultant');
  problems.watch(office);
  const dashboard = await office.newPage();
  await open(dashboard, reference);
  await move(dashboard, 'قيد المراجعة');
  await move(dashboard, 'بانتظار العميل', 'كم طناً من الثمار في السنة؟');
  await expect(page.getByText('كم طناً من الثمار في السنة؟').first()).toBeVisible();
  await page.getByRole('button', { name: 'كتابة رد' }).click();
  await page.keyboard.type('ثلاثون طناً.');
  await page.keyboard.press('Control+Enter');
  await expect(dashboard.getByRole('article').filter({ hasText: 'ثلاثون طناً.' })).toBeVisible();

  const quote = panel(dashboard, 'مسودة عرض السعر');
  await quote.getByRole('textbox', { name: /^القيمة/ }).fill('9800');
  await quote.getByRole('textbox', { name: /^مدة التسليم/ }).fill('20');
  await quote.getByRole('textbox', { name: /^نطاق العمل/ }).fill('دراسة تسويقية\nنموذج مالي');
  await quote.getByRole('button', { name: /^صالح حتى/ }).click();
  await expect(quote.getByRole('spinbutton').first()).toBeFocused();
  for (const part of ['12', '5', String(new Date().getFullYear() + 1)]) await dashboard.keyboard.type(part);
  await quote.getByRole('button', { name: 'حفظ المسودة' }).click();
  await expect(dashboard.getByText('حُفظت المسودة، وترسلها الإدارة إلى العميل')).toBeVisible();
  await actions.asAdmin(reference, 'transitions', { to: 'quoted' });
  await acceptQuote(page, site.config.dataDir);
  await expect(page.getByText('عرض مقبول', { exact: true })).toBeVisible();

  await move(dashboard, 'قيد الإعداد');
  const phases = panel(dashboard, 'مراحل الدراسة الأربع');
  await expect(phases).toBeVisible();
  const state = phases.getByRole('combobox', { name: 'حالة الدراسة التسويقية' });
  await state.selectOption('منجزة');
  await expect(state).toHaveValue('done');
  await phases.getByText('إضافة مهمة').first().click();
  await phases.getByRole('textbox', { name: 'عنوان المهمة' }).fill('مقابلة الموردين');
  await phases.getByRole('button', { name: 'إضافة', exact: true }).first().click();
  await expect(phases.getByRole('checkbox', { name: 'مقابلة الموردين' })).toBeVisible();
  await expect(page.getByText('منجزة', { exact: true })).toBeVisible();
  await expect(page.getByText('مقابلة الموردين')).toHaveCount(0);

  const file = { name: 'الدراسة.pdf', mimeType: 'application/pdf', buffer: pdfFile() };
  const files = panel(dashboard, 'التسليمات والملفات');
  await files.locator('input[type=file]').setInputFiles(file);
  await expect(files.getByText('مسودة داخلية')).toBeVisible();
  await files.getByRole('button', { name: 'نشر للعميل' }).click();
  await expect(files.getByText('مسودة داخلية')).toHaveCount(0);

  const received = panel(page, 'الملفات');
  await received.getByRole('button', { name: `معاينة ${file.name}` }).click();
  await expect(page.getByRole('img', { name: `الصفحة 1 من ${file.name}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await move(dashboard, 'مراجعة العميل', 'راجع الفصل الثالث.');
  await page.getByRole('button', { name: 'طلب تعديل' }).click();
  await page.getByRole('textbox', { name: /^التعديلات المطلوبة/ }).fill('أضف مدينة الدمام إلى السوق.');
  await page.getByRole('button', { name: 'إرسال طلب التعديل' }).click();
  await expect(page.getByRole('button', { name: 'طلب تعديل' })).toHaveCount(0);
  await expect(dashboard.getByText('أضف مدينة الدمام إلى السوق.').first()).toBeVisible();
  await files.locator('input[type=file]').setInputFiles({ ...file, buffer: pdfFile('الدمام') });
  await files.getByRole('button', { name: 'نشر للعميل' }).click();
  await expect(received.getByText('الإصدار 2')).toBeVisible();
  await move(dashboard, 'مراجعة العميل', 'أضفنا الدمام.');
  await page.getByRole('button', { name: 'اعتماد الدراسة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'اعتماد الدراسة' }).click();
  await page.getByRole('radio', { name: 'ممتازة' }).check();
  await page.getByRole('textbox', { name: /أعجبك/ }).fill('دراسة واضحة.');
  await page.getByRole('button', { name: 'إرسال التقييم' }).click();
  await expect(page.getByText('5 من 5')).toBeVisible();
  await expect(dashboard.getByText('تم التسليم').first()).toBeVisible();
  await office.close();
});

test('a request waits for the client, rests and goes on, is rejected or is cancelled, each with its reason', async ({
  page,
  signIn,
  actions,
  site,
}) => {
  const [asked, cancelled, rejected, held] = [
    await actions.createStudy('مزرعة دواجن'),
    await actions.createStudy('مغسلة سيارات'),
    await actions.createStudy('مطعم متنقل'),
    await actions.createStudy('مصنع بلاط'),
  ];
  await signIn('client');
  await actions.asConsultant(asked, 'transitions', { to: 'under_review' });
  const question = { to: 'awaiting_client', note: 'كم مساحة الأرض؟', answer_due_at: inDays(3) };
  await actions.asConsultant(asked, 'transitions', question);
  await open(page, asked);
  await expect(page.getByText('كم مساحة الأرض؟').first()).toBeVisible();
  await page.getByRole('button', { name: 'كتابة رد' }).click();
  await page.keyboard.type('ألفا متر.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('قيد المراجعة', { exact: true })).toBeVisible();

  await open(page, cancelled);
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(page.getByText('اكتب ملاحظة توضح السبب').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^سبب الإلغاء/ }).fill('أجّلت المشروع.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(page.getByText('أُلغي هذا الطلب.')).toBeVisible();
  await expect(page.getByText('أُغلق هذا الطلب ولا يستقبل رسائل جديدة.')).toBeVisible();

  await actions.asConsultant(rejected, 'transitions', { to: 'rejected', note: 'النشاط خارج نطاق عملنا.' });
  await open(page, rejected);
  await expect(page.getByText('اعتذرنا عن هذا الطلب.')).toBeVisible();
  await expect(page.getByText('النشاط خارج نطاق عملنا.').first()).toBeVisible();

  await actions.sendQuote(held);
  await open(page, held);
  await acceptQuote(page, site.config.dataDir);
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await actions.asAdmin(held, 'transitions', { to: 'in_progress' });
  await actions.asAdmin(held, 'transitions', { to: 'on_hold', note: 'ننتظر ترخيص الأرض.' });
  await expect(page.getByText('العمل على الطلب معلّق مؤقتاً.')).toBeVisible();
  await expect(page.getByText('ننتظر ترخيص الأرض.').first()).toBeVisible();
  await actions.asAdmin(held, 'transitions', { to: 'in_progress' });
  await expect(page.getByText('العمل على الطلب معلّق مؤقتاً.')).toHaveCount(0);
  await expect(page.getByText('قيد الإعداد', { exact: true }).first()).toBeVisible();
});

test('a consultation is scheduled, and its appointment moved after the client asked for it', async ({
  page,
  browser,
  signIn,
  problems,
  actions,
}) => {
  const reference = await actions.createConsultation('مستودع تبريد في جدة');
  const link = 'https://meet.example/abc';
  await actions.schedule(reference, { minutes: 30, link });
  await signIn('client');
  await page.goto(paths.request(reference, 'appointment'));
  await expect(page.locator('#appointment')).toContainText('30 دقيقة');
  await expect(page.getByRole('link', { name: 'فتح رابط المكالمة' })).toHaveAttribute('href', link);
  await page.getByRole('button', { name: 'طلب تغيير الموعد' }).click();
  await page.getByRole('textbox', { name: /^سبب التغيير/ }).fill('أنا مسافر ذلك اليوم.');
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await expect(page.getByText('طلبت تغيير هذا الموعد:')).toBeVisible();

  const office = await actions.openBrowser(browser, 'consultant');
  problems.watch(office);
  const dashboard = await office.newPage();
  await open(dashboard, reference);
  await expect(dashboard.getByText('أنا مسافر ذلك اليوم.').first()).toBeVisible();
  await actions.asConsultant(reference, 'appointment', { appointment_at: inDays(5), minutes: 45 }, 'PUT');
  await expect(page.getByText('طلبت تغيير هذا الموعد:')).toHaveCount(0);
  await expect(page.locator('#appointment')).toContainText('45 دقيقة');
  await office.close();
});

test('a link of an email opens its message after the sign-in, and foreign requests do not exist', async ({
  page,
  account,
  problems,
  actions,
}) => {
  problems.allow(/404/);
  const reference = await actions.createStudy('محطة تحلية صغيرة');
  const { messages } = await actions.asConsultant(reference, 'messages', { body: 'هل الأرض مملوكة؟' });
  const id = messages.at(-1)?.id ?? 0;
  await page.goto(paths.request(reference, `message-${id}`));
  await pageReady(page);
  await sendSignIn(page, await account('client'));
  await expect(page).toHaveURL(paths.request(reference, `message-${id}`));
  await expect(page.locator(`#message-${id}`)).toBeFocused();
  await expect(page.locator(`#message-${id}`)).toBeInViewport();

  await page.goto(paths.request('FS-2026-999999'));
  await expect(page.getByRole('heading', { name: 'لم نجد هذا الطلب بين طلباتك' })).toBeVisible();
});

test('two tabs respond to the same quote: the second one learns of the first', async ({
  page,
  context,
  signIn,
  problems,
  actions,
  site,
}) => {
  problems.allow(/409|ERR_FAILED/);
  const reference = await actions.createStudy('مصنع أعلاف');
  await actions.sendQuote(reference);
  await signIn('client');
  await page.goto(paths.request(reference, 'quote'));
  const other = await context.newPage();
  await other.goto(paths.request(reference));
  await expect(other.getByRole('button', { name: 'الاعتذار عن العرض' })).toBeVisible();
  // The second tab does not hear of the change before it responds.
  let hasResponded = false;
  await other.route(`**/api/account/requests/${reference}`, (route) =>
    hasResponded ? route.continue() : route.abort(),
  );
  await other.route('**/quote/decline', (route) => {
    hasResponded = true;
    return route.continue();
  });
  await other.getByRole('button', { name: 'الاعتذار عن العرض' }).click();
  await other.getByRole('textbox', { name: /^سبب الاعتذار/ }).fill('الميزانية أقل من ذلك.');

  await acceptQuote(page, site.config.dataDir);
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();

  await other.getByRole('alertdialog').getByRole('button', { name: 'الاعتذار عن العرض' }).click();
  await expect(other.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await expect(other.locator('#quote').getByText('مقبول', { exact: true })).toBeVisible();
});

test('the page of a request is accessible and does not scroll horizontally in its states, on a phone and a desktop', async ({
  page,
  browser,
  signIn,
  actions,
}) => {
  const [study, consultation] = [
    await actions.createStudy('مصنع تغليف'),
    await actions.createConsultation('توسعة مصنع'),
  ];
  await signIn('client');
  const office = await actions.openBrowser(browser, 'consultant');
  const dashboard = await office.newPage();
  await open(dashboard, study);
  await expectAccessibleAtBothWidths(dashboard);
  await actions.sendQuote(study);
  await open(page, study);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'الاعتذار عن العرض' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await actions.asAdmin(study, 'transitions', { to: 'accepted' });
  await actions.asConsultant(study, 'transitions', { to: 'in_progress' });
  await open(dashboard, study);
  await expectAccessibleAtBothWidths(dashboard);
  await dashboard.getByRole('button', { name: /إلى «مراجعة العميل»/ }).click();
  await expectAccessibleAtBothWidths(dashboard);
  await actions.asConsultant(study, 'transitions', { to: 'client_review' });
  await open(page, study);
  await expectAccessibleAtBothWidths(page);
  await actions.asAdmin(study, 'transitions', { to: 'delivered' });
  await open(page, study);
  await expect(page.getByRole('heading', { name: 'قيّم الخدمة' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await actions.schedule(consultation);
  await open(page, consultation);
  await page.getByRole('button', { name: 'طلب تغيير الموعد' }).click();
  await expect(page.getByRole('textbox', { name: /^سبب التغيير/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await office.close();
});
