import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { RequestActions } from '../harness/request-actions.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const open = async (page: Page, reference: string): Promise<void> => {
  await page.goto(paths.request(reference));
  await expect(page.getByRole('heading', { name: 'مسار الطلب' })).toBeVisible();
};
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const panel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

test('a study goes from the quote over its phases and one revision to the rating', async ({
  page,
  browser,
  signIn,
  request,
  site,
  problems,
}) => {
  const actions = new RequestActions({ request, origin: site.origin });
  const reference = await actions.createStudy('مصنع عصائر في الأحساء');
  await actions.sendQuote(reference);
  await signIn('client');
  await open(page, reference);
  await page.getByRole('button', { name: 'قبول العرض' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'قبول العرض' }).click();
  await expect(page.getByText('عرض مقبول', { exact: true })).toBeVisible();

  const office = await actions.openBrowser(browser, 'consultant');
  problems.watch(office);
  const desk = await office.newPage();
  await open(desk, reference);
  await desk.getByRole('button', { name: /إلى «قيد الإعداد»/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'تأكيد' }).click();
  const phases = panel(desk, 'مراحل الدراسة الأربع');
  await expect(phases).toBeVisible();
  await phases.getByRole('button', { name: /حالة الدراسة التسويقية/ }).click();
  await desk.getByRole('option', { name: 'منجزة' }).click();
  await expect(phases.getByRole('button', { name: /حالة الدراسة التسويقية/ })).toContainText('منجزة');
  await phases.getByText('إضافة مهمة').first().click();
  await phases.getByRole('textbox', { name: 'عنوان المهمة' }).fill('مقابلة الموردين');
  await phases.getByRole('button', { name: 'إضافة', exact: true }).first().click();
  await expect(phases.getByRole('checkbox', { name: 'مقابلة الموردين' })).toBeVisible();
  await expect(page.getByText('منجزة', { exact: true })).toBeVisible();
  await expect(page.getByText('مقابلة الموردين')).toHaveCount(0);

  const file = { name: 'الدراسة.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const files = panel(desk, 'التسليمات والملفات');
  await files.locator('input[type=file]').setInputFiles(file);
  await expect(files.getByText('مسودة داخلية')).toBeVisible();
  await files.getByRole('button', { name: 'نشر للعميل' }).click();
  await expect(files.getByText('مسودة داخلية')).toHaveCount(0);

  const sendForReview = async () => {
    await desk.getByRole('button', { name: /إلى «مراجعة العميل»/ }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: /ملاحظة/ }).fill('راجع الفصل الثالث.');
    await desk.getByRole('dialog').getByRole('button', { name: 'تأكيد' }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  };
  await sendForReview();
  await page.getByRole('button', { name: 'طلب تعديل' }).click();
  await page.getByRole('textbox', { name: /^التعديلات المطلوبة/ }).fill('أضف مدينة الدمام إلى السوق.');
  await page.getByRole('button', { name: 'إرسال طلب التعديل' }).click();
  await expect(page.getByRole('button', { name: 'طلب تعديل' })).toHaveCount(0);
  await expect(desk.getByText('أضف مدينة الدمام إلى السوق.').first()).toBeVisible();
  await sendForReview();
  await page.getByRole('button', { name: 'اعتماد الدراسة' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'اعتماد الدراسة' }).click();
  await page.getByRole('radio', { name: 'ممتازة' }).check();
  await page.getByRole('textbox', { name: /أعجبك/ }).fill('دراسة واضحة.');
  await page.getByRole('button', { name: 'إرسال التقييم' }).click();
  await expect(page.getByText('5 من 5')).toBeVisible();
  await expect(desk.getByText('تم التسليم').first()).toBeVisible();
  await office.close();
});

test('a request waits for the client, rests, is rejected or is cancelled, each with its reason', async ({
  page,
  signIn,
  request,
  site,
}) => {
  const actions = new RequestActions({ request, origin: site.origin });
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
  await page.getByRole('button', { name: 'قبول العرض' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'قبول العرض' }).click();
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await actions.asAdmin(held, 'transitions', { to: 'in_progress' });
  await actions.asAdmin(held, 'transitions', { to: 'on_hold', note: 'ننتظر ترخيص الأرض.' });
  await expect(page.getByText('العمل على الطلب معلّق مؤقتاً.')).toBeVisible();
  await expect(page.getByText('ننتظر ترخيص الأرض.').first()).toBeVisible();
});

test('a consultation is scheduled, and its appointment moved after the client asked for it', async ({
  page,
  browser,
  signIn,
  request,
  site,
  problems,
}) => {
  const actions = new RequestActions({ request, origin: site.origin });
  const reference = await actions.createConsultation('مستودع تبريد في جدة');
  await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
  const link = 'https://meet.example/abc';
  await actions.asConsultant(reference, 'transitions', {
    to: 'scheduled',
    appointment_at: inDays(2),
    minutes: 30,
    link,
  });
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
  const desk = await office.newPage();
  await open(desk, reference);
  await expect(desk.getByText('أنا مسافر ذلك اليوم.').first()).toBeVisible();
  await actions.asConsultant(reference, 'appointment', { appointment_at: inDays(5), minutes: 45 }, 'PUT');
  await expect(page.getByText('طلبت تغيير هذا الموعد:')).toHaveCount(0);
  await expect(page.locator('#appointment')).toContainText('45 دقيقة');
  await office.close();
});

test('a link of an email opens its message after the sign-in, and foreign requests do not exist', async ({
  page,
  account,
  request,
  site,
  problems,
}) => {
  problems.allow(/404/);
  const actions = new RequestActions({ request, origin: site.origin });
  const reference = await actions.createStudy('محطة تحلية صغيرة');
  const { messages } = await actions.asConsultant(reference, 'messages', { body: 'هل الأرض مملوكة؟' });
  const id = messages.at(-1)?.id ?? 0;
  const { email, password } = await account('client');
  await page.goto(paths.request(reference, `message-${id}`));
  await pageReady(page);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).last().click();
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
  request,
  site,
  problems,
}) => {
  problems.allow(/409|ERR_FAILED/);
  const actions = new RequestActions({ request, origin: site.origin });
  const reference = await actions.createStudy('مصنع أعلاف');
  await actions.sendQuote(reference);
  await signIn('client');
  await page.goto(paths.request(reference, 'quote'));
  const other = await context.newPage();
  await other.goto(paths.request(reference));
  await expect(other.getByRole('button', { name: 'الاعتذار عن العرض' })).toBeVisible();
  // The second tab does not hear of the change before it responds.
  await other.route(`**/api/account/requests/${reference}`, (route) => route.abort());
  await other.getByRole('button', { name: 'الاعتذار عن العرض' }).click();
  await other.getByRole('textbox', { name: /^سبب الاعتذار/ }).fill('الميزانية أقل من ذلك.');

  await page.getByRole('button', { name: 'قبول العرض' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'قبول العرض' }).click();
  await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();

  await other.unroute(`**/api/account/requests/${reference}`);
  await other.getByRole('alertdialog').getByRole('button', { name: 'الاعتذار عن العرض' }).click();
  await expect(other.getByText('أجبت عن هذا العرض.')).toBeVisible();
  await expect(other.getByText('مقبول', { exact: true })).toBeVisible();
});

