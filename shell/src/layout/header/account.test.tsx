// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { signInAs, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import { renderLayout } from '../render-layout.tsx';

await startApi();
const events = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const header = () => within(screen.getByRole('banner'));

describe('the account in the header', () => {
  it('is a sign-in link for a guest', () => {
    renderLayout();
    expect(header().getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('href')).toBe('/auth');
    expect(header().queryByRole('button', { name: /حساب/ })).toBeNull();
  });

  it.each([
    ['client', client, 'لوحة التحكم', '/dashboard'],
    ['admin', admin, 'لوحة الإدارة', '/admin'],
  ])('shows a signed-in %s their name, e-mail, dashboard link and sign-out', async (_role, account, label, path) => {
    const { user } = await signInAs(account);
    renderLayout();
    await events.click(await header().findByRole('button', { name: `حساب ${user.name}` }));
    expect(header().queryByRole('link', { name: 'تسجيل الدخول' })).toBeNull();
    expect(header().getByText(user.name, { selector: 'b' })).toBeTruthy();
    expect(header().getByText(user.email).getAttribute('dir')).toBe('ltr');
    expect(header().getByRole('link', { name: label }).getAttribute('href')).toBe(path);
    await events.click(header().getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
    expect(header().getByRole('link', { name: 'تسجيل الدخول' })).toBeTruthy();
  });

  it('updates when the session begins or ends elsewhere', async () => {
    renderLayout();
    const { user } = await act(() => signInAs(client));
    expect(await header().findByRole('button', { name: `حساب ${user.name}` })).toBeTruthy();
    act(() => session.signOut());
    expect(header().getByRole('link', { name: 'تسجيل الدخول' })).toBeTruthy();
  });
});

describe('the bar of the dashboard', () => {
  it('has a home link, the person and sign-out, and no menu', async () => {
    const { user } = await signInAs(client);
    renderLayout({ at: '/dashboard' });
    expect(
      header()
        .getByRole('link', { name: /الصفحة الرئيسية/ })
        .getAttribute('href'),
    ).toBe('/');
    expect(header().getByRole('link', { name: user.name }).getAttribute('href')).toBe('/dashboard');
    expect(header().queryByRole('button', { name: 'الخدمات' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await events.click(header().getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });

  it('links a guest on the sign-in page to home, about and contact', () => {
    renderLayout({ at: '/auth' });
    const href = (name: string) => header().getByRole('link', { name }).getAttribute('href');
    expect(['الرئيسية', 'من نحن', 'اتصل بنا'].map(href)).toEqual(['/', '/about', '/contact']);
  });

  it('is not shown in the administration, which has its own bar', () => {
    renderLayout({ at: '/admin' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('link', { name: /واتساب/ })).toBeNull();
  });
});
