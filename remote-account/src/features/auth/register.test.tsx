import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { address, openRoom, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const notices: Toast[] = [];
connectToasts((notice) => notices.push(notice));

const open = (at = '/auth?mode=register') => openRoom({ doors: [routes], at });
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const name = () => box(/^الاسم الكامل/);
const email = () => box(/^البريد/);
const password = () => box(/^كلمة المرور/);
const confirmation = () => box(/^تأكيد/);
const submit = () => person.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));

let count = 0;
const newEmail = () => `person-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const fillIn = async (typed = newEmail()) => {
  await person.type(name(), 'منى الدوسري');
  await person.type(email(), typed);
  await person.type(password(), 'Desert-Lark-77');
  await person.type(confirmation(), 'Desert-Lark-77');
  return typed;
};
const answer = (status: number, body: unknown) =>
  api.break(/auth\/register/, { kind: 'answer', status, type: 'application/json', body: JSON.stringify(body) });

afterEach(async () => {
  notices.length = 0;
  await api.heal();
});

describe('a registration that is not right', () => {
  it('says what is missing', async () => {
    open();
    await submit();
    for (const sentence of ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة', 'تأكيد كلمة المرور مطلوب'])
      expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says what is too short, and that the passwords differ, all at once', async () => {
    open();
    await person.type(name(), 'م');
    await person.type(email(), 'mona@example');
    await person.type(password(), '1234567');
    await person.type(confirmation(), '123456');
    await submit();
    for (const sentence of [
      'الاسم يجب أن يكون حرفين على الأقل',
      'البريد الإلكتروني غير صحيح',
      'كلمة المرور يجب أن تكون 8 أحرف على الأقل',
      'كلمتا المرور غير متطابقتين',
    ])
      expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says beside the address that it is taken', async () => {
    open();
    await fillIn('client@miqyas.example');
    await submit();
    expect(await screen.findByText('هذا البريد الإلكتروني مسجّل من قبل')).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(session.get().status).toBe('guest');
  });

  it('says the general sentence when the server gives none', async () => {
    api.break(/auth\/register/, faults.htmlError);
    open();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('حدث خطأ أثناء إنشاء الحساب');
    expect(name().value).toBe('منى الدوسري');
  });

  it('says the server’s sentence when it gives one', async () => {
    answer(500, { message: 'التسجيل متوقف للصيانة.' });
    open();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('التسجيل متوقف للصيانة.');
  });
});

describe('a registration that is right', () => {
  it('makes a client unless told otherwise, and leads to the dashboard', async () => {
    open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /عميل/ }).checked).toBe(true);
    const typed = await fillIn();
    await submit();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(session.get().user).toMatchObject({ email: typed, role: 'client', status: 'active' });
  });

  it('makes a consultant who waits for approval', async () => {
    open();
    await fillIn();
    await person.click(screen.getByRole('radio', { name: /مستشار/ }));
    await submit();
    expect(await screen.findByRole('heading', { name: 'حسابك بانتظار الموافقة' })).toBeTruthy();
    expect(session.get().user).toMatchObject({ role: 'consultant', status: 'pending' });
  });

  it('goes where the visitor wanted to go', async () => {
    open('/auth?mode=register&next=%2Fclaim%2Fabc');
    await fillIn();
    await submit();
    await waitFor(() => expect(address()).toBe('/claim/abc'));
  });

  it('without a token says so and shows the login with the e-mail filled in', async () => {
    answer(201, { user: null });
    open('/auth?mode=register&next=%2Fclaim%2Fabc');
    const typed = await fillIn();
    await submit();
    expect(await screen.findByRole('heading', { name: 'مرحباً بعودتك' })).toBeTruthy();
    expect(email().value).toBe(typed);
    expect(address()).toBe('/auth?next=%2Fclaim%2Fabc');
    expect(notices).toEqual([
      { tone: 'success', title: 'تم إنشاء الحساب', description: 'سجّل الدخول بكلمة المرور التي اخترتها.' },
    ]);
  });

  it('waits visibly', async () => {
    api.break(/auth\/register/, faults.hang);
    open();
    await fillIn();
    await submit();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري إنشاء الحساب...' })).disabled).toBe(
      true,
    );
    expect(name().disabled).toBe(true);
  });
});
