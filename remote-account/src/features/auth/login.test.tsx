import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, useSession } from 'shared-lib/session';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

const open = (at = '/auth') => openRoom({ doors: [routes], at });
const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = () => person.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
const signIn = async (who: { email: string; password: string }) => {
  await person.type(email(), who.email);
  await person.type(password(), who.password);
  await submit();
};
const answer = (status: number, body: unknown) =>
  api.break(/auth\/login/, { kind: 'answer', status, type: 'application/json', body: JSON.stringify(body) });

afterEach(() => api.heal());

describe('what a visitor sees', () => {
  it('names the house and welcomes', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'مقياس' })).toBeTruthy();
    expect(screen.getByText('منصة دراسات الجدوى')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'مرحباً بعودتك' })).toBeTruthy();
  });

  it('shows a message while it is not known who is signed in', () => {
    open();
    act(() => useSession.setState({ status: 'unknown', token: null, user: null }, true));
    expect(screen.getByRole('status').textContent).toBe('جاري التحقق من تسجيل الدخول...');
    expect(screen.queryByRole('button', { name: 'تسجيل الدخول' })).toBeNull();
    act(() => session.restore());
    expect(screen.getByRole('button', { name: 'تسجيل الدخول' })).toBeTruthy();
  });
});

describe('a form that is not right', () => {
  it.each([
    ['', '', ['البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة']],
    ['sara@example', '123456', ['البريد الإلكتروني غير صحيح']],
    ['sara@example.com', '12345', ['كلمة المرور يجب أن تكون 6 أحرف على الأقل']],
  ])('says of «%s» and «%s» what is wrong, and asks nobody', async (typedEmail, typedPassword, sentences) => {
    open();
    api.seen.length = 0;
    if (typedEmail) await person.type(email(), typedEmail);
    if (typedPassword) await person.type(password(), typedPassword);
    await submit();
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(sentences.length);
    expect(api.seen).toEqual([]);
  });

  it('takes a sentence back when its field is edited', async () => {
    open();
    await submit();
    await screen.findByText('البريد الإلكتروني مطلوب');
    await person.type(email(), 's');
    await waitFor(() => expect(screen.queryByText('البريد الإلكتروني مطلوب')).toBeNull());
    expect(screen.getByText('كلمة المرور مطلوبة')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    open();
    await person.type(password(), 'nile-1234');
    await person.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
    expect(password().type).toBe('text');
    await person.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
    expect(password().type).toBe('password');
  });
});

describe('an answer that is no', () => {
  it('says the server’s own sentence and keeps what was typed', async () => {
    open();
    await signIn({ ...client, password: 'not-the-one' });
    expect((await screen.findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    expect(email().value).toBe(client.email);
    expect(session.get().status).toBe('guest');
  });

  it('puts the server’s field errors beside their fields, without an alert', async () => {
    answer(422, {
      message: 'تحقق من الحقول.',
      errors: { email: ['هذا البريد موقوف'], password: ['كلمة المرور قديمة'] },
    });
    open();
    await signIn(client);
    expect(await screen.findByText('هذا البريد موقوف')).toBeTruthy();
    expect(screen.getByText('كلمة المرور قديمة')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('falls back to the general sentence when the server says nothing', async () => {
    api.break(/auth\/login/, faults.htmlError);
    open();
    await signIn(client);
    expect((await screen.findByRole('alert')).textContent).toBe('حدث خطأ أثناء تسجيل الدخول');
  });

  it('adds what happened when the server was not reached', async () => {
    await api.refuse();
    open();
    await signIn(client);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'حدث خطأ أثناء تسجيل الدخول. تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
    );
  });

  it('waits visibly and cannot be sent twice', async () => {
    api.break(/auth\/login/, faults.hang);
    open();
    api.seen.length = 0;
    await signIn(client);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري تسجيل الدخول...' });
    expect(button.disabled).toBe(true);
    expect(email().disabled).toBe(true);
    await waitFor(() => expect(api.seen).toEqual(['/api/auth/login']));
  });
});

describe('where a sign-in leads', () => {
  it.each([
    ['a client to the dashboard', client, '/auth', '/dashboard'],
    ['an administrator to the administration', admin, '/auth', '/admin'],
    [
      'to the page that was wanted',
      client,
      '/auth?next=%2Fdashboard%2Frequests%3Fpage%3D2',
      '/dashboard/requests?page=2',
    ],
    ['not to another site', client, '/auth?next=https%3A%2F%2Fevil.example%2F', '/dashboard'],
    ['not to another site in disguise', client, '/auth?next=%2F%2Fevil.example', '/dashboard'],
    ['not through a backslash', client, '/auth?next=%2F%5Cevil.example', '/dashboard'],
    ['not to a script', client, '/auth?next=javascript%3Aalert(1)', '/dashboard'],
    ['not back to this page', admin, '/auth?next=%2Fauth%3Fmode%3Dregister', '/admin'],
  ])('%s', async (_what, who, at, target) => {
    open(at);
    await signIn(who);
    await waitFor(() => expect(address()).toBe(target));
    expect(localStorage.getItem('auth_token')).toBe(session.get().token);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: who.email });
  });

  it('does not keep the form in the way back', async () => {
    open('/auth');
    const before = window.history.length;
    await signIn(client);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['a client', client],
    ['an administrator, whom the dashboard sends on', admin],
  ])('sends %s who comes signed in to the dashboard', async (_who, credentials) => {
    await signInAs(credentials);
    const { router } = open('/auth?next=%2Fblog');
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await waitFor(() => expect(visited).toContain('/dashboard'));
    expect(visited).not.toContain('/blog');
  });
});
