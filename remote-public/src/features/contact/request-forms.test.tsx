import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { currentUrl, startApi } from 'testing/remote-harness';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { hasUnsaved } from 'shared-lib/unsaved';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { field, fillIn, form, open, user, reference, send, type } from '../../testing/contact-forms.ts';

const api = await startApi();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const mockResponse = (path: RegExp, status: number, body: unknown) =>
  api.injectFault(path, { kind: 'response', status, type: 'application/json', body: JSON.stringify(body) });

/** The message after a form was sent, which removes the one of a failed attempt. */
const sentToast = (title: string, part: string) => ({
  tone: 'success',
  title,
  description: expect.stringContaining(part),
  resolves: ['خطأ في الإرسال'],
});

beforeEach(() => {
  toasts.length = 0;
});
afterEach(() => api.clearFaults());

describe('the general inquiry', () => {
  it('shows an error at each missing field, sends no request and clears the error on editing', async () => {
    await open();
    api.requestedPaths.length = 0;
    await send();
    const messages = ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'موضوع الرسالة مطلوب', 'نص الرسالة مطلوب'];
    const summary = within(await form().findByRole('group', { name: 'راجع الحقول التالية:' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(messages);
    for (const message of messages) expect(form().getAllByText(message)).toHaveLength(2);
    expect(document.activeElement?.contains(summary.getByRole('link', { name: 'الاسم مطلوب' }))).toBe(true);
    expect(api.requestedPaths.filter((path) => path.includes('public/contact'))).toEqual([]);
    await user.click(summary.getByRole('link', { name: 'موضوع الرسالة مطلوب' }));
    await waitFor(() => expect(document.activeElement).toBe(field('موضوع الرسالة')));
    await type('الاسم', 'س');
    await waitFor(() => expect(form().queryAllByText('الاسم مطلوب')).toEqual([]));
    expect(form().getAllByText('موضوع الرسالة مطلوب')).toHaveLength(2);
  });

  it('has the required fields and input types of the specification', async () => {
    await open();
    const required = [...screen.getByRole('tabpanel').querySelectorAll<HTMLInputElement>('[required]')].map(
      ({ name }) => name,
    );
    expect(required).toEqual(['name', 'email', 'subject', 'message']);
    expect(field('البريد الإلكتروني').type).toBe('email');
  });

  it('links to the recovery of a lost reference', async () => {
    await open();
    expect(form().getByRole('link', { name: 'استعد رابط المتابعة' }).getAttribute('href')).toBe('/claim');
  });

  it('shows toast, reference and tracking link instead of the cleared form, until the visitor starts another request', async () => {
    await open();
    await fillIn();
    expect(hasUnsaved()).toBe(true);
    await send();
    expect(await reference()).toMatch(/^CT-/);
    expect(toasts).toEqual([sentToast('تم الإرسال بنجاح', 'وصلتنا رسالتك')]);
    expect(
      form()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('يصلك الرد على بريدك الإلكتروني خلال يوم عمل واحد.');
    expect(form().getByRole('link', { name: 'تابع الطلب من حسابك' }).getAttribute('href')).toMatch(
      /\/claim\/[\w-]{20,}$/,
    );
    expect(
      form()
        .getByRole('link', { name: /واتساب/ })
        .getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*CT-/);
    for (const label of ['الاسم', 'البريد الإلكتروني', 'موضوع الرسالة', 'الرسالة']) expect(field(label).value).toBe('');
    expect(hasUnsaved()).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('تم الإرسال بنجاح'));
    expect(form().queryByRole('form')).toBeNull();
    await user.click(form().getByRole('button', { name: 'نسخ الرقم' }));
    expect(await navigator.clipboard.readText()).toBe(await reference());
    await user.click(form().getByRole('button', { name: 'إرسال طلب آخر' }));
    expect(form().getByRole('form')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('الاسم')));
  });

  it('creates the idempotency secret before the first submission, so that two tabs use the same key', async () => {
    localStorage.clear();
    await open();
    const secret = localStorage.getItem('miqyas:write-secret');
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    await fillIn();
    await send();
    await reference();
    expect(localStorage.getItem('miqyas:write-secret')).toBe(secret);
  });

  it('is stored once when the response is lost and the user submits again', async () => {
    const unmount = await open();
    await fillIn('سؤال أول');
    await send();
    const before = await reference();
    unmount();
    await open();
    api.injectFault(/public\/contact/, faults.truncate);
    await fillIn();
    await send();
    await form().findByRole('alert');
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
    await api.clearFaults();
    await send();
    expect(Number((await reference())?.slice(-6)) - Number(before?.slice(-6))).toBe(1);
  });
});

describe('a failed submission', () => {
  it('shows the waiting time from the Retry-After header when the 429 response has no message', async () => {
    await open();
    api.injectFault(/public\/contact/, {
      kind: 'response',
      status: 429,
      type: 'text/html',
      body: '<h1>429</h1>',
      headers: { 'retry-after': '400' },
    });
    await fillIn();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe(
      'محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 7\u00A0دقائق.',
    );
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
  });

  it('shows server validation errors at their fields and keeps the input', async () => {
    await open();
    mockResponse(/public\/contact/, 422, { message: 'تحقق من الحقول', errors: { email: ['هذا البريد محظور'] } });
    await fillIn();
    await send();
    expect(await form().findByText('هذا البريد محظور')).toBeTruthy();
    expect(form().getByRole('link', { name: 'البريد الإلكتروني: هذا البريد محظور' })).toBeTruthy();
    expect(field('البريد الإلكتروني').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field('البريد الإلكتروني').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'هذا البريد محظور',
    );
    expect(toasts).toEqual([{ tone: 'failure', title: 'خطأ في الإرسال', description: 'تحقق من الحقول' }]);
    expect(field('الاسم').value).toBe('سارة محمود');
  });

  it.each([
    [
      'the server sends an error message',
      503,
      { message: 'الخدمة متوقفة للصيانة' },
      'الخدمة متوقفة للصيانة',
      'الخدمة متوقفة للصيانة',
    ],
    [
      'the server sends an error without a message',
      500,
      {},
      'حدث خطأ غير متوقع',
      'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    ],
    [
      'the rate limit is exceeded',
      429,
      {},
      'حدث خطأ غير متوقع',
      'محاولات كثيرة خلال وقت قصير. انتظر قليلاً ثم أعد المحاولة.',
    ],
    [
      'the response has status 200 but success: false',
      200,
      { success: false, message: 'لا نستقبل رسائل الآن' },
      'لا نستقبل رسائل الآن',
      'لا نستقبل رسائل الآن',
    ],
  ])('shows an alert and a toast when %s', async (_reason, status, body, toastText, alertText) => {
    await open();
    mockResponse(/public\/contact/, status, body);
    await fillIn();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe(alertText);
    expect(toasts).toEqual([{ tone: 'failure', title: 'خطأ في الإرسال', description: toastText }]);
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
    expect(hasUnsaved()).toBe(true);
  });

  it('shows an alert while the API is down and sends once it is up', async () => {
    await open();
    await fillIn();
    await api.refuseConnections();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe('تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.');
    await api.clearFaults();
    await send();
    expect(await reference()).toMatch(/^CT-/);
    expect(form().queryByRole('alert')).toBeNull();
  });
});

describe('the other two forms', () => {
  it('the consultation form requires name, e-mail, phone, type and description', async () => {
    await open('/contact?tab=consultation');
    await send('إرسال طلب الاستشارة');
    const messages = [
      'الاسم مطلوب',
      'البريد الإلكتروني مطلوب',
      'رقم الهاتف مطلوب',
      'نوع المشروع مطلوب',
      'وصف المشروع مطلوب',
    ];
    for (const message of messages) expect(await form().findAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('tabpanel').querySelectorAll('[aria-invalid="true"]')).toHaveLength(messages.length);
  });

  it('the consultation form offers the options of the specification', async () => {
    await open('/contact?tab=consultation');
    const choices = (label: string) =>
      Array.from(field(label).querySelectorAll('option'), ({ value, textContent }) => [value, textContent]).slice(1);
    expect(choices('نوع المشروع')).toEqual(['تجاري', 'صناعي', 'تقني', 'خدمي', 'أخرى'].map((word) => [word, word]));
    expect(choices('الميزانية')).toEqual([
      ['under_100k', 'أقل من 100,000 دولار'],
      ['100k_500k', 'من 100,000 إلى 500,000 دولار'],
      ['500k_1m', 'من 500,000 إلى 1,000,000 دولار'],
      ['over_1m', 'أكثر من 1,000,000 دولار'],
    ]);
    expect(choices('متى تحتاجها؟')).toEqual([
      ['urgent', 'عاجل (خلال أسبوع)'],
      ['one_month', 'خلال شهر'],
      ['three_months', 'خلال 3 أشهر'],
      ['six_months', 'خلال 6 أشهر'],
      ['flexible', 'مرن'],
    ]);
  });

  it('sends a consultation request', async () => {
    await open('/contact?tab=consultation');
    await type('الاسم', 'خالد');
    await type('البريد الإلكتروني', 'khaled@example.com');
    await type('رقم الهاتف', '٠٥٠١٢٣٤٥٦٧');
    await user.selectOptions(field('نوع المشروع'), 'صناعي');
    await type('وصف المشروع', 'مصنع تمور');
    await send('إرسال طلب الاستشارة');
    expect(await reference()).toMatch(/^CN-/);
    expect(toasts).toEqual([sentToast('تم إرسال طلب الاستشارة', 'الاستشارة')]);
    expect(field('نوع المشروع').value).toBe('');
  });

  it('the feasibility form requires name, e-mail, phone and idea, and sends the request', async () => {
    await open('/contact?tab=feasibility');
    await send('إرسال طلب دراسة الجدوى');
    for (const message of ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب', 'فكرة المشروع مطلوبة'])
      expect(await form().findAllByText(message)).toHaveLength(2);
    expect(
      Array.from(field('موعد التسليم').querySelectorAll('option'), ({ textContent }) => textContent).slice(1),
    ).toEqual(['أسبوعان', 'شهر', 'شهران', '3 أشهر']);
    await type('الاسم', 'منى');
    await type('البريد الإلكتروني', 'mona@example.com');
    await type('رقم الهاتف', '+20 100');
    await type('فكرة المشروع', 'أغذية أطفال مجففة');
    await user.selectOptions(field('موعد التسليم'), 'شهران');
    await send('إرسال طلب دراسة الجدوى');
    expect(await reference()).toMatch(/^FS-/);
    expect(toasts).toEqual([sentToast('تم إرسال طلب دراسة الجدوى', 'دراسة الجدوى')]);
  });
});

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('open from the URL, by click and by arrow keys, and update the URL', async () => {
    await open('/contact?tab=feasibility');
    expect(tab('طلب دراسة جدوى').getAttribute('aria-selected')).toBe('true');
    await user.click(tab('طلب استشارة'));
    expect(currentUrl()).toBe('/contact?tab=consultation');
    await user.keyboard('{ArrowRight}');
    expect(currentUrl()).toBe('/contact?tab=contact');
    expect(field('موضوع الرسالة')).toBeTruthy();
  });

  it.each(['/contact', '/contact?tab=', '/contact?tab=nothing'])('open the general inquiry at %s', async (at) => {
    await open(at);
    expect(tab('استفسار عام').getAttribute('aria-selected')).toBe('true');
  });

  it('keep the input of each form', async () => {
    await open();
    await type('الرسالة', 'مسودة');
    await user.click(tab('طلب استشارة'));
    await type('وصف المشروع', 'وصف');
    await user.click(tab('استفسار عام'));
    expect(field('الرسالة').value).toBe('مسودة');
    await user.click(tab('طلب استشارة'));
    expect(field('وصف المشروع').value).toBe('وصف');
  });
});
