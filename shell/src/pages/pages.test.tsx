// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs, startApi } from 'shared-lib/testing/room';
import { describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';
import { connectNavigator } from '../navigation/navigator.ts';
import { AreaUnavailable } from './area-unavailable.tsx';
import { debugRoute } from './debug-page.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

await startApi();
const person = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const moves: string[] = [];
connectNavigator((to) => void moves.push(to));
const main = () => within(screen.getByRole('main'));

describe('an address that nothing stands at', () => {
  it('is said in the specification’s English words, isolated, with an Arabic sentence', () => {
    openFrame({ children: <NotFoundPage /> });
    const title = main().getByText('Oops! Page not found');
    expect([title.lang, title.dir, title.parentElement?.tagName]).toEqual(['en', 'ltr', 'H1']);
    const home = main().getByRole('link', { name: 'Return to Home' });
    expect([home.getAttribute('href'), home.querySelector('bdi')?.lang]).toEqual(['/', 'en']);
    expect(main().getByText(/لا توجد صفحة بهذا العنوان/)).toBeTruthy();
  });

  it('offers a search and the main pages', async () => {
    openFrame({ children: <NotFoundPage /> });
    await person.type(main().getByRole('searchbox'), ' مصنع تمور ');
    await person.click(main().getByRole('button', { name: 'بحث' }));
    expect(moves).toEqual([`/search?q=${encodeURIComponent('مصنع تمور')}`]);
    for (const name of ['الخدمات', 'دراسات الجدوى', 'المدونة']) expect(main().getByRole('link', { name })).toBeTruthy();
  });
});

describe('an area that cannot be loaded', () => {
  it('says so calmly, can be tried again, and a person can be reached', async () => {
    let tries = 0;
    openFrame({ children: <AreaUnavailable onRetry={() => (tries += 1)} isRetrying={false} /> });
    expect(
      within(screen.getByRole('alert')).getByRole('heading', { level: 1, name: 'تعذر تحميل هذا القسم' }),
    ).toBeTruthy();
    await person.click(main().getByRole('button', { name: 'إعادة المحاولة' }));
    expect(tries).toBe(1);
    expect(main().getByRole('link', { name: 'تواصل معنا عبر واتساب' }).getAttribute('href')).toContain(
      'https://wa.me/966500000000?text=',
    );
    expect(main().getByRole('link', { name: 'الصفحة الرئيسية' }).getAttribute('href')).toBe('/');
  });

  it('gets a bar where it would have drawn its own', () => {
    const { page } = openFrame({
      at: '/admin',
      children: <AreaUnavailable onRetry={() => undefined} isRetrying={false} />,
    });
    expect(screen.getByRole('banner')).toBeTruthy();
    page.rerender(<main />);
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

it('who may not enter an area is led to where they work', async () => {
  await signInAs(client);
  openFrame({ at: '/admin', children: <ForbiddenPage /> });
  expect(main().getByRole('heading', { name: 'هذه الصفحة ليست متاحة لحسابك' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'لوحة التحكم' }).getAttribute('href')).toBe('/dashboard');
});

describe('the debug page', () => {
  const Debug = debugRoute.Component;
  if (!Debug) throw new Error('the debug route has no page');

  it('is closed to visitors of a live site', async () => {
    await signInAs(client);
    openFrame({ at: '/debug', children: <Debug /> });
    expect(main().getByText('هذه الصفحة متاحة للمدير فقط.')).toBeTruthy();
    expect(main().queryByText(client.email)).toBeNull();
  });

  it.each([
    ['demo', client],
    ['live', admin],
  ] as const)('tells in %s mode what is known of the session, but never the token', async (siteMode, who) => {
    const { token } = await signInAs(who);
    openFrame({ at: '/debug', siteMode, children: <Debug /> });
    expect(main().getByText('مسجّل الدخول')).toBeTruthy();
    expect(main().getByText(who.email).getAttribute('dir')).toBe('ltr');
    expect(document.body.innerHTML).not.toContain(token);
  });
});
