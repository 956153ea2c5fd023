import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'shared-lib/testing/fault-proxy';
import { address, startApi } from 'shared-lib/testing/room';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { hasUnsaved } from 'shared-lib/unsaved';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { field, fillIn, form, open, person, reference, send, type } from '../../testing/contact-forms.ts';

const api = await startApi();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const answer = (path: RegExp, status: number, body: unknown) =>
  api.break(path, { kind: 'answer', status, type: 'application/json', body: JSON.stringify(body) });

beforeEach(() => {
  toasts.length = 0;
});
afterEach(() => api.heal());

describe('the general inquiry', () => {
  it('says beside each field what is missing, asks nobody, and withdraws it on editing', async () => {
    await open();
    api.seen.length = 0;
    await send();
    const sentences = ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'موضوع الرسالة مطلوب', 'نص الرسالة مطلوب'];
    const summary = within(await form().findByRole('group', { name: 'راجع الحقول التالية:' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sentences);
    for (const sentence of sentences) expect(form().getAllByText(sentence)).toHaveLength(2);
    expect(document.activeElement?.contains(summary.getByRole('link', { name: 'الاسم مطلوب' }))).toBe(true);
    expect(api.seen.filter((path) => path.includes('public/contact'))).toEqual([]);
    await person.click(summary.getByRole('link', { name: 'موضوع الرسالة مطلوب' }));
    expect(document.activeElement).toBe(field('موضوع الرسالة'));
    await type('الاسم', 'س');
    await waitFor(() => expect(form().queryAllByText('الاسم مطلوب')).toEqual([]));
    expect(form().getAllByText('موضوع الرسالة مطلوب')).toHaveLength(2);
  });

  it('keeps what the specification asks of the markup', async () => {
    await open();
    const required = [...screen.getByRole('tabpanel').querySelectorAll<HTMLInputElement>('[required]')].map(
      ({ name }) => name,
    );
    expect(required).toEqual(['name', 'email', 'subject', 'message']);
    expect(field('البريد الإلكتروني').type).toBe('email');
  });

  it('leads whoever lost the number of a request to where its link is sent again', async () => {
    await open();
    expect(form().getByRole('link', { name: 'استعد رابط متابعته' }).getAttribute('href')).toBe('/claim');
  });

  it('is sent: notice, reference, a link to follow it, and an empty form', async () => {
    await open();
    await fillIn();
    expect(hasUnsaved()).toBe(true);
    await send();
    expect(await reference()).toMatch(/^CT-/);
    expect(toasts).toEqual([
      { tone: 'success', title: 'تم الإرسال بنجاح', description: expect.stringContaining('وصلتنا رسالتك') },
    ]);
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
    expect(document.activeElement?.textContent).toContain('تم الإرسال بنجاح');
  });

  it('has what names a message settled before one is sent, so that two tabs that send at once mean one', async () => {
    localStorage.clear();
    await open();
    const settled = localStorage.getItem('miqyas:write-secret');
    expect(settled).toMatch(/^[0-9a-f]{32}$/);
    await fillIn();
    await send();
    await reference();
    expect(localStorage.getItem('miqyas:write-secret')).toBe(settled);
  });

  it('is stored once when the answer got lost on the way and it is sent again', async () => {
    const leave = await open();
    await fillIn('سؤال أول');
    await send();
    const before = await reference();
    leave();
    await open();
    api.break(/public\/contact/, faults.truncate);
    await fillIn();
    await send();
    await form().findByRole('alert');
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
    await api.heal();
    await send();
    expect(Number((await reference())?.slice(-6)) - Number(before?.slice(-6))).toBe(1);
  });
});

describe('when it cannot be sent', () => {
  it('tells how long to wait, also when the refusal has no words', async () => {
    await open();
    api.break(/public\/contact/, {
      kind: 'answer',
      status: 429,
      type: 'text/html',
      body: '<h1>429</h1>',
      headers: { 'retry-after': '400' },
    });
    await fillIn();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe('محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد 7 دقائق.');
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
  });

  it('puts what the server refused beside the field, and keeps the text', async () => {
    await open();
    answer(/public\/contact/, 422, { message: 'تحقق من الحقول', errors: { email: ['هذا البريد محظور'] } });
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
      'the server fails in words of its own',
      503,
      { message: 'الخدمة متوقفة للصيانة' },
      'الخدمة متوقفة للصيانة',
      'الخدمة متوقفة للصيانة',
    ],
    [
      'the server fails without a word',
      500,
      {},
      'حدث خطأ غير متوقع',
      'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
    ],
    ['too many were sent', 429, {}, 'حدث خطأ غير متوقع', 'محاولات كثيرة خلال وقت قصير. انتظر قليلاً ثم أعد المحاولة.'],
    [
      'it is refused in an answer that looks well',
      200,
      { success: false, message: 'لا نستقبل رسائل الآن' },
      'لا نستقبل رسائل الآن',
      'لا نستقبل رسائل الآن',
    ],
  ])('says so twice when %s', async (_why, status, body, said, explained) => {
    await open();
    answer(/public\/contact/, status, body);
    await fillIn();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe(explained);
    expect(toasts).toEqual([{ tone: 'failure', title: 'خطأ في الإرسال', description: said }]);
    expect(field('الرسالة').value).toBe('كم تستغرق دراسة مصنع تمور؟');
    expect(hasUnsaved()).toBe(true);
  });

  it('says so when nobody answers, and sends when somebody does', async () => {
    await open();
    await fillIn();
    await api.refuse();
    await send();
    expect((await form().findByRole('alert')).textContent).toBe('تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.');
    await api.heal();
    await send();
    expect(await reference()).toMatch(/^CT-/);
    expect(form().queryByRole('alert')).toBeNull();
  });
});

