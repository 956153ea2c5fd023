// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { signInAs, startApi } from 'shared-lib/testing/room';
import { describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';

await startApi();
const person = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const header = () => within(screen.getByRole('banner'));

describe('the account in the header', () => {
  it('is the way to sign in for a guest', () => {
    openFrame();
    expect(header().getByRole('link', { name: 'تسجيل الدخول' }).getAttribute('href')).toBe('/auth');
    expect(header().queryByRole('button', { name: /حساب/ })).toBeNull();
  });

  it.each([
    ['client', client, 'لوحة التحكم', '/dashboard'],
    ['admin', admin, 'لوحة الإدارة', '/admin'],
  ])('shows a signed-in %s who they are, where they work and the way out', async (_role, who, desk, address) => {
    const { user } = await signInAs(who);
    openFrame();
    expect(header().queryByRole('link', { name: 'تسجيل الدخول' })).toBeNull();
    await person.click(header().getByRole('button', { name: `حساب ${user.name}` }));
    expect(header().getByText(user.name, { selector: 'b' })).toBeTruthy();
    expect(header().getByText(user.email).getAttribute('dir')).toBe('ltr');
    expect(header().getByRole('link', { name: desk }).getAttribute('href')).toBe(address);
    await person.click(header().getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
    expect(header().getByRole('link', { name: 'تسجيل الدخول' })).toBeTruthy();
  });

  it('follows a session that begins or ends elsewhere', async () => {
    openFrame();
    const { user } = await act(() => signInAs(client));
    expect(header().getByRole('button', { name: `حساب ${user.name}` })).toBeTruthy();
    act(() => session.signOut());
    expect(header().getByRole('link', { name: 'تسجيل الدخول' })).toBeTruthy();
  });
});

describe('the bar of the dashboard', () => {
  it('has the way home, the person and the way out, and no menu', async () => {
    const { user } = await signInAs(client);
    openFrame({ at: '/dashboard' });
    expect(
      header()
        .getByRole('link', { name: /الصفحة الرئيسية/ })
        .getAttribute('href'),
    ).toBe('/');
    expect(header().getByRole('link', { name: user.name }).getAttribute('href')).toBe('/dashboard');
    expect(header().queryByRole('button', { name: 'الخدمات' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await person.click(header().getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });

  it('leads a guest of the sign-in page to home, about and contact', () => {
    openFrame({ at: '/auth' });
    const href = (name: string) => header().getByRole('link', { name }).getAttribute('href');
    expect(['الرئيسية', 'من نحن', 'اتصل بنا'].map(href)).toEqual(['/', '/about', '/contact']);
  });

  it('is not drawn over the administration, which has its own', () => {
    openFrame({ at: '/admin' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('link', { name: /واتساب/ })).toBeNull();
  });
});
