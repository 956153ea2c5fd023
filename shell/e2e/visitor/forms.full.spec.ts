import type { Page } from 'playwright/test';
import { faults, type Fault } from 'testing/fault-proxy';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import {
  fieldOf,
  fillForm,
  currentTexts,
  openForm,
  panel,
  requestForms,
  fetchStoredRequests,
  submitButton,
  type RequestForm,
} from '../harness/request-forms.ts';
import { expect, test } from '../harness/test.ts';
import { disableRequestTimeouts } from '../harness/no-request-timeout.ts';

/** Pixels. At this width only the overflow is tested; axe would find the same as at 390 pixels. */
const NARROWEST = 320;

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Fault => ({
  kind: 'response',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
});

const alertOf = (page: Page) => panel(page).getByRole('alert');
const expectNothingLost = async (page: Page, form: RequestForm, email: string) => {
  const { expected, actual } = await currentTexts(page, form);
  const typedEmail = form.type['البريد الإلكتروني'];
  // The phone field writes Latin digits when it is left.
  const shown = (text: string) => (text === '٠٥٠ ١٢٣ ٤٥٦٧' ? '050 123 4567' : text);
  expect(actual).toEqual(expected.map((text) => (text === typedEmail ? email : shown(text))));
};

/** Faults of the API with the expected messages in the toast and in the form. */
const failures: readonly { cause: string; fault: Fault; toast: string; inForm: string }[] = [
  {
    cause: 'the server responds with a message',
    fault: json(503, { message: 'الخدمة متوقفة للصيانة' }),
    toast: 'الخدمة متوقفة للصيانة',
    inForm: 'الخدمة متوقفة للصيانة',
  },
  {
    cause: 'the server responds with 500 and HTML',
    fault: faults.htmlError,
    toast: 'حدث خطأ غير متوقع',
    inForm: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
  },
  {
    cause: 'the response is an HTML page',
    fault: faults.htmlPage,
    toast: 'حدث خطأ غير متوقع',
    inForm: 'وصلت من الخادم إجابة غير مفهومة. أعد المحاولة بعد قليل.',
  },
  {
    cause: 'the rate limit is exceeded',
    fault: json(429, { message: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.' }, { 'retry-after': '540' }),
    toast: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.',
    inForm: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.',
  },
  {
    cause: 'a proxy responds with 429 and only Retry-After',
    fault: { kind: 'response', status: 429, type: 'text/html', body: '<h1>429</h1>', headers: { 'retry-after': '61' } },
    toast: 'حدث خطأ غير متوقع',
    inForm: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد دقيقتين.',
  },
  {
    cause: 'the server does not respond within ten seconds',
    fault: faults.hang,
    toast: 'حدث خطأ غير متوقع',
    inForm: 'استغرق الخادم وقتاً أطول من المتوقع. أعد المحاولة.',
  },
];

for (const form of requestForms) {
  for (const [index, { cause, fault, toast, inForm }] of failures.entries())
    test(`«${form.submit}» when ${cause}: shows toast and alert, loses no text, and a retry stores one request`, async ({
      page,
      request,
      site,
      account,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      const email = `failure-${index}@${form.tab}.example`;
      await openForm(page, form);
      await fillForm(page, form, email);
      site.proxies['mock-api'].injectFault(form.api, fault);
      await submitButton(page, form).click();
      await expect(alertOf(page)).toHaveText(inForm, { timeout: 20_000 });
      const toastAlert = page.getByRole('region', { name: 'الإشعارات' }).getByRole('alert');
      await expect(toastAlert).toContainText('خطأ في الإرسال');
      await expect(toastAlert).toContainText(toast);
      await expectNothingLost(page, form, email);
      await site.proxies['mock-api'].clearFaults();
      await submitButton(page, form).click();
      await expect(panel(page).getByText(form.reference)).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
      expect(
        await fetchStoredRequests({ request, origin: site.origin, admin: await account('admin') }, form, email),
      ).toHaveLength(1);
    });

  test(`«${form.submit}» when the server rejects fields: shows each error at its field until the field is edited`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/422/);
    await openForm(page, form);
    await fillForm(page, form);
    site.proxies['mock-api'].injectFault(
      form.api,
      json(422, { message: 'تحقق من الحقول', errors: { email: ['هذا البريد محظور'], phone: ['رقم غير معروف'] } }),
    );
    await submitButton(page, form).click();
    const summary = panel(page).getByRole('group', { name: 'راجع الحقول التالية:' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'البريد الإلكتروني: هذا البريد محظور',
      'رقم الهاتف: رقم غير معروف',
    ]);
    await expect(fieldOf(page, 'البريد الإلكتروني')).toHaveAccessibleDescription('هذا البريد محظور');
    await expect(fieldOf(page, 'رقم الهاتف')).toHaveAccessibleDescription('رقم غير معروف');
    await expect(fieldOf(page, 'الاسم')).not.toHaveAttribute('aria-invalid', 'true');
    await fieldOf(page, 'البريد الإلكتروني').fill('laila@other.example');
    await expect(panel(page).getByText('هذا البريد محظور')).toHaveCount(0);
    await expect(summary.getByRole('link')).toHaveText(['رقم الهاتف: رقم غير معروف']);
    await expectNothingLost(page, form, 'laila@other.example');
  });

  test(`«${form.submit}» is accessible and does not scroll horizontally in any state at all widths`, async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    problems.allow(/Failed to load resource/);
    await disableRequestTimeouts(page);
    const state = (name: string) =>
      test.step(name, async () => {
        await page.setViewportSize({ width: NARROWEST, height: 900 });
        await expectNoHorizontalScroll(page);
        await expectAccessibleAtBothWidths(page);
      });
    await openForm(page, form);
    await state('empty');
    await submitButton(page, form).click();
    await expect(panel(page).getByRole('group', { name: 'راجع الحقول التالية:' })).toBeFocused();
    await state('errors');
    await fillForm(page, form, `state@${form.tab}.example`);
    await state('filled');
    site.proxies['mock-api'].injectFault(form.api, faults.jsonError);
    await submitButton(page, form).click();
    await expect(alertOf(page)).toBeVisible();
    await state('failure');
    await site.proxies['mock-api'].clearFaults();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(form.api, async (route) => {
      await held;
      await route.continue();
    });
    await submitButton(page, form).click();
    await expect(panel(page).getByText('جاري الإرسال...').last()).toBeVisible();
    await expect(panel(page).locator('button[type="submit"]')).toBeDisabled();
    await state('sending');
    release();
    await expect(panel(page).getByText(form.reference)).toBeVisible();
    await state('success');
  });
}
