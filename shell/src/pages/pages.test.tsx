// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import { renderLayout } from '../layout/render-layout.tsx';
import { connectNavigator } from '../navigation/navigator.ts';
import { AreaUnavailable } from './area-unavailable.tsx';
import { DebugPage } from './debug-page.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const navigations: string[] = [];
connectNavigator((to) => void navigations.push(to));
const main = () => within(screen.getByRole('main'));

describe('the not-found page', () => {
  it('shows the English text of the specification, isolated by direction, and an Arabic sentence', () => {
    renderLayout({ children: <NotFoundPage /> });
    const title = main().getByText('Oops! Page not found');
    expect([title.lang, title.dir, title.parentElement?.tagName]).toEqual(['en', 'ltr', 'H1']);
    const home = main().getByRole('link', { name: 'Return to Home' });
    expect([home.getAttribute('href'), home.querySelector('bdi')?.lang]).toEqual(['/', 'en']);
    expect(main().getByText(/لا توجد صفحة بهذا العنوان/)).toBeTruthy();
  });

  it('offers a search and the main pages', async () => {
    renderLayout({ children: <NotFoundPage /> });
    await user.type(main().getByRole('searchbox'), ' مصنع تمور ');
    await user.click(main().getByRole('button', { name: 'بحث' }));
    expect(navigations).toEqual([`/search?q=${encodeURIComponent('مصنع تمور')}`]);
    for (const name of ['الخدمات', 'دراسات الجدوى', 'المدونة']) expect(main().getByRole('link', { name })).toBeTruthy();
  });
});

describe('the page of an area that cannot be loaded', () => {
  it('shows a message, a retry button, a WhatsApp link and a link home', async () => {
    let retries = 0;
    renderLayout({ children: <AreaUnavailable onRetry={() => (retries += 1)} isRetrying={false} /> });
    expect(
      within(screen.getByRole('alert')).getByRole('heading', { level: 1, name: 'تعذر تحميل هذا القسم' }),
    ).toBeTruthy();
    await user.click(main().getByRole('button', { name: 'إعادة المحاولة' }));
    expect(retries).toBe(1);
    expect(main().getByRole('link', { name: 'تواصل معنا عبر واتساب' }).getAttribute('href')).toContain(
      'https://wa.me/966500000000?text=',
    );
    expect(main().getByRole('link', { name: 'الصفحة الرئيسية' }).getAttribute('href')).toBe('/');
  });

  it('gets the fallback layout when the area normally renders its own', () => {
    const { page } = renderLayout({
      at: '/admin',
      children: <AreaUnavailable onRetry={() => undefined} isRetrying={false} />,
    });
    expect(screen.getByRole('banner')).toBeTruthy();
    page.rerender(<main />);
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

it('links a person without permission to their dashboard', async () => {
  await signInAs(client);
  renderLayout({ at: '/admin', children: <ForbiddenPage /> });
  expect(main().getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'لوحة التحكم' }).getAttribute('href')).toBe('/dashboard');
});

describe('the debug page', () => {
  it('is closed to clients on a live site', async () => {
    await signInAs(client);
    renderLayout({ at: '/debug', children: <DebugPage /> });
    expect(main().getByText('هذه الصفحة متاحة للمدير فقط.')).toBeTruthy();
    expect(main().queryByText(client.email)).toBeNull();
  });

  it.each([
    ['demo', client],
    ['live', admin],
  ] as const)('shows the session in %s mode but never the token', async (siteMode, account) => {
    const { token } = await signInAs(account);
    renderLayout({ at: '/debug', siteMode, children: <DebugPage /> });
    expect(main().getByText('مسجّل الدخول')).toBeTruthy();
    expect(main().getByText(account.email).getAttribute('dir')).toBe('ltr');
    expect(document.body.innerHTML).not.toContain(token);
  });
});