describe('the other two', () => {
  it('a consultation needs name, e-mail, phone, type and description', async () => {
    await open('/contact?tab=consultation');
    await send('إرسال طلب الاستشارة');
    const sentences = [
      'الاسم مطلوب',
      'البريد الإلكتروني مطلوب',
      'رقم الهاتف مطلوب',
      'نوع المشروع مطلوب',
      'وصف المشروع مطلوب',
    ];
    for (const sentence of sentences) expect(await form().findAllByText(sentence)).toHaveLength(2);
    expect(screen.getByRole('tabpanel').querySelectorAll('[aria-invalid="true"]')).toHaveLength(sentences.length);
  });

  it('a consultation offers the choices of the specification', async () => {
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
    expect(choices('الموعد المناسب')).toEqual([
      ['urgent', 'عاجل (خلال أسبوع)'],
      ['one_month', 'خلال شهر'],
      ['three_months', 'خلال 3 أشهر'],
      ['six_months', 'خلال 6 أشهر'],
      ['flexible', 'مرن'],
    ]);
  });

  it('a consultation is sent', async () => {
    await open('/contact?tab=consultation');
    await type('الاسم', 'خالد');
    await type('البريد الإلكتروني', 'khaled@example.com');
    await type('رقم الهاتف', '٠٥٠١٢٣٤٥٦٧');
    await person.selectOptions(field('نوع المشروع'), 'صناعي');
    await type('وصف المشروع', 'مصنع تمور');
    await send('إرسال طلب الاستشارة');
    expect(await reference()).toMatch(/^CN-/);
    expect(toasts).toEqual([
      { tone: 'success', title: 'تم إرسال طلب الاستشارة', description: expect.stringContaining('الاستشارة') },
    ]);
    expect(field('نوع المشروع').value).toBe('');
  });

  it('a study needs name, e-mail, phone and idea, and is sent', async () => {
    await open('/contact?tab=feasibility');
    await send('إرسال طلب دراسة الجدوى');
    for (const sentence of ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب', 'فكرة المشروع مطلوبة'])
      expect(await form().findAllByText(sentence)).toHaveLength(2);
    expect(
      Array.from(field('موعد التسليم').querySelectorAll('option'), ({ textContent }) => textContent).slice(1),
    ).toEqual(['أسبوعان', 'شهر', 'شهران', '3 أشهر']);
    await type('الاسم', 'منى');
    await type('البريد الإلكتروني', 'mona@example.com');
    await type('رقم الهاتف', '+20 100');
    await type('فكرة المشروع', 'أغذية أطفال مجففة');
    await person.selectOptions(field('موعد التسليم'), 'شهران');
    await send('إرسال طلب دراسة الجدوى');
    expect(await reference()).toMatch(/^FS-/);
    expect(toasts).toEqual([
      { tone: 'success', title: 'تم إرسال طلب دراسة الجدوى', description: expect.stringContaining('دراسة الجدوى') },
    ]);
  });
});

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('are opened by the address, by a press and by the arrows, and write the address', async () => {
    await open('/contact?tab=feasibility');
    expect(tab('طلب دراسة جدوى').getAttribute('aria-selected')).toBe('true');
    await person.click(tab('طلب استشارة'));
    expect(address()).toBe('/contact?tab=consultation');
    await person.keyboard('{ArrowRight}');
    expect(address()).toBe('/contact?tab=contact');
    expect(field('موضوع الرسالة')).toBeTruthy();
  });

  it.each(['/contact', '/contact?tab=', '/contact?tab=nothing'])('open the general inquiry at %s', async (at) => {
    await open(at);
    expect(tab('استفسار عام').getAttribute('aria-selected')).toBe('true');
  });

  it('keep what was typed in each', async () => {
    await open();
    await type('الرسالة', 'مسودة');
    await person.click(tab('طلب استشارة'));
    await type('وصف المشروع', 'وصف');
    await person.click(tab('استفسار عام'));
    expect(field('الرسالة').value).toBe('مسودة');
    await person.click(tab('طلب استشارة'));
    expect(field('وصف المشروع').value).toBe('وصف');
  });
});
