import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-lib/session';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const api = await startApi();
const person = userEvent.setup();

const open = async (at = '/admin') => {
  const answer = await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  openRoom({ doors: [routes], at });
  return answer;
};
const menu = () => screen.findByRole('navigation', { name: 'قائمة الإدارة' });
const me = () => screen.findByRole('button', { name: /نورهان سعد/ });

afterEach(async () => {
  window.happyDOM.setViewport({ width: 1440 });
  await api.heal();
});

describe('the frame of the administration', () => {
  it('shows where one is and who one is', async () => {
    await open('/admin/users?page=2');
    expect(
      within(await menu())
        .getByRole('link', { name: 'المستخدمون' })
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(
      within(await menu())
        .getByRole('link', { name: 'لوحة المؤشرات' })
        .getAttribute('aria-current'),
    ).toBeNull();
    expect((await me()).getAttribute('aria-expanded')).toBe('false');
  });

  it('lets one out', async () => {
    await open();
    await person.click(await me());
    await person.click(screen.getByRole('button', { name: 'تسجيل الخروج' }));
    expect(session.get().status).toBe('guest');
  });

  it('keeps its person’s name while they sign in again', async () => {
    await open();
    await me();
    act(() => session.signOut());
    expect(await me()).toBeTruthy();
  });

  it('opens its menu as a drawer, which closes when a section is chosen', async () => {
    window.happyDOM.setViewport({ width: 1024 });
    await open();
    await person.click(await screen.findByRole('button', { name: 'فتح القائمة' }));
    const drawer = screen.getByRole('dialog', { name: 'قائمة الإدارة' });
    await person.click(within(drawer).getByRole('link', { name: 'المستخدمون' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes its drawer', async () => {
    window.happyDOM.setViewport({ width: 1024 });
    await open();
    await person.click(await screen.findByRole('button', { name: 'فتح القائمة' }));
    await person.click(screen.getByRole('button', { name: 'إغلاق القائمة' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays around an address that nothing answers to', async () => {
    await open('/admin/nothing/here');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(await menu()).toBeTruthy();
  });
});

describe('the first page', () => {
  it('counts the accounts, and every figure leads to its list', async () => {
    await open();
    const figures = await screen.findByRole('region', { name: 'أعداد المستخدمين' });
    await waitFor(() => expect(within(figures).getByRole('link', { name: /كل المستخدمين/ }).textContent).toMatch(/\d/));
    expect(
      within(figures)
        .getByRole('link', { name: /بانتظار الموافقة/ })
        .getAttribute('href'),
    ).toBe('/admin/users?status=pending');
    await person.click(within(figures).getByRole('link', { name: /العملاء/ }));
    await waitFor(() => expect(address()).toBe('/admin/users?role=client'));
  });

  it('names the consultants who wait', async () => {
    await open();
    const panel = (await screen.findByRole('heading', { name: 'مستشارون بانتظار الموافقة' })).closest('section');
    if (!panel) throw new Error('no panel');
    expect(await within(panel).findByText('هند العتيبي')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'عرض الكل' }).getAttribute('href')).toBe(
      '/admin/users?role=consultant&status=pending',
    );
  });

  it('says which part could not be had, and tries it again', async () => {
    api.break(/_limit=1&?/, faults.htmlError);
    await open();
    expect(await screen.findByText('تعذر تحميل الأعداد.')).toBeTruthy();
    await api.heal();
    await person.click(screen.getAllByRole('button', { name: 'إعادة المحاولة' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByText('تعذر تحميل الأعداد.')).toBeNull());
  });
});
