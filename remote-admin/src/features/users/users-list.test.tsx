import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registrationResponse } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { last } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

/** Enough users for two pages of 25; their names contain their order. */
const manyUsers = Array.from({ length: 32 }, (_, index) => ({
  name: `زائر ${String(index + 1).padStart(2, '0')}`,
  email: `crowd-${index + 1}@example.com`,
  password: 'Desert-Lark-77',
  password_confirmation: 'Desert-Lark-77',
  role: index % 8 === 0 ? 'consultant' : 'client',
}));

beforeAll(async () => {
  for (const visitor of manyUsers) await http.post('/auth/register', visitor, registrationResponse);
});

const open = async (at = '/admin/users') => {
  await signInAs(admin);
  api.requestedPaths.length = 0;
  return renderRemote({ modules: [routes], at });
};
const table = () => screen.findByRole('table');
const names = async () =>
  [...(await table()).querySelectorAll('tbody tr td:nth-child(2) b')].map((cell) => cell.textContent);
const lastRequest = () => decodeURIComponent(api.requestedPaths.at(-1) ?? '');
const choose = (label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option);

afterEach(() => api.clearFaults());

describe('the list of users', () => {
  it('shows the newest users first, one page at a time, with the total', async () => {
    await open('/admin/users?q=crowd');
    expect((await names())[0]).toBe('زائر 32');
    expect(await names()).toHaveLength(25);
    expect(screen.getByText('32 مستخدماً')).toBeTruthy();
    expect(screen.getByText('عرض 1 إلى 25 من 32')).toBeTruthy();
    expect(currentUrl()).toBe('/admin/users?q=crowd');
  });

  it('keeps the page in the URL', async () => {
    await open('/admin/users?q=crowd');
    await table();
    await user.click(screen.getByRole('link', { name: 'الصفحة التالية' }));
    expect(await screen.findByText('عرض 26 إلى 32 من 32')).toBeTruthy();
    expect(currentUrl()).toBe('/admin/users?q=crowd&page=2');
    expect(lastRequest()).toContain('_page=2&_limit=25');
    expect(document.activeElement?.contains(await table())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('goes to the last page when the requested page does not exist', async () => {
    await open('/admin/users?q=crowd&page=9');
    expect(await screen.findByText('عرض 26 إلى 32 من 32')).toBeTruthy();
    expect(currentUrl()).toBe('/admin/users?q=crowd&page=2');
  });

  it('sorts by a column in both directions', async () => {
    await open('/admin/users?q=crowd');
    await user.click(within(await table()).getByRole('button', { name: 'الاسم' }));
    await waitFor(async () => expect((await names())[0]).toBe('زائر 01'));
    expect(currentUrl()).toBe('/admin/users?q=crowd&sort=name&order=asc');
    await user.click(within(await table()).getByRole('button', { name: 'الاسم' }));
    await waitFor(async () => expect((await names())[0]).toBe('زائر 32'));
    expect(screen.getByRole('columnheader', { name: 'الاسم' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('restores search, filters and order from the URL', async () => {
    await open('/admin/users?q=crowd&role=consultant&status=pending&sort=name&order=asc');
    expect(await names()).toEqual(['زائر 01', 'زائر 09', 'زائر 17', 'زائر 25']);
    expect(screen.getByText('4 مستخدمين')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('crowd');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الدور' }).value).toBe('consultant');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الحالة' }).value).toBe('pending');
  });
});

describe('search and filters', () => {
  it('searches while the user types, ignores spelling variants, and adds no history entries', async () => {
    await open();
    await table();
    const before = window.history.length;
    await user.type(screen.getByRole('searchbox'), 'هِند العتيبى');
    await waitFor(async () => expect(await names()).toEqual(['هند العتيبي']));
    expect(screen.getByText('مستخدم واحد')).toBeTruthy();
    expect(decodeURIComponent(currentUrl())).toBe('/admin/users?q=هِند+العتيبى');
    expect(window.history.length).toBe(before);
  });

  it('returns to the first page when a filter changes', async () => {
    await open('/admin/users?page=2');
    await table();
    await choose('الدور', 'عميل');
    await waitFor(() => expect(currentUrl()).toBe('/admin/users?role=client'));
  });

  it('restores search and filters when the user goes back', async () => {
    await open('/admin/users?q=crowd');
    await table();
    await choose('الدور', 'مستشار');
    await waitFor(() => expect(currentUrl()).toContain('role=consultant'));
    await user.click(screen.getByRole('button', { name: 'مسح التصفية' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/users'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    window.history.back();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('crowd'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الدور' }).value).toBe('consultant');
  });

  it('shows an empty state with a way to clear the filters when nothing matches', async () => {
    await open('/admin/users?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'لا نتائج مطابقة' })).toBeTruthy();
    expect(screen.getByText('لا مستخدمين')).toBeTruthy();
    await user.click(last(screen.getAllByRole('button', { name: 'مسح التصفية' })));
    expect(await names()).toHaveLength(25);
  });
});

describe('display options', () => {
  const openView = () => user.click(screen.getByRole('button', { name: 'طريقة العرض' }));

  it('remembers the visible columns', async () => {
    const { page } = await open();
    await table();
    expect(screen.queryByRole('columnheader', { name: 'الهاتف' })).toBeNull();
    await openView();
    await user.click(screen.getByRole('checkbox', { name: 'الهاتف' }));
    await user.click(screen.getByRole('checkbox', { name: 'الشركة' }));
    const heads = () =>
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent);
    expect(heads()).toEqual(['الاسم', 'الدور', 'الحالة', 'الهاتف', 'آخر دخول', 'تاريخ التسجيل']);
    page.unmount();
    renderRemote({ modules: [routes], at: '/admin/users' });
    await table();
    expect(heads()).toEqual(['الاسم', 'الدور', 'الحالة', 'الهاتف', 'آخر دخول', 'تاريخ التسجيل']);
  });

  it('puts columns in another order and width by keyboard, remembers both, and takes them back', async () => {
    const { page } = await open();
    await table();
    const heads = () =>
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent);
    const before = heads();
    const width = () => document.querySelector('col:nth-child(3)')?.getAttribute('width');
    expect(before.slice(0, 3)).toEqual(['الاسم', 'الدور', 'الحالة']);
    await openView();
    screen.getByRole('button', { name: 'تأخير عمود «الدور»' }).focus();
    await user.keyboard('{Enter}');
    expect(heads().slice(0, 3)).toEqual(['الاسم', 'الحالة', 'الدور']);
    expect(screen.getByText('صار عمود «الدور» في الموضع 2 من 7')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'تأخير عمود «الدور»' }));
    await user.click(screen.getByRole('button', { name: 'توسيع عمود «الحالة»' }));
    expect(width()).toBe('64');
    await user.click(screen.getByRole('button', { name: 'توسيع عمود «الحالة»' }));
    expect(width()).toBe('88');
    page.unmount();
    renderRemote({ modules: [routes], at: '/admin/users' });
    await table();
    expect(heads().slice(0, 3)).toEqual(['الاسم', 'الحالة', 'الدور']);
    expect(width()).toBe('88');
    await openView();
    await user.click(screen.getByRole('button', { name: 'إعادة الأعمدة كما كانت' }));
    expect(heads()).toEqual(before);
    expect(width()).toBeUndefined();
  });

  it('stores preferences per user under the site’s prefix', async () => {
    await open();
    await table();
    await openView();
    await user.click(screen.getByRole('switch', { name: 'صفوف متقاربة' }));
    const mine = `miqyas:list:${session.get().user?.id}:dense-rows`;
    expect(localStorage.getItem(mine)).toBe('true');
  });

  it('changes the page size', async () => {
    await open('/admin/users?q=crowd');
    await table();
    await openView();
    await choose('عدد الصفوف', '50 في الصفحة');
    await waitFor(async () => expect(await names()).toHaveLength(32));
    expect(currentUrl()).toBe('/admin/users?q=crowd&size=50');
  });

  it('closes with Esc and returns the focus', async () => {
    await open();
    await table();
    await openView();
    expect(screen.getByRole('switch', { name: 'صفوف متقاربة' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('switch')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'طريقة العرض' })));
  });
});

describe('a list that fails to load', () => {
  it('shows the error in place of the rows and retries only this request', async () => {
    api.injectFault(/admin\/users/, faults.htmlError);
    await open();
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل البيانات' })).toBeTruthy();
    expect(screen.getByText('حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await names()).toHaveLength(25);
  });

  it('shows that the account lacks permission', async () => {
    await signInAs({ email: 'client@miqyas.example', password: 'Palm-Harvest-18' });
    renderRemote({ modules: [routes], at: '/admin/users' });
    expect(await screen.findByText('ليست لديك صلاحية لتنفيذ هذا الإجراء.')).toBeTruthy();
  });

  it('shows a loading state', async () => {
    api.injectFault(/admin\/users/, faults.hang);
    await open();
    expect(await screen.findByText('جاري التحميل...', { ignore: 'button *' })).toBeTruthy();
  });

  it('keeps the old rows when a refresh fails', async () => {
    const { queryClient } = await open();
    await table();
    api.injectFault(/admin\/users/, faults.htmlError);
    await queryClient.invalidateQueries();
    expect((await screen.findByRole('alert')).textContent).toContain('تعذر تحديث القائمة');
    expect(await names()).toHaveLength(25);
  });
});
