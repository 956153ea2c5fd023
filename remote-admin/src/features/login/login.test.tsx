import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import login from '../../login.tsx';

const api = await startApi();
const person = userEvent.setup();
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = (at = '/admin/login') => openRoom({ doors: [login], at });
const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = () => person.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
const signIn = async (who: { email: string; password: string }) => {
  await person.type(email(), who.email);
  await person.type(password(), who.password);
  await submit();
};

afterEach(() => api.heal());

describe('the entrance of the administration', () => {
  it.each([
    ['', '', ['البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة']],
    ['admin@', '12345', ['البريد الإلكتروني غير صحيح', 'كلمة المرور يجب أن تكون 6 أحرف على الأقل']],
  ])('says of «%s» and «%s» what is wrong', async (typedEmail, typedPassword, sentences) => {
    open();
    if (typedEmail) await person.type(email(), typedEmail);
    if (typedPassword) await person.type(password(), typedPassword);
    await submit();
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says the server’s sentence, or the general one', async () => {
    open();
    await signIn({ ...admin, password: 'not-the-one' });
    expect((await screen.findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    api.break(/auth\/login/, faults.htmlError);
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('حدث خطأ أثناء تسجيل الدخول'));
  });

  it.each([
    ['to the administration', '/admin/login', '/admin'],
    ['to the page that was wanted', '/admin/login?next=%2Fadmin%2Fusers%3Frole%3Dclient', '/admin/users?role=client'],
    ['not to another site', '/admin/login?next=%2F%2Fevil.example%2Fadmin', '/admin'],
    ['not to a script', '/admin/login?next=javascript%3Aalert(1)', '/admin'],
    ['not back to this page', '/admin/login?next=%2Fadmin%2Flogin', '/admin'],
  ])('leads an administrator %s', async (_what, at, target) => {
    open(at);
    await signIn(admin);
    await waitFor(() => expect(address()).toBe(target));
  });

  it('does not ask an administrator who is signed in', async () => {
    await signInAs(admin);
    open('/admin/login?next=%2Fadmin%2Fusers');
    await waitFor(() => expect(address()).toBe('/admin/users'));
  });

  it('tells everybody else that this is not their door, and shows theirs', async () => {
    open('/admin/login?next=%2Fadmin%2Fusers');
    await signIn(client);
    expect(await screen.findByText('سجّلت الدخول باسم سالم القحطاني، وهذا الحساب ليس من حسابات الإدارة.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'الذهاب إلى لوحة التحكم' }).getAttribute('href')).toBe('/dashboard');
    expect(address()).toContain('/admin/login');
    await person.click(screen.getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });
});
