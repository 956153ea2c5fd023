import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleSummary, savedItems } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session, useSession } from 'shared-lib/session';
import { currentUrl, openRemote, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

const open = (at = '/auth') => openRemote({ modules: [routes], at });
const email = () => screen.getByLabelText<HTMLInputElement>(/^البريد الإلكتروني/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^كلمة المرور/, { selector: 'input' });
const submit = () => user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
const signIn = async (who: { email: string; password: string }) => {
  await user.type(email(), who.email);
  await user.type(password(), who.password);
  await submit();
};
const respondWith = (status: number, body: unknown) =>
  api.injectFault(/auth\/login/, { kind: 'response', status, type: 'application/json', body: JSON.stringify(body) });

afterEach(() => api.clearFaults());

describe('the login page', () => {
  it('shows the company name and a welcome', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'مقياس' })).toBeTruthy();
    expect(screen.getByText('منصة لدراسات الجدوى')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'مرحباً بعودتك' })).toBeTruthy();
  });

  it('leads from the e-mail address to the password by one Tab, and then to the link of a forgotten one', async () => {
    await open();
    await user.click(email());
    await user.tab();
    expect(document.activeElement).toBe(password());
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'نسيت كلمة المرور؟' }));
  });

  it('shows the years of the copyright from the founding to now', async () => {
    await open();
    const rights = await screen.findByText(/^جميع الحقوق محفوظة ©/);
    expect(rights.textContent).toBe(`جميع الحقوق محفوظة © 2015-${new Date().getFullYear()} مقياس`);
  });

  it('shows a message while the session is being restored', async () => {
    await open();
    localStorage.setItem('auth_token', 'of-an-earlier-visit');
    act(() => useSession.setState({ status: 'unknown', token: null, user: null }, true));
    expect(screen.getByRole('status').textContent).toBe('جاري التحقق من تسجيل الدخول...');
    expect(screen.queryByRole('button', { name: 'تسجيل الدخول' })).toBeNull();
    act(() => session.continueAsGuest());
    expect(screen.getByRole('button', { name: 'تسجيل الدخول' })).toBeTruthy();
    localStorage.removeItem('auth_token');
  });
});

describe('what a guest saved on this device', () => {
  it('joins the account at sign-in', async () => {
    const [article] = (await http.get('/public/articles?per_page=1', z.object({ data: z.array(articleSummary) }))).data;
    await open('/auth?next=%2Fblog');
    localStorage.setItem(
      'miqyas:saved',
      JSON.stringify([
        { kind: 'article', id: article?.id },
        { kind: 'study', id: 999_999 },
      ]),
    );
    await signIn(client);
    await waitFor(() => expect(currentUrl()).toBe('/blog'));
    expect(localStorage.getItem('miqyas:saved')).toBeNull();
    const { data } = await http.get('/account/saved', z.object({ data: savedItems }));
    expect(data.articles.map(({ id }) => id)).toContain(article?.id);
  });

  it('stays on the device when it cannot join, and does not stop the sign-in', async () => {
    await open('/auth?next=%2Fblog');
    localStorage.setItem('miqyas:saved', JSON.stringify([{ kind: 'article', id: 1 }]));
    api.injectFault(/account\/saved/, faults.htmlError);
    await signIn(client);
    await waitFor(() => expect(currentUrl()).toBe('/blog'));
    expect(localStorage.getItem('miqyas:saved')).not.toBeNull();
  });
});

describe('client-side validation', () => {
  it.each([
    ['', '', ['البريد الإلكتروني مطلوب', 'كلمة المرور مطلوبة']],
    ['sara@example', '123456', ['البريد الإلكتروني غير صحيح']],
    ['sara@example.com', '12345', ['كلمة المرور يجب أن تكون 6 أحرف على الأقل']],
  ])(
    'shows errors for e-mail «%s» and password «%s» without a request',
    async (typedEmail, typedPassword, sentences) => {
      await open();
      api.requestedPaths.length = 0;
      if (typedEmail) await user.type(email(), typedEmail);
      if (typedPassword) await user.type(password(), typedPassword);
      await submit();
      for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
      expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(sentences.length);
      expect(api.requestedPaths).toEqual([]);
    },
  );

  it('removes the error of a field when it is edited', async () => {
    await open();
    await submit();
    await screen.findByText('البريد الإلكتروني مطلوب');
    await user.type(email(), 's');
    await waitFor(() => expect(screen.queryByText('البريد الإلكتروني مطلوب')).toBeNull());
    expect(screen.getByText('كلمة المرور مطلوبة')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    await open();
    await user.type(password(), 'nile-1234');
    await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }));
    expect(password().type).toBe('password');
  });
});

