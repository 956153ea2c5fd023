import { paths } from 'shared-lib/paths';
import {
  fieldOf,
  fillForm,
  openForm,
  panel,
  requestForms,
  fetchStoredRequests,
  submitButton,
  type RequestForm,
} from '../harness/request-forms.ts';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const [general] = requestForms;

for (const form of requestForms)
  test(`«${form.submit}» stores the request and shows a confirmation with the next steps`, async ({
    page,
    request,
    site,
    account,
  }) => {
    const email = `${form.tab}@stored.example`;
    await openForm(page, form);
    await fillForm(page, form, email);
    await submitButton(page, form).click();
    const confirmation = panel(page).getByRole('region', { name: form.sent });
    await expect(confirmation).toBeFocused();
    const reference = await confirmation.getByText(form.reference).innerText();
    await expect(confirmation.getByRole('heading', { name: 'ماذا بعد؟' })).toBeVisible();
    await expect(confirmation.getByRole('link', { name: 'تابع الطلب من حسابك' })).toHaveAttribute(
      'href',
      /\/claim\/[\w-]{43}$/,
    );
    const toasts = page.getByRole('region', { name: 'الإشعارات' });
    await expect(toasts).toContainText(form.sent);
    await expect(toasts).toContainText(/وصلتنا|وصلنا/);
    await expect(submitButton(page, form)).toBeHidden();
    await confirmation.getByRole('button', { name: 'إرسال طلب آخر' }).click();
    for (const label of [...Object.keys(form.type), ...Object.keys(form.choose)])
      await expect(fieldOf(page, label)).toHaveValue('');
    const stored = await fetchStoredRequests(
      { request, origin: site.origin, admin: await account('admin') },
      form,
      email,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ ...form.stored, email, reference, status: 'new', is_spam: false, user_id: null });
  });

test(
  'a visitor requests a consultation about a service on a phone',
  fullSuiteOnly,
  async ({ page, request, site, account }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.services());
    await pageReady(page);
    await page.getByRole('link', { name: 'دراسات الجدوى', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'استشارة مجانية' }).first().click();
    await expect(page).toHaveURL(/\/contact\?tab=consultation/);
    await expect(fieldOf(page, 'وصف المشروع')).toHaveValue('الخدمة المطلوبة: دراسات الجدوى.\n');
    const [, consultation] = requestForms;
    if (!consultation) throw new Error('no form');
    const { 'وصف المشروع': _own, ...type } = consultation.type;
    await fillForm(page, { ...consultation, type }, 'phone@service.example');
    await fieldOf(page, 'وصف المشروع').pressSequentially('مخبز في طنطا');
    await submitButton(page, consultation).dblclick();
    await expect(panel(page).getByText(consultation.reference)).toBeVisible();
    const stored = await fetchStoredRequests(
      { request, origin: site.origin, admin: await account('admin') },
      consultation,
      'phone@service.example',
    );
    expect(stored.map(({ description }) => description)).toEqual(['الخدمة المطلوبة: دراسات الجدوى.\nمخبز في طنطا']);
  },
);

test('the form can be selected, filled in and sent with the keyboard alone', fullSuiteOnly, async ({ page }) => {
  await page.goto(paths.contact());
  await pageReady(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('استفسار عام').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('طلب استشارة')).toBeFocused();
  await expect(tab('طلب استشارة')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/contact?tab=consultation');
  await page.keyboard.press('Tab');
  const lines = ['خالد', 'khaled@keyboard.example', '0501234567', ''];
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('مصنع تمور');
  const submit = panel(page).getByRole('button', { name: 'إرسال طلب الاستشارة' });
  const isReached = () => submit.evaluate((button) => button === document.activeElement);
  // The optional days come before it, each with several tab stops.
  for (let stops = 0; stops < 30 && !(await isReached()); stops += 1) await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('region', { name: 'تم إرسال طلب الاستشارة' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'نسخ الرقم' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'اختيار موعد الاستشارة الآن' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'تابع الطلب من حسابك' })).toBeFocused();
});

