import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openRoom, startApi } from 'shared-lib/testing/room';
import { faults, type Fault } from 'shared-lib/testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const notices: Toast[] = [];
connectToasts((notice) => notices.push(notice));

const open = (at: string) => openRoom({ doors: [routes], at });
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const done: Fault = { kind: 'answer', status: 200, type: 'application/json', body: '{"success":true}' };
const missing: Fault = {
  kind: 'answer',
  status: 404,
  type: 'application/json',
  body: '{"message":"لا يوجد حساب بهذا البريد"}',
};

afterEach(async () => {
  notices.length = 0;
  await api.heal();
});

describe('changing the view', () => {
  it('keeps the e-mail and the wanted address, and moves the focus to the new title', async () => {
    open('/auth?next=%2Fclaim%2Fabc');
    await person.type(box(/^البريد/), 'sara@example.com');
    await person.click(screen.getByRole('link', { name: 'إنشاء حساب' }));
    const title = await screen.findByRole('heading', { name: 'أنشئ حسابك' });
    expect(document.activeElement).toBe(title);
    expect(address()).toBe('/auth?mode=register&next=%2Fclaim%2Fabc');
    expect(box(/^البريد/).value).toBe('sara@example.com');
    await person.click(screen.getByRole('link', { name: 'تسجيل الدخول' }));
    await person.click(await screen.findByRole('link', { name: 'نسيت كلمة المرور؟' }));
    await screen.findByRole('heading', { name: 'استعادة كلمة المرور' });
    expect(box(/^البريد/).value).toBe('sara@example.com');
  });

  it('marks the view that is shown', () => {
    open('/auth?mode=register');
    expect(screen.getByRole('link', { name: 'إنشاء حساب' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('aria-current')).toBeNull();
  });

  it('takes an unknown view for the way in', () => {
    open('/auth?mode=admin');
    expect(screen.getByRole('heading', { name: 'مرحباً بعودتك' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('asks for an address before it asks the server', async () => {
    open('/auth?mode=forgot');
    await press('إرسال الرابط');
    expect(await screen.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
  });

  it('says the same to everybody when the link is on its way, and can send it again', async () => {
    api.break(/forgot-password/, done);
    open('/auth?mode=forgot');
    await person.type(box(/^البريد/), 'nobody@example.com');
    await press('إرسال الرابط');
    expect((await screen.findByRole('status')).textContent).toContain('إذا كان هذا البريد مسجلاً لدينا');
    expect(screen.getByText('nobody@example.com').getAttribute('dir')).toBe('ltr');
    await press('إعادة الإرسال');
    expect(box(/^البريد/).value).toBe('nobody@example.com');
  });

  it.each([
    ['nothing there', missing],
    ['a crash', faults.htmlError],
  ])('says the general sentence for %s', async (_what, fault) => {
    api.break(/forgot-password/, fault);
    open('/auth?mode=forgot');
    await person.type(box(/^البريد/), 'nobody@example.com');
    await press('إرسال الرابط');
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر إرسال الرابط. أعد المحاولة بعد قليل.');
  });
});

describe('a new password', () => {
  const fillIn = async (password: string, again = password) => {
    await person.type(box(/^كلمة المرور الجديدة/), password);
    await person.type(box(/^تأكيد/), again);
    await press('حفظ كلمة المرور');
  };

  it('needs the link of the mail', () => {
    open('/auth?mode=reset');
    expect(screen.getByRole('alert').textContent).toContain('هذا الرابط غير مكتمل');
    expect(screen.queryByRole('button', { name: 'حفظ كلمة المرور' })).toBeNull();
    expect(screen.getByRole('link', { name: 'طلب رابط جديد' }).getAttribute('href')).toBe('/auth?mode=forgot');
  });

  it('is checked like at registration', async () => {
    open('/auth?mode=reset&token=abc');
    await fillIn('1234567', '7654321');
    expect(await screen.findByText('كلمة المرور يجب أن تكون 8 أحرف على الأقل')).toBeTruthy();
    expect(screen.getByText('كلمتا المرور غير متطابقتين')).toBeTruthy();
  });

  it('leads to the login, and its link leaves the history', async () => {
    api.break(/reset-password/, done);
    open('/auth?mode=reset&token=abc');
    await fillIn('Desert-Lark-77');
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(notices.map(({ title }) => title)).toEqual(['تم تغيير كلمة المرور']);
  });

  it('says what the server says of a link that is too old', async () => {
    api.break(/reset-password/, {
      kind: 'answer',
      status: 422,
      type: 'application/json',
      body: JSON.stringify({ message: 'انتهت صلاحية الرابط. اطلب رابطاً جديداً.' }),
    });
    open('/auth?mode=reset&token=abc');
    await fillIn('Desert-Lark-77');
    expect((await screen.findByRole('alert')).textContent).toBe('انتهت صلاحية الرابط. اطلب رابطاً جديداً.');
  });
});
