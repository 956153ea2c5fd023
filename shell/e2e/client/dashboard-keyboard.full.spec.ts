import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { paged, studyCard } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import { signInByApi, type Account } from '../harness/accounts.ts';
import { acceptQuote } from '../harness/agreement.ts';
import { expectAccessible } from '../harness/axe.ts';
import { sendMessageAsVisitor } from '../harness/claim-links.ts';
import { pressOn, tabTo, typeInto } from '../harness/keyboard.ts';
import { NEW_PASSWORD } from '../harness/session.ts';
import { expect, test } from '../harness/test.ts';

/** Opens a page. The pages that a person of the seed sees have their checks in `pages/signed-in.full.spec.ts`. */
const open = async (page: Page, path: string, title: string | RegExp): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Opens a page with what this test has put there, and checks it. */
const openAndCheck: typeof open = async (page, path, title) => {
  await open(page, path, title);
  await expectAccessible(page);
};

/** Opens a dialog, checks it, closes it with Escape and expects the focus on the button again. */
const openAndClose = async (page: Page, button: Locator): Promise<void> => {
  await pressOn(page, button);
  const dialog = page.locator('[role=dialog], [role=alertdialog], dialog[open]').last();
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
};

/** The button of a transition in the consultant's panel. */
const moveTo = (page: Page, status: string): Locator => page.getByRole('button', { name: `إلى «${status}»` });

/** Types 12 May of next year, 9:15 in the evening, into the first date field of a dialog. A complete segment moves the focus on. */
const typeDate = async (page: Page, dialog: Locator): Promise<void> => {
  await tabTo(page, dialog.getByRole('spinbutton').first());
  for (const segment of ['12', '5', String(new Date().getFullYear() + 1), '9', '15']) await page.keyboard.type(segment);
  await page.keyboard.press('ArrowUp');
};

/** Saves a study in an account, and downloads it. @returns its title */
const saveAndDownloadStudy = async (request: APIRequestContext, origin: string, account: Account): Promise<string> => {
  const { token } = await signInByApi(request, origin, account);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.get(`${origin}/api/public/studies?per_page=1`);
  const [study] = paged(studyCard).parse(await response.json()).data;
  if (!study) throw new Error('The seed has no study');
  const { id, title_ar } = study;
  await request.post(`${origin}/api/account/saved`, { headers, data: { kind: 'study', id } });
  await request.get(`${origin}/api/public/studies/${id}/download`, { headers });
  return title_ar;
};

/** Presses Enter on a button that downloads a file. @returns the name of the file */
const downloadBy = async (page: Page, button: Locator): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await pressOn(page, button);
  return (await downloading).suggestedFilename();
};