for (const width of [1440, 390])
  test(`the page of a request has no accessibility problem at ${width} px in its states`, async ({
    page,
    browser,
    signIn,
    request,
    site,
  }) => {
    const actions = new RequestActions({ request, origin: site.origin });
    const [study, consultation] = [
      await actions.createStudy('مصنع تغليف'),
      await actions.createConsultation('توسعة مصنع'),
    ];
    await page.setViewportSize({ width, height: 844 });
    await signIn('client');
    const office = await actions.openBrowser(browser, 'consultant');
    const desk = await office.newPage();
    await desk.setViewportSize({ width, height: 844 });
    await open(desk, study);
    await expectAccessible(desk);
    await actions.sendQuote(study);
    await open(page, study);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'الاعتذار عن العرض' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await actions.asAdmin(study, 'transitions', { to: 'accepted' });
    await actions.asConsultant(study, 'transitions', { to: 'in_progress' });
    await open(desk, study);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: /إلى «مراجعة العميل»/ }).click();
    await expectAccessible(desk);
    await actions.asConsultant(study, 'transitions', { to: 'client_review' });
    await open(page, study);
    await expectAccessible(page);
    await actions.asAdmin(study, 'transitions', { to: 'delivered' });
    await open(page, study);
    await expect(page.getByRole('heading', { name: 'قيّم الخدمة' })).toBeVisible();
    await expectAccessible(page);
    await actions.asConsultant(consultation, 'transitions', { to: 'under_review' });
    await actions.asConsultant(consultation, 'transitions', { to: 'scheduled', appointment_at: inDays(2) });
    await open(page, consultation);
    await page.getByRole('button', { name: 'طلب تغيير الموعد' }).click();
    await expect(page.getByRole('textbox', { name: /^سبب التغيير/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await office.close();
  });
