import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUrl, openRemote, startApi } from 'testing/remote-harness';
import { faults, type Fault } from 'testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at: string) => openRemote({ modules: [routes], at });
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const success: Fault = { kind: 'response', status: 200, type: 'application/json', body: '{"success":true}' };
const notFound: Fault = {
  kind: 'response',
  status: 404,
  type: 'application/json',
  body: '{"message":"لا يوجد حساب بهذا البريد"}',
};

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('switching the mode', () => {
  it('keeps the e-mail and next, and moves the focus to the new title', async () => {
    await open('/auth?next=%2Fclaim%2Fabc');
    await user.type(input(/^البريد/), 'sara@example.com');
    await user.click(screen.getByRole('link', { name: 'إنشاء حساب' }));
    const title = await screen.findByRole('heading', { name: 'أنشئ حسابك' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(currentUrl()).toBe('/auth?mode=register&next=%2Fclaim%2Fabc');
    expect(input(/^البريد/).value).toBe('sara@example.com');
    await user.click(screen.getByRole('link', { name: 'تسجيل الدخول' }));
    await user.click(await screen.findByRole('link', { name: 'نسيت كلمة المرور؟' }));
    await screen.findByRole('heading', { name: 'استعادة كلمة المرور' });
    expect(input(/^البريد/).value).toBe('sara@example.com');
  });

  it('marks the link of the current mode', async () => {
    await open('/auth?mode=register');
    expect(screen.getByRole('link', { name: 'إنشاء حساب' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('aria-current')).toBeNull();
  });

  it('shows the login for an unknown mode', async () => {
    await open('/auth?mode=admin');
    expect(screen.getByRole('heading', { name: 'مرحباً بعودتك' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('requires an e-mail address', async () => {
    await open('/auth?mode=forgot');
    await press('إرسال الرابط');
    expect(await screen.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
  });

  it('shows the same message for every e-mail address and can send the link again', async () => {
    api.injectFault(/forgot-password/, success);
    await open('/auth?mode=forgot');
    await user.type(input(/^البريد/), 'nobody@example.com');
    await press('إرسال الرابط');
    expect((await screen.findByRole('status')).textContent).toContain('إذا كان هذا البريد مسجلاً لدينا');
    expect(screen.getByText('nobody@example.com').getAttribute('dir')).toBe('ltr');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'راجع بريدك الإلكتروني' })),
    );
    await press('إعادة الإرسال');
    expect(input(/^البريد/).value).toBe('nobody@example.com');
  });

  it.each([
    ['a 404', notFound],
    ['an HTML error page', faults.htmlError],
  ])('shows the general message after %s', async (_what, fault) => {
    api.injectFault(/forgot-password/, fault);
    await open('/auth?mode=forgot');
    await user.type(input(/^البريد/), 'nobody@example.com');
    await press('إرسال الرابط');
    expect((await screen.findByRole('alert')).textContent).toBe('تعذر إرسال الرابط. أعد المحاولة بعد قليل.');
  });

  it('gives the advice once when the server cannot be reached', async () => {
    await api.refuseConnections();
    await open('/auth?mode=forgot');
    await user.type(input(/^البريد/), 'nobody@example.com');
    await press('إرسال الرابط');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'تعذر إرسال الرابط. تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
    );
  });
});

describe('a new password', () => {
  const fillIn = async (password: string, again = password) => {
    await user.type(input(/^كلمة المرور الجديدة/), password);
    await user.type(input(/^تأكيد/), again);
    await press('حفظ كلمة المرور');
  };

  it('shows that the link is incomplete when it has no token', async () => {
    await open('/auth?mode=reset');
    expect(screen.getByRole('alert').textContent).toContain('هذا الرابط غير مكتمل');
    expect(screen.queryByRole('button', { name: 'حفظ كلمة المرور' })).toBeNull();
    expect(screen.getByRole('link', { name: 'طلب رابط جديد' }).getAttribute('href')).toBe('/auth?mode=forgot');
  });

  it('is validated like at registration', async () => {
    await open('/auth?mode=reset&token=abc');
    await fillIn('1234567', '7654321');
    expect(await screen.findByText('كلمة المرور يجب أن تكون 8 أحرف على الأقل')).toBeTruthy();
    expect(screen.getByText('كلمتا المرور غير متطابقتين')).toBeTruthy();
  });

  it('redirects to the login and shows a toast', async () => {
    api.injectFault(/reset-password/, success);
    await open('/auth?mode=reset&token=abc');
    await fillIn('Desert-Lark-77');
    await waitFor(() => expect(currentUrl()).toBe('/auth'));
    expect(toasts.map(({ title }) => title)).toEqual(['تم تغيير كلمة المرور']);
  });

  it('shows the server’s message for an expired link', async () => {
    api.injectFault(/reset-password/, {
      kind: 'response',
      status: 422,
      type: 'application/json',
      body: JSON.stringify({ message: 'انتهت صلاحية الرابط. اطلب رابطاً جديداً.' }),
    });
    await open('/auth?mode=reset&token=abc');
    await fillIn('Desert-Lark-77');
    expect((await screen.findByRole('alert')).textContent).toBe('انتهت صلاحية الرابط. اطلب رابطاً جديداً.');
  });
});
