import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const accounts = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
  pending: { email: 'pending@miqyas.example', password: 'Waiting-Room-17' },
};
const openAs = async (who: keyof typeof accounts) => {
  const signedIn = await signInAs(accounts[who]);
  renderRemote({ modules: [routes], at: '/dashboard' });
  return signedIn.user;
};

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('the client home', () => {
  it('shows a greeting, the account data and links to the next steps', async () => {
    const account = await openAs('client');
    expect(await screen.findByRole('heading', { level: 1, name: `مرحباً، ${account.name}` })).toBeTruthy();
    expect(screen.getByText(account.email).getAttribute('dir')).toBe('ltr');
    expect(screen.getByText(account.phone).getAttribute('dir')).toBe('ltr');
    expect(screen.getByText(account.company)).toBeTruthy();
    expect(screen.getByRole('link', { name: /اطلب دراسة جدوى/ }).getAttribute('href')).toBe('/contact?tab=feasibility');
    expect(screen.getByRole('link', { name: /اطلب استشارة مجانية/ }).getAttribute('href')).toBe(
      '/contact?tab=consultation',
    );
  });

  it('shows one action in the empty requests panel', async () => {
    await openAs('client');
    const title = await screen.findByRole('heading', { name: 'طلباتك' });
    const panel = title.closest('section');
    expect(
      panel &&
        within(panel)
          .getAllByRole('link')
          .map((link) => link.textContent),
    ).toEqual(['إرسال الطلب الآن']);
  });

  it('stays rendered when the session ends, so that the user can sign in again on top of it', async () => {
    const account = await openAs('client');
    await screen.findByRole('heading', { level: 1 });
    act(() => session.signOut());
    expect(screen.getByRole('heading', { level: 1, name: `مرحباً، ${account.name}` })).toBeTruthy();
    expect(currentUrl()).toBe('/dashboard');
  });
});

describe('signing out', () => {
  it('goes to the site’s home page, even when the dashboard is just being rendered', async () => {
    await signInAs(accounts.client);
    const home = Promise.withResolvers<null>();
    const slowHome = () => [{ path: '/', loader: () => home.promise, element: <h1>الرئيسية</h1> }];
    const { router } = renderRemote({ modules: [routes, slowHome], at: '/dashboard' });
    // Does what the shell does on «sign out», between the end of the navigation and the first render of the page.
    const stop = router.subscribe(({ initialized, location }) => {
      if (!initialized || location.pathname !== '/dashboard') return;
      stop();
      queueMicrotask(() => {
        session.signOut();
        void router.navigate('/');
      });
    });
    await waitFor(() => expect(session.get().status).toBe('guest'));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeTruthy());
    home.resolve(null);
    expect(await screen.findByRole('heading', { name: 'الرئيسية' })).toBeTruthy();
    expect(currentUrl()).toBe('/');
  });
});

describe('other users of /dashboard', () => {
  it('redirects an administrator to /admin', async () => {
    await openAs('admin');
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
  });

  it('redirects a guest to the login', async () => {
    renderRemote({ modules: [routes], at: '/dashboard' });
    await waitFor(() => expect(currentUrl()).toBe('/auth?next=%2Fdashboard'));
  });

  it('shows an approved consultant the assigned requests', async () => {
    await openAs('consultant');
    expect(await screen.findByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeTruthy();
  });
});

describe('a pending consultant', () => {
  it('sees the approval progress and no requests', async () => {
    await openAs('pending');
    expect(await screen.findByRole('heading', { level: 1, name: 'حسابك بانتظار الموافقة' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeNull();
  });

  it('can check the status', async () => {
    await openAs('pending');
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['الحساب ما زال قيد المراجعة']));
  });

  it('sees the consultant home as soon as the account is approved', async () => {
    const account = await openAs('pending');
    api.injectFault(/auth\/me/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: { ...account, status: 'active' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    expect(await screen.findByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeTruthy();
  });

  it('sees an error toast when the status check fails', async () => {
    await openAs('pending');
    api.injectFault(/auth\/me/, faults.htmlError);
    await user.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          tone: 'failure',
          title: 'تعذر تحديث الحالة',
          description: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
        },
      ]),
    );
  });
});
