import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSession } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
const PASSWORD = 'Desert-Lark-77';

/** A new client on the profile page. */
const openAsNewClient = async (at = '/dashboard/profile') => {
  const email = `profile-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const credentials = { email, password: PASSWORD };
  await http.post(
    '/auth/register',
    { name: 'منى الدوسري', ...credentials, password_confirmation: PASSWORD, role: 'client' },
    z.unknown(),
  );
  await signInAs(credentials);
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'الملف الشخصي' });
  return credentials;
};
const row = (name: string) => within(screen.getByRole('region', { name }));
const press = (region: string, name: string) => user.click(row(region).getByRole('button', { name }));
const titles = () => toasts.map(({ title }) => title);

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('the profile', () => {
  it('saves name, phone, company and country, and shows them in the session', async () => {
    await openAsNewClient();
    const data = row('بياناتك');
    await user.type(data.getByLabelText(/^الهاتف/), '٠٥٥ ١٢٣ ٤٥٦٧');
    await user.type(data.getByLabelText(/^الدولة/), 'قطر');
    await press('بياناتك', 'حفظ البيانات');
    await waitFor(() => expect(titles()).toEqual(['حُفظت بياناتك']));
    expect(session.get().user).toMatchObject({ phone: '055 123 4567', country: 'قطر' });
  });

  it('offers the data of the latest request for empty fields', async () => {
    const { email } = await openAsNewClient();
    cleanup();
    const message = {
      name: 'منى',
      email,
      phone: '+966 55 111 2222',
      company: 'مزارع الشمال',
      subject: 'سؤال',
      message: 'نص',
    };
    await http.post('/public/contact', message, z.unknown());
    renderRemote({ modules: [routes], at: '/dashboard/profile' });
    await user.click(await screen.findByRole('button', { name: 'استخدامها في الملف الشخصي' }));
    const data = row('بياناتك');
    expect(data.getByLabelText<HTMLInputElement>(/^الهاتف/).value).toBe('+966 55 111 2222');
    expect(data.getByLabelText<HTMLInputElement>(/^الشركة/).value).toBe('مزارع الشمال');
    expect(screen.queryByRole('button', { name: 'استخدامها في الملف الشخصي' })).toBeNull();
    await press('بياناتك', 'حفظ البيانات');
    await waitFor(() => expect(session.get().user).toMatchObject({ company: 'مزارع الشمال' }));
  });

  it('keeps unsaved changes when the page is opened again, and forgets them once they are saved', async () => {
    await openAsNewClient();
    const company = () => row('بياناتك').getByLabelText<HTMLInputElement>(/^الشركة/);
    await user.type(company(), 'مزارع الشمال');
    cleanup();
    renderRemote({ modules: [routes], at: '/dashboard/profile' });
    await screen.findByRole('heading', { level: 1, name: 'الملف الشخصي' });
    expect(company().value).toBe('مزارع الشمال');
    await press('بياناتك', 'حفظ البيانات');
    await waitFor(() => expect(titles()).toEqual(['حُفظت بياناتك']));
    expect(sessionStorage.getItem('miqyas:draft:profile')).toBeNull();
  });

  it('shows what is missing and keeps the text when saving fails', async () => {
    await openAsNewClient();
    const name = row('بياناتك').getByLabelText<HTMLInputElement>(/^الاسم الكامل/);
    await user.clear(name);
    await press('بياناتك', 'حفظ البيانات');
    expect(await screen.findByText('الاسم مطلوب')).toBeTruthy();
    await user.type(name, 'منى بنت سعد');
    api.injectFault(/account\/profile/, faults.htmlError);
    await press('بياناتك', 'حفظ البيانات');
    expect(await row('بياناتك').findByRole('alert')).toBeTruthy();
    expect(name.value).toBe('منى بنت سعد');
  });
});

describe('a change of the e-mail address', () => {
  const change = async (email: string, password = PASSWORD) => {
    await press('البريد الإلكتروني', 'تغيير البريد');
    await user.type(row('البريد الإلكتروني').getByLabelText(/^البريد الجديد/), email);
    await user.type(row('البريد الإلكتروني').getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), password);
    await press('البريد الإلكتروني', 'إرسال رابط التأكيد');
  };

  it('is shown until it is cancelled', async () => {
    const { email } = await openAsNewClient();
    await change(`new-${email}`);
    expect(await screen.findByText(`new-${email}`)).toBeTruthy();
    expect(row('البريد الإلكتروني').getByText(email)).toBeTruthy();
    await press('البريد الإلكتروني', 'إلغاء التغيير');
    await waitFor(() => expect(screen.queryByText(`new-${email}`)).toBeNull());
  });

  it('shows a wrong password at its field', async () => {
    await openAsNewClient();
    await change('other@example.com', 'not-my-password');
    expect(await screen.findByText('كلمة المرور غير صحيحة')).toBeTruthy();
  });

  it('explains a confirmation link that was used or has expired', async () => {
    await openAsNewClient('/dashboard/profile?confirm-email=no-such-token');
    expect(await screen.findByText(/^تعذر تأكيد البريد الجديد/)).toBeTruthy();
  });
});

describe('the password', () => {
  it('changes with the current one', async () => {
    const { email } = await openAsNewClient();
    const fields = row('كلمة المرور');
    await user.type(fields.getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), PASSWORD);
    await user.type(fields.getByLabelText(/^كلمة المرور الجديدة/, { selector: 'input' }), 'Harbour-Dune-27');
    await user.type(fields.getByLabelText(/^تأكيد كلمة المرور/, { selector: 'input' }), 'Harbour-Dune-27');
    await press('كلمة المرور', 'تغيير كلمة المرور');
    await waitFor(() => expect(titles()).toEqual(['تغيّرت كلمة المرور']));
    await expect(signInAs({ email, password: 'Harbour-Dune-27' })).resolves.toBeTruthy();
  });

  it('accepts the same values again after a response was lost', async () => {
    await openAsNewClient();
    const fields = row('كلمة المرور');
    await user.type(fields.getByLabelText(/^كلمة المرور الحالية/, { selector: 'input' }), PASSWORD);
    await user.type(fields.getByLabelText(/^كلمة المرور الجديدة/, { selector: 'input' }), 'Harbour-Dune-27');
    await user.type(fields.getByLabelText(/^تأكيد كلمة المرور/, { selector: 'input' }), 'Harbour-Dune-27');
    api.injectFault(/account\/password/, faults.truncate);
    await press('كلمة المرور', 'تغيير كلمة المرور');
    expect(await fields.findByRole('alert')).toBeTruthy();
    await api.clearFaults();
    await press('كلمة المرور', 'تغيير كلمة المرور');
    await waitFor(() => expect(titles()).toEqual(['تغيّرت كلمة المرور']));
  });
});

describe('the sessions', () => {
  it('marks the current one and ends the others', async () => {
    const credentials = await openAsNewClient();
    const { token, user: account } = await signInAs(credentials);
    renderRemote({ modules: [routes], at: '/dashboard/profile' });
    await waitFor(() => expect(screen.getAllByText('الجلسة الحالية').length).toBeGreaterThan(0));
    await user.click(first(await screen.findAllByRole('button', { name: 'إنهاء كل الجلسات الأخرى' })));
    await waitFor(() => expect(titles()).toContain('انتهت الجلسات الأخرى'));
    session.signIn(token, account);
    const { data } = await http.get('/account/sessions', z.object({ data: z.array(accountSession) }));
    expect(data).toHaveLength(1);
  });
});

describe('the own data', () => {
  it('deletes the account with the password only, and returns to the home page', async () => {
    const credentials = await openAsNewClient();
    await press('بياناتي', 'حذف الحساب');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'حذف حسابك نهائياً؟' }));
    const password = dialog.getByLabelText(/^كلمة المرور/, { selector: 'input' });
    await user.type(password, 'not-my-password');
    await user.click(dialog.getByRole('button', { name: 'حذف الحساب نهائياً' }));
    expect(await dialog.findByText('كلمة المرور غير صحيحة')).toBeTruthy();
    await user.clear(password);
    await user.type(password, PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'حذف الحساب نهائياً' }));
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(session.get().status).toBe('guest');
    await expect(signInAs(credentials)).rejects.toThrow('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
  });

  it('reports the deletion when its first response was lost', async () => {
    await openAsNewClient();
    await press('بياناتي', 'حذف الحساب');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'حذف حسابك نهائياً؟' }));
    await user.type(dialog.getByLabelText(/^كلمة المرور/, { selector: 'input' }), PASSWORD);
    api.injectFault(/api\/account$/, faults.truncate);
    await user.click(dialog.getByRole('button', { name: 'حذف الحساب نهائياً' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await api.clearFaults();
    await user.click(dialog.getByRole('button', { name: 'حذف الحساب نهائياً' }));
    await waitFor(() => expect(titles()).toEqual(['حُذف حسابك وبياناتك الشخصية']));
    expect(currentUrl()).toBe('/');
  });
});
