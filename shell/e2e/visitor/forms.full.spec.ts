import type { Page } from 'playwright/test';
import { faults, type Fault } from 'shared-lib/testing/fault-proxy';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import {
  fieldOf,
  fillForm,
  keptTexts,
  openForm,
  panel,
  requestForms,
  storedFrom,
  submitOf,
  type RequestForm,
} from '../harness/request-forms.ts';
import { expect, test } from '../harness/test.ts';
import { unlimitedCalls } from '../harness/unlimited-calls.ts';

/** For width only: what axe finds there it finds on a phone, too. */
const NARROWEST = 320;

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Fault => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
});

const alertOf = (page: Page) => panel(page).getByRole('alert');
const expectNothingLost = async (page: Page, form: RequestForm, email: string) => {
  const { expected, kept } = await keptTexts(page, form);
  expect(kept).toEqual(expected.map((text) => (text === form.type['البريد الإلكتروني'] ? email : text)));
};

/** What goes wrong → what the notice and the form say. */
const troubles: readonly { why: string; fault: Fault; notice: string; explained: string }[] = [
  {
    why: 'the server says why',
    fault: json(503, { message: 'الخدمة متوقفة للصيانة' }),
    notice: 'الخدمة متوقفة للصيانة',
    explained: 'الخدمة متوقفة للصيانة',
  },
  {
    why: 'the server breaks down without a word',
    fault: faults.htmlError,
    notice: 'حدث خطأ غير متوقع',
    explained: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
  },
  {
    why: 'a page comes in place of an answer',
    fault: faults.htmlPage,
    notice: 'حدث خطأ غير متوقع',
    explained: 'وصلت من الخادم إجابة غير مفهومة. أعد المحاولة بعد قليل.',
  },
  {
    why: 'too many were sent',
    fault: json(429, { message: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.' }, { 'retry-after': '540' }),
    notice: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.',
    explained: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 9 دقائق.',
  },
  {
    why: 'something on the way refuses, and says only how long',
    fault: { kind: 'answer', status: 429, type: 'text/html', body: '<h1>429</h1>', headers: { 'retry-after': '61' } },
    notice: 'حدث خطأ غير متوقع',
    explained: 'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد دقيقتين.',
  },
  {
    why: 'the server is silent for ten seconds',
    fault: faults.hang,
    notice: 'حدث خطأ غير متوقع',
    explained: 'استغرق الخادم وقتاً أطول من المتوقع. أعد المحاولة.',
  },
];

for (const form of requestForms) {
  for (const [place, { why, fault, notice, explained }] of troubles.entries())
    test(`«${form.submit}» when ${why}: it is said twice, nothing is lost, and the next try is one request`, async ({
      page,
      request,
      site,
      account,
      problems,
    }) => {
      problems.allow(/Failed to load resource/);
      const email = `trouble-${place}@${form.tab}.example`;
      await openForm(page, form);
      await fillForm(page, form, email);
      site.proxies['mock-api'].break(form.api, fault);
      await submitOf(page, form).click();
      await expect(alertOf(page)).toHaveText(explained, { timeout: 20_000 });
      const said = page.getByRole('region', { name: 'الإشعارات' }).getByRole('alert');
      await expect(said).toContainText('خطأ في الإرسال');
      await expect(said).toContainText(notice);
      await expectNothingLost(page, form, email);
      await site.proxies['mock-api'].heal();
      await submitOf(page, form).click();
      await expect(panel(page).getByText(form.reference)).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
      expect(
        await storedFrom({ request, origin: site.origin, admin: await account('admin') }, form, email),
      ).toHaveLength(1);
    });

  test(`«${form.submit}» when the server refuses fields: each sentence lands on its field, and goes when that is edited`, async ({
    page,
    site,
    problems,
  }) => {
    problems.allow(/422/);
    await openForm(page, form);
    await fillForm(page, form);
    site.proxies['mock-api'].break(
      form.api,
      json(422, { message: 'تحقق من الحقول', errors: { email: ['هذا البريد محظور'], phone: ['رقم غير معروف'] } }),
    );
    await submitOf(page, form).click();
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

  for (const width of [1440, 390, NARROWEST])
    test(`«${form.submit}» is accessible and never scrolls sideways in every state at ${width} pixels`, async ({
      page,
      site,
      problems,
    }) => {
      test.slow();
      problems.allow(/Failed to load resource/);
      await page.setViewportSize({ width, height: 900 });
      await unlimitedCalls(page);
      const state = (name: string) =>
        test.step(name, async () => {
          await expectNoSidewaysScroll(page);
          if (width !== NARROWEST) await expectAccessible(page);
        });
      await openForm(page, form);
      await state('empty');
      await submitOf(page, form).click();
      await expect(panel(page).getByRole('group', { name: 'راجع الحقول التالية:' })).toBeFocused();
      await state('errors');
      await fillForm(page, form, `state-${width}@${form.tab}.example`);
      await state('filled');
      site.proxies['mock-api'].break(form.api, faults.jsonError);
      await submitOf(page, form).click();
      await expect(alertOf(page)).toBeVisible();
      await state('failure');
      await site.proxies['mock-api'].heal();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(form.api, async (route) => {
        await held;
        await route.continue();
      });
      await submitOf(page, form).click();
      await expect(panel(page).getByText('جاري الإرسال...').last()).toBeVisible();
      await expect(panel(page).locator('button[type="submit"]')).toBeDisabled();
      await state('sending');
      release();
      await expect(panel(page).getByText(form.reference)).toBeVisible();
      await state('success');
    });
}
