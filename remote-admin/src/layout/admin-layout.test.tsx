import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSummary } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

/** API of the simulated browser that tests run in. */
declare const happyDOM: { setViewport(size: { width: number }): void };

const api = await startApi();
const user = userEvent.setup();

const open = async (at = '/admin') => {
  const signedIn = await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  renderRemote({ modules: [routes], at });
  return signedIn;
};
const menu = () => screen.findByRole('navigation', { name: 'قائمة الإدارة' });
const userMenu = () => screen.findByRole('button', { name: /نورهان سعد/ });

afterEach(async () => {
  happyDOM.setViewport({ width: 1440 });
  await api.clearFaults();
});

describe('the administration layout', () => {
  it('marks the current section and shows the signed-in user', async () => {
    await open('/admin/users?page=2');
    expect(
      within(await menu())
        .getByRole('link', { name: /^المستخدمون/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(
      within(await menu())
        .getByRole('link', { name: 'لوحة المؤشرات' })
        .getAttribute('aria-current'),
    ).toBeNull();
    expect((await userMenu()).getAttribute('aria-expanded')).toBe('false');
  });

  it('counts in the menu what waits: new requests, and articles that are not published', async () => {
    await open();
    const { views, unpublished } = await http.get('/admin/summary', adminSummary);
    const section = async (name: RegExp) => within(await menu()).findByRole('link', { name });
    expect((await section(/^صندوق الوارد .*طلب/)).textContent).toContain(String(views.new));
    expect((await section(/^المقالات .*نشر/)).textContent).toContain(String(unpublished?.articles));
  });

  it('signs out', async () => {
    await open();
    await user.click(await userMenu());
    await user.click(screen.getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });

  it('keeps showing the user’s name while they sign in again', async () => {
    await open();
    await userMenu();
    act(() => session.signOut());
    expect(await userMenu()).toBeTruthy();
  });

  it('opens the mobile menu, which closes when a section is chosen', async () => {
    happyDOM.setViewport({ width: 1024 });
    await open();
    await user.click(await screen.findByRole('button', { name: 'فتح القائمة' }));
    const mobileMenu = screen.getByRole('dialog', { name: 'قائمة الإدارة' });
    await user.click(within(mobileMenu).getByRole('link', { name: /^المستخدمون/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/users'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the mobile menu with its button', async () => {
    happyDOM.setViewport({ width: 1024 });
    await open();
    await user.click(await screen.findByRole('button', { name: 'فتح القائمة' }));
    await user.click(screen.getByRole('button', { name: 'إغلاق القائمة' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('surrounds the not-found page', async () => {
    await open('/admin/nothing/here');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(await menu()).toBeTruthy();
  });
});

describe('the home page', () => {
  it('counts the accounts and links each number to its list', async () => {
    await open();
    const figures = await screen.findByRole('region', { name: 'الحسابات' });
    await waitFor(() => expect(within(figures).getByRole('link', { name: /كل المستخدمين/ }).textContent).toMatch(/\d/));
    expect(
      within(figures)
        .getByRole('link', { name: /بانتظار الموافقة/ })
        .getAttribute('href'),
    ).toBe('/admin/users?status=pending');
    await user.click(within(figures).getByRole('link', { name: /العملاء/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/users?role=client'));
  });

  it('lists the consultants pending approval', async () => {
    await open();
    const panel = (await screen.findByRole('heading', { name: 'مستشارون بانتظار الموافقة' })).closest('section');
    if (!panel) throw new Error('The panel of pending consultants is missing.');
    expect(await within(panel).findByText('هند العتيبي')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'عرض الكل' }).getAttribute('href')).toBe(
      '/admin/users?role=consultant&status=pending',
    );
  });

  it('names the part that did not load, and loads it again', async () => {
    api.injectFault(/users\/counts/, faults.htmlError);
    await open();
    expect(await screen.findByText('تعذر تحميل الأعداد.')).toBeTruthy();
    await api.clearFaults();
    await user.click(first(screen.getAllByRole('button', { name: 'إعادة المحاولة' })));
    await waitFor(() => expect(screen.queryByText('تعذر تحميل الأعداد.')).toBeNull());
  });
});