describe('a failed sign-in', () => {
  it('shows the server’s message and keeps the typed e-mail', async () => {
    await open();
    await signIn({ ...client, password: 'not-the-one' });
    expect((await screen.findByRole('alert')).textContent).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    expect(email().value).toBe(client.email);
    expect(session.get().status).toBe('guest');
  });

  it('shows the server’s field errors beside their fields, without an alert', async () => {
    respondWith(422, {
      message: 'تحقق من الحقول.',
      errors: { email: ['هذا البريد موقوف'], password: ['كلمة المرور قديمة'] },
    });
    await open();
    await signIn(client);
    expect(await screen.findByText('هذا البريد موقوف')).toBeTruthy();
    expect(screen.getByText('كلمة المرور قديمة')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the general message when the server sends none', async () => {
    api.injectFault(/auth\/login/, faults.htmlError);
    await open();
    await signIn(client);
    expect((await screen.findByRole('alert')).textContent).toBe('حدث خطأ أثناء تسجيل الدخول');
  });

  it('adds the reason when the server cannot be reached', async () => {
    await api.refuseConnections();
    await open();
    await signIn(client);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'حدث خطأ أثناء تسجيل الدخول. تعذر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
    );
  });

  it('shows a pending button and sends only one request', async () => {
    api.injectFault(/auth\/login/, faults.hang);
    await open();
    api.requestedPaths.length = 0;
    await signIn(client);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'جاري تسجيل الدخول...' });
    expect(button.disabled).toBe(true);
    expect(email().disabled).toBe(true);
    await waitFor(() => expect(api.requestedPaths).toEqual(['/api/auth/login']));
  });
});

describe('redirect after signing in', () => {
  it.each([
    ['redirects a client to the dashboard', client, '/auth', '/dashboard'],
    ['redirects an administrator to the administration', admin, '/auth', '/admin'],
    [
      'redirects to the path in next',
      client,
      '/auth?next=%2Fdashboard%2Frequests%3Fpage%3D2',
      '/dashboard/requests?page=2',
    ],
    ['ignores a next on another site', client, '/auth?next=https%3A%2F%2Fevil.example%2F', '/dashboard'],
    ['ignores a protocol-relative next', client, '/auth?next=%2F%2Fevil.example', '/dashboard'],
    ['ignores a next that starts with a backslash', client, '/auth?next=%2F%5Cevil.example', '/dashboard'],
    ['ignores a javascript: next', client, '/auth?next=javascript%3Aalert(1)', '/dashboard'],
    ['ignores a next that is this page', admin, '/auth?next=%2Fauth%3Fmode%3Dregister', '/admin'],
  ])('%s', async (_what, who, at, target) => {
    await open(at);
    await signIn(who);
    await waitFor(() => expect(currentUrl()).toBe(target));
    expect(localStorage.getItem('auth_token')).toBe(session.get().token);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: who.email });
  });

  it('works in this tab when the storage of the browser is disabled or full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    await open('/auth');
    await signIn(client);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(session.get().status).toBe('signed-in');
    vi.unstubAllGlobals();
  });

  it('replaces the form in the history', async () => {
    await open('/auth');
    const before = window.history.length;
    await signIn(client);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'));
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['a client', client],
    ['an administrator, whom the dashboard redirects', admin],
  ])('redirects %s who is already signed in to the dashboard', async (_who, credentials) => {
    await signInAs(credentials);
    const { router } = renderRemote({ modules: [routes], at: '/auth?next=%2Fblog' });
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await waitFor(() => expect(visited).toContain('/dashboard'));
    expect(visited).not.toContain('/blog');
  });
});
