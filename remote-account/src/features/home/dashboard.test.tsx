import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const notices: Toast[] = [];
connectToasts((notice) => notices.push(notice));

const people = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
  pending: { email: 'pending@miqyas.example', password: 'Waiting-Room-17' },
};
const openAs = async (who: keyof typeof people) => {
  const { user } = await signInAs(people[who]);
  openRoom({ doors: [routes], at: '/dashboard' });
  return user;
};

afterEach(async () => {
  notices.length = 0;
  await api.heal();
});

describe('the home of a client', () => {
  it('greets, shows the account, and leads to what can be done', async () => {
    const user = await openAs('client');
    expect(await screen.findByRole('heading', { level: 1, name: `مرحباً، ${user.name}` })).toBeTruthy();
    expect(screen.getByText(user.email).getAttribute('dir')).toBe('ltr');
    expect(screen.getByText(user.phone).getAttribute('dir')).toBe('ltr');
    expect(screen.getByText(user.company)).toBeTruthy();
    expect(screen.getByRole('link', { name: /اطلب دراسة جدوى/ }).getAttribute('href')).toBe('/contact?tab=feasibility');
    expect(screen.getByRole('link', { name: /اطلب استشارة مجانية/ }).getAttribute('href')).toBe(
      '/contact?tab=consultation',
    );
  });

  it('offers one thing to do where there are no requests to show', async () => {
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

  it('keeps its page when the session ends, so that the person can sign in over it', async () => {
    const user = await openAs('client');
    await screen.findByRole('heading', { level: 1 });
    act(() => session.signOut());
    expect(screen.getByRole('heading', { level: 1, name: `مرحباً، ${user.name}` })).toBeTruthy();
    expect(address()).toBe('/dashboard');
  });
});

describe('somebody who signs out', () => {
  it('goes home, also when the page was just being drawn', async () => {
    await signInAs(people.client);
    const home = Promise.withResolvers<null>();
    const slowHome = () => [{ path: '/', loader: () => home.promise, element: <h1>الرئيسية</h1> }];
    const { router } = openRoom({ doors: [routes, slowHome], at: '/dashboard' });
    // What the shell does when «sign out» is pressed, between the arrival of the page and its first drawing.
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
    expect(address()).toBe('/');
  });
});

describe('others at the same address', () => {
  it('sends an administrator on', async () => {
    await openAs('admin');
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('sends a guest to sign in', async () => {
    openRoom({ doors: [routes], at: '/dashboard' });
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fdashboard'));
  });

  it('shows an approved consultant where requests are assigned', async () => {
    await openAs('consultant');
    expect(await screen.findByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeTruthy();
  });
});

describe('a consultant who waits', () => {
  it('sees how far the approval is, and nothing to work on', async () => {
    await openAs('pending');
    expect(await screen.findByRole('heading', { level: 1, name: 'حسابك بانتظار الموافقة' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeNull();
  });

  it('can ask whether it has come', async () => {
    await openAs('pending');
    await person.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(['الحساب ما زال قيد المراجعة']));
  });

  it('is let in as soon as it has', async () => {
    const user = await openAs('pending');
    api.break(/auth\/me/, {
      kind: 'answer',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: { ...user, status: 'active' } }),
    });
    await person.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    expect(await screen.findByRole('heading', { name: 'الطلبات المسندة إليك' })).toBeTruthy();
  });

  it('is told when nobody answers', async () => {
    await openAs('pending');
    api.break(/auth\/me/, faults.htmlError);
    await person.click(await screen.findByRole('button', { name: 'تحديث الحالة' }));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          tone: 'failure',
          title: 'تعذر تحديث الحالة',
          description: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
        },
      ]),
    );
  });
});