for (const width of [1440, 390])
  test.describe(`${width} pixels, keyboard only`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a client finds a request, uses every dialog of its page, writes and accepts the quote', async ({
      page,
      signIn,
      actions,
      site,
    }) => {
      const reference = await actions.createStudy(`مصنع ثلج ${width}`);
      await actions.sendQuote(reference);
      await signIn('client');
      await open(page, paths.dashboard(), /^مرحباً/);
      await pressOn(page, page.getByRole('main').getByRole('link', { name: 'كل الطلبات' }));
      await expect(page).toHaveURL(paths.requests());
      await typeInto(page, page.getByRole('main').getByRole('searchbox'), reference);
      const found = page.getByRole('table').getByRole('link', { name: `مصنع ثلج ${width}` });
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await pressOn(page, found);
      await expect(page.getByRole('heading', { level: 1, name: `مصنع ثلج ${width}` })).toBeVisible();
      await expectAccessible(page);

      const bell = page.getByRole('button', { name: /^الإشعارات/ });
      await pressOn(page, bell);
      const latest = page.getByRole('list', { name: 'الإشعارات' });
      await expect(latest.getByRole('link').first()).toBeVisible();
      const { left, right } = await latest.evaluate((list) => list.getBoundingClientRect());
      expect([left >= 0, right <= width]).toEqual([true, true]);
      await page.keyboard.press('Escape');
      await expect(latest).toHaveCount(0);

      await openAndClose(page, page.getByRole('button', { name: 'قبول العرض' }));
      await openAndClose(page, page.getByRole('button', { name: 'الاعتذار عن العرض' }));
      await openAndClose(page, page.getByRole('button', { name: 'إلغاء الطلب' }));
      await typeInto(page, page.getByRole('textbox', { name: 'رسالة إلى طارق الشريف' }), 'هل يشمل العرض زيارة الموقع؟');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('article').filter({ hasText: 'هل يشمل العرض زيارة الموقع؟' })).toBeVisible();
      await acceptQuote(page, site.config.dataDir, (button) => pressOn(page, button));
      await expect(page.getByText('أجبت عن هذا العرض.')).toBeVisible();
      await expectAccessible(page);
    });

    test('a client sends a new request and uses the profile', async ({ page, signIn }) => {
      await signIn('client');
      await open(page, paths.newRequest(), 'طلب جديد');
      const main = page.getByRole('main');
      await pressOn(page, main.getByRole('link', { name: 'استفسار عام' }));
      await expect(page).toHaveURL(paths.newRequest('contact'));
      const send = page.getByRole('button', { name: 'إرسال الرسالة' });
      await pressOn(page, send);
      const subject = page.getByRole('textbox', { name: /^موضوع الرسالة/ });
      await expect(subject).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await typeInto(page, subject, 'موعد التسليم');
      await typeInto(page, page.getByRole('textbox', { name: /^الرسالة/ }), 'متى تصل الدراسة؟');
      await pressOn(page, send);
      await expect(page).toHaveURL(/\/dashboard\/requests\/CT-/);

      await open(page, paths.profile(), 'الملف الشخصي');
      await pressOn(page, page.getByRole('button', { name: 'تغيير البريد' }));
      await tabTo(page, page.getByRole('form', { name: 'تغيير البريد' }).getByRole('textbox').first());
      await expectAccessible(page);
      await openAndClose(page, page.getByRole('button', { name: 'حذف الحساب' }));
    });

    test('a client asks for a revision, approves the study and rates it', async ({ page, signIn, actions }) => {
      const title = `مصنع ألبان ${width}`;
      const reference = await actions.createStudy(title);
      await actions.sendQuote(reference);
      await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
      await actions.asConsultant(reference, 'transitions', { to: 'in_progress' });
      await actions.asConsultant(reference, 'transitions', { to: 'client_review' });
      await signIn('client');
      await openAndCheck(page, paths.request(reference), title);
      await openAndClose(page, page.getByRole('button', { name: 'اعتماد الدراسة' }));
      const revise = page.getByRole('button', { name: 'طلب تعديل' });
      await openAndClose(page, revise);
      await pressOn(page, revise);
      const dialog = page.getByRole('alertdialog');
      await typeInto(page, dialog.getByRole('textbox'), 'أضف مدينة الخبر.');
      await pressOn(page, dialog.getByRole('button', { name: 'إرسال طلب التعديل' }));
      await expect(revise).toHaveCount(0);

      await actions.asConsultant(reference, 'transitions', { to: 'client_review' });
      await pressOn(page, page.getByRole('button', { name: 'اعتماد الدراسة' }));
      await pressOn(page, dialog.getByRole('button', { name: 'اعتماد الدراسة' }));
      const score = page.getByRole('radio', { name: 'ممتازة' });
      await tabTo(page, score);
      await page.keyboard.press('Space');
      await expect(score).toBeChecked();
      await typeInto(page, page.getByRole('textbox', { name: /أعجبك/ }), 'دراسة واضحة.');
      await expectAccessible(page);
      await pressOn(page, page.getByRole('button', { name: 'إرسال التقييم' }));
      await expect(page.getByText('5 من 5')).toBeVisible();
      await expectAccessible(page);
    });

    test('a consultant sets an appointment, and the client asks to move it', async ({
      page,
      browser,
      signIn,
      actions,
    }) => {
      const reference = await actions.createConsultation(`مستودع تمور ${width}`);
      await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
      const office = await actions.openBrowser(browser, 'consultant');
      const dashboard = await office.newPage();
      await dashboard.setViewportSize({ width, height: 844 });
      await open(dashboard, paths.dashboard(), 'قائمة العمل');
      await openAndCheck(dashboard, paths.request(reference), /./);
      await openAndClose(dashboard, moveTo(dashboard, 'تم تحديد الموعد'));
      await pressOn(dashboard, moveTo(dashboard, 'تم تحديد الموعد'));
      const dialog = dashboard.getByRole('dialog');
      await typeDate(dashboard, dialog);
      await typeInto(dashboard, dialog.getByRole('textbox', { name: /^رابط المكالمة/ }), 'https://meet.example/abc');
      await expectAccessible(dashboard);
      await pressOn(dashboard, dialog.getByRole('button', { name: 'نقل إلى «تم تحديد الموعد»' }));
      await expect(dashboard.locator('#appointment')).toContainText('45 دقيقة');
      await openAndClose(dashboard, dashboard.getByRole('button', { name: 'تعديل الموعد' }));

      await signIn('client');
      await openAndCheck(page, paths.request(reference), /./);
      const move = page.getByRole('button', { name: 'طلب تغيير الموعد' });
      await openAndClose(page, move);
      await pressOn(page, move);
      await typeInto(page, page.getByRole('textbox', { name: /^سبب التغيير/ }), 'أنا مسافر ذلك اليوم.');
      await typeDate(page, page.getByRole('dialog'));
      await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'إرسال الطلب' }));
      await expect(page.getByText('طلبت تغيير هذا الموعد:')).toBeVisible();
      await expectAccessible(page);
      await office.close();
    });

    test('a client signs in, reads a message, downloads files, removes a saved study and sets notifications', async ({
      page,
      request,
      site,
      account,
      actions,
    }) => {
      const reference = await actions.createStudy(`مخبز آلي ${width}`);
      const { messages } = await actions.asConsultant(reference, 'messages', { body: `ما مساحة الأرض؟ ${width}` });
      const client = await account('client');
      const study = await saveAndDownloadStudy(request, site.origin, client);
      const main = page.getByRole('main');
      await open(page, paths.auth(paths.dashboardMessages()), /./);
      await typeInto(page, main.getByLabel('البريد الإلكتروني'), client.email);
      await typeInto(page, main.getByRole('textbox', { name: 'كلمة المرور' }), client.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.dashboardMessages());

      await pressOn(page, main.getByRole('link', { name: 'غير المقروءة' }));
      await pressOn(page, main.getByRole('link', { name: `ما مساحة الأرض؟ ${width}` }));
      await expect(page.locator(`#message-${messages.at(-1)?.id ?? 0}`)).toBeFocused();
      const name = `plan-${width}.pdf`;
      const choosing = page.waitForEvent('filechooser');
      await tabTo(page, main.locator('#files input[type=file]'));
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer: pdfFile(name) });
      await expect(main.getByText(name).first()).toBeVisible();

      await openAndCheck(page, paths.dashboardFiles(), 'الملفات');
      expect(await downloadBy(page, main.getByRole('button', { name: `تنزيل ${name}` }))).toBe(name);
      await openAndCheck(page, paths.downloads(), 'التنزيلات');
      const again = main.getByRole('button', { name: `تنزيل «${study}» مرة أخرى` });
      expect(await downloadBy(page, again)).toMatch(/\.pdf$/);
      await openAndCheck(page, paths.saved(), 'المحفوظات');
      await pressOn(page, main.getByRole('button', { name: `إزالة «${study}» من المحفوظات` }));
      await expect(main.getByRole('link', { name: study })).toHaveCount(0);
      await expect(main.getByRole('group', { name: 'المحفوظات' })).toBeFocused();

      await actions.asConsultant(reference, 'messages', { body: 'وهل هي مملوكة لك؟' });
      await openAndCheck(page, paths.notifications(), 'الإشعارات');
      await pressOn(page, main.getByRole('button', { name: 'جعل الكل مقروءاً' }));
      await expect(main.getByText('لا إشعارات غير مقروءة')).toBeVisible();
      const here = main.getByRole('switch', { name: 'تغيّر الحالة: هنا' });
      await tabTo(page, here);
      for (const isOn of [false, true]) {
        await page.keyboard.press('Space');
        await expect(here).toBeChecked({ checked: isOn });
      }
    });

    test('a visitor asks for a new password and for claim links, registers and attaches a request', async ({
      page,
      request,
      site,
    }) => {
      const main = page.getByRole('main');
      const email = main.getByLabel('البريد الإلكتروني');
      const address = `salma@keyboard-${width}.example`;
      await open(page, paths.auth(), /./);
      await pressOn(page, main.getByRole('link', { name: 'نسيت كلمة المرور؟' }));
      await expect(main.getByRole('heading', { name: 'استعادة كلمة المرور' })).toBeFocused();
      await typeInto(page, email, address);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('group', { name: 'راجع بريدك الإلكتروني' })).toBeFocused();
      await expectAccessible(page);
      await open(page, '/claim', 'متابعة طلبك');
      await typeInto(page, email, address);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('button', { name: 'إرسال إلى بريد آخر' })).toBeVisible();

      const { link } = await sendMessageAsVisitor(request, site.origin);
      await openAndCheck(page, link, 'متابعة طلبك');
      await pressOn(page, main.getByRole('link', { name: 'إنشاء حساب' }));
      await typeInto(page, main.getByLabel('الاسم الكامل'), 'سلمى الحربي');
      await typeInto(page, email, address);
      await tabTo(page, main.getByRole('radio', { name: /^عميل/ }));
      await page.keyboard.press('ArrowDown');
      await expect(main.getByRole('radio', { name: /^مستشار/ })).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await typeInto(page, main.getByRole('textbox', { name: /^كلمة المرور/ }), NEW_PASSWORD);
      await typeInto(page, main.getByRole('textbox', { name: /^تأكيد/ }), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await pressOn(page, main.getByRole('button', { name: 'ربط الطلب بحسابي' }));
      await expect(main.getByRole('heading', { name: 'تم ربط الطلب بحسابك' })).toBeVisible();
      await expectAccessible(page);
    });
  });
