import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import login from '../../login.tsx';

const api = await startApi();
const user = userEvent.setup();
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = (at = '/admin/login') => renderRemote({ modules: [login], at });
const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = () => user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
const signIn = async (who: { email: string; password: string }) => {
  await user.type(email(), who.email);
  await user.type(password(), who.password);
  await submit();
};

afterEach(() => api.clearFaults());

describe('the administration login', () => {
  it.each([
    ['', '', ['البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة']],
    ['admin@', '12345', ['البريد الإلكتروني غير صحيح', 'كلمة المرور يجب أن تكون 6 أحرف على الأقل']],
  ])('shows errors for e-mail «%s» and password «%s»', async (typedEmail, typedPassword, sentences) => {
    open();
    if (typedEmail) await user.type(email(), typedEmail);
    if (typedPassword) await user.type(password(), typedPassword);
    await submit();
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows the server’s message, or the general one when there is none', async () => {
    open();
    await signIn({ ...admin, password: 'not-the-one' });
    expect((await screen.findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    api.injectFault(/auth\/login/, faults.htmlError);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('حدث خطأ أثناء تسجيل الدخول'));
  });

  it.each([
    ['to /admin by default', '/admin/login', '/admin'],
    ['to the path in next', '/admin/login?next=%2Fadmin%2Fusers%3Frole%3Dclient', '/admin/users?role=client'],
    ['and ignores a next on another site', '/admin/login?next=%2F%2Fevil.example%2Fadmin', '/admin'],
    ['and ignores a javascript: next', '/admin/login?next=javascript%3Aalert(1)', '/admin'],
    ['and ignores a next that is this page', '/admin/login?next=%2Fadmin%2Flogin', '/admin'],
  ])('redirects an administrator %s', async (_what, at, target) => {
    open(at);
    await signIn(admin);
    await waitFor(() => expect(currentUrl()).toBe(target));
  });

  it('redirects an administrator who is already signed in', async () => {
    await signInAs(admin);
    open('/admin/login?next=%2Fadmin%2Fusers');
    await waitFor(() => expect(currentUrl()).toBe('/admin/users'));
  });

  it('refuses a user without administrator rights and links to their dashboard', async () => {
    open('/admin/login?next=%2Fadmin%2Fusers');
    await signIn(client);
    expect(await screen.findByText('سجّلت الدخول باسم سالم القحطاني، وهذا الحساب ليس من حسابات الإدارة.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'الذهاب إلى لوحة التحكم' }).getAttribute('href')).toBe('/dashboard');
    expect(currentUrl()).toContain('/admin/login');
    await user.click(screen.getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });
});