test(
  'an empty form shows a focused summary of the missing fields with a link to each field',
  fullSuiteOnly,
  async ({ page }) => {
    for (const form of requestForms) {
      await openForm(page, form);
      await submitButton(page, form).click();
      const summary = page.getByRole('group', { name: 'راجع الحقول التالية:' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([...form.missing]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, 'الاسم')).toBeFocused();
      await page.keyboard.type('س');
      await expect(panel(page).getByText('الاسم مطلوب')).toHaveCount(0);
      await expect(summary.getByRole('link')).toHaveText(form.missing.slice(1));
    }
  },
);

test('the server-rendered form has the required fields and input types of the specification', async ({ request }) => {
  const names: Record<RequestForm['tab'], string[]> = {
    contact: ['name', 'email', 'subject', 'message'],
    consultation: ['name', 'email', 'phone', 'project_type', 'description'],
    feasibility: ['name', 'email', 'phone', 'project_idea'],
  };
  for (const { tab } of requestForms) {
    const html = await (await request.get(paths.contact(tab))).text();
    const controls = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
      .map(([control]) => control)
      .filter((control) => / name="/.test(control));
    const nameOf = (control: string) => / name="(\w+)"/.exec(control)?.[1];
    expect(controls.filter((control) => / required/.test(control)).map(nameOf)).toEqual(names[tab]);
    expect(controls.find((control) => nameOf(control) === 'email')).toContain('type="email"');
    expect(controls.find((control) => nameOf(control) === 'phone')).toContain('type="tel"');
  }
});

test('keeps a message typed offline and sends it once the connection is back', async ({ page, context, problems }) => {
  if (!general) throw new Error('no form');
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openForm(page, general);
  await fillForm(page, general);
  await context.setOffline(true);
  await submitButton(page, general).click();
  await expect(page.getByText('خطأ في الإرسال').first()).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveText('أنت غير متصل بالإنترنت. تحقق من الاتصال ثم أعد المحاولة.');
  await expect(fieldOf(page, 'الرسالة')).toHaveValue(general.type['الرسالة'] ?? '');
  await context.setOffline(false);
  await submitButton(page, general).click();
  await expect(page.getByText('تم الإرسال بنجاح').first()).toBeVisible();
});

test('restores the draft after a reload and clears it on sign-out', fullSuiteOnly, async ({ page, signIn }) => {
  if (!general) throw new Error('no form');
  await signIn('client');
  await openForm(page, general);
  await fieldOf(page, 'الرسالة').fill('مسودة طويلة لا يجوز أن تضيع');
  await page.reload();
  await pageReady(page);
  await expect(fieldOf(page, 'الرسالة')).toHaveValue('مسودة طويلة لا يجوز أن تضيع');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).first().click();
  await expect(page).toHaveURL('/');
  await openForm(page, general);
  await expect(fieldOf(page, 'الرسالة')).toHaveValue('');
});

test(
  'stores one request when two tabs send the same message',
  fullSuiteOnly,
  async ({ page, context, request, site, account }) => {
    if (!general) throw new Error('no form');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openForm(tab, general);
      await fillForm(tab, general, 'twice@tabs.example');
    }
    await Promise.all([submitButton(page, general).dblclick(), submitButton(other, general).dblclick()]);
    const references = await Promise.all(
      [page, other].map((tab) => panel(tab).getByText(general.reference).innerText()),
    );
    expect(new Set(references).size).toBe(1);
    expect(
      await fetchStoredRequests(
        { request, origin: site.origin, admin: await account('admin') },
        general,
        'twice@tabs.example',
      ),
    ).toHaveLength(1);
  },
);

test('confirms a message that fills in the honeypot, and stores it as spam', async ({
  page,
  request,
  site,
  account,
}) => {
  if (!general) throw new Error('no form');
  await openForm(page, general);
  await fillForm(page, general, 'robot@spam.example');
  await panel(page).locator('input[name="other_details"]').fill('https://spam.example');
  await submitButton(page, general).click();
  await expect(page.getByText('تم الإرسال بنجاح').first()).toBeVisible();
  expect(
    await fetchStoredRequests(
      { request, origin: site.origin, admin: await account('admin') },
      general,
      'robot@spam.example',
    ),
  ).toMatchObject([{ is_spam: true }]);
});
