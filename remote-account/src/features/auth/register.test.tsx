import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { currentUrl, openRemote, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at = '/auth?mode=register') => openRemote({ modules: [routes], at });
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const name = () => input(/^الاسم الكامل/);
const email = () => input(/^البريد/);
const password = () => input(/^كلمة المرور/);
const confirmation = () => input(/^تأكيد/);
const submit = () => user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));

let count = 0;
const newEmail = () => `person-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const fillIn = async (typed = newEmail()) => {
  await user.type(name(), 'منى الدوسري');
  await user.type(email(), typed);
  await user.type(password(), 'Desert-Lark-77');
  await user.type(confirmation(), 'Desert-Lark-77');
  return typed;
};
const respondWith = (status: number, body: unknown) =>
  api.injectFault(/auth\/register/, { kind: 'response', status, type: 'application/json', body: JSON.stringify(body) });

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('a failed registration', () => {
  it('shows an error for each missing field', async () => {
    await open();
    await submit();
    for (const sentence of ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة', 'تأكيد كلمة المرور مطلوب'])
      expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows all errors at once: too short, invalid, passwords differ', async () => {
    await open();
    await user.type(name(), 'م');
    await user.type(email(), 'mona@example');
    await user.type(password(), '1234567');
    await user.type(confirmation(), '123456');
    await submit();
    for (const sentence of [
      'الاسم يجب أن يكون حرفين على الأقل',
      'البريد الإلكتروني غير صحيح',
      'كلمة المرور يجب أن تكون 8 أحرف على الأقل',
      'كلمتا المرور غير متطابقتين',
    ])
      expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows beside the e-mail field that the e-mail is already registered', async () => {
    await open();
    await fillIn('client@miqyas.example');
    await submit();
    expect(await screen.findByText('هذا البريد الإلكتروني مسجّل من قبل')).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(session.get().status).toBe('guest');
  });

  it('signs in with the same values when the account was created but its response was lost', async () => {
    api.injectFault(/auth\/register/, faults.truncate);
    await open();
    const typed = await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(session.get().status).toBe('guest');
    await api.clearFaults();
    await submit();
    await waitFor(() => expect(session.get().user?.email).toBe(typed));
  });

  it('shows the general message when the server sends none', async () => {
    api.injectFault(/auth\/register/, faults.htmlError);
    await open();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('حدث خطأ أثناء إنشاء الحساب');
    expect(name().value).toBe('منى الدوسري');
  });

  it('shows the server’s message when it sends one', async () => {
    respondWith(500, { message: 'التسجيل متوقف للصيانة.' });
    await open();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('التسجيل متوقف للصيانة.');
  });
});

describe('a successful registration', () => {
  it('creates a client by default and redirects to the dashboard', async () => {
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /عميل/ }).checked).toBe(true);
    const typed = await fillIn();
    await submit();
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(session.get().user).toMatchObject({ email: typed, role: 'client', status: 'active' });
  });

  it('creates a consultant who is pending approval', async () => {
    await open();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: /مستشار/ }));
    await submit();
    expect(await screen.findByRole('heading', { name: 'حسابك بانتظار الموافقة' })).toBeTruthy();
    expect(session.get().user).toMatchObject({ role: 'consultant', status: 'pending' });
  });

  it('redirects to the path in next', async () => {
    await open('/auth?mode=register&next=%2Fclaim%2Fabc');
    await fillIn();
    await submit();
    await waitFor(() => expect(currentUrl()).toBe('/claim/abc'));
  });

  it('shows a toast and the login with the e-mail filled in when the response has no token', async () => {
    respondWith(201, { user: null });
    await open('/auth?mode=register&next=%2Fclaim%2Fabc');
    const typed = await fillIn();
    await submit();
    expect(await screen.findByRole('heading', { name: 'مرحباً بعودتك' })).toBeTruthy();
    expect(email().value).toBe(typed);
    expect(currentUrl()).toBe('/auth?next=%2Fclaim%2Fabc');
    expect(toasts).toEqual([
      { tone: 'success', title: 'تم إنشاء الحساب', description: 'سجّل الدخول بكلمة المرور التي اخترتها.' },
    ]);
  });

  it('shows a pending button and disabled fields while the request runs', async () => {
    api.injectFault(/auth\/register/, faults.hang);
    await open();
    await fillIn();
    await submit();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري إنشاء الحساب...' })).disabled).toBe(
      true,
    );
    expect(name().disabled).toBe(true);
  });
});
