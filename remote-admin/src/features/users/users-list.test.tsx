import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registrationAnswer } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { address, openRoom, signInAs, startApi } from 'shared-lib/testing/room';
import { faults } from 'shared-lib/testing/fault-proxy';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const person = userEvent.setup();
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

/** Enough people for two pages of 25; their names tell their order. */
const crowd = Array.from({ length: 32 }, (_, place) => ({
  name: `زائر ${String(place + 1).padStart(2, '0')}`,
  email: `crowd-${place + 1}@example.com`,
  password: 'Desert-Lark-77',
  password_confirmation: 'Desert-Lark-77',
  role: place % 8 === 0 ? 'consultant' : 'client',
}));

beforeAll(async () => {
  for (const visitor of crowd) await http.post('/auth/register', visitor, registrationAnswer);
});

const open = async (at = '/admin/users') => {
  await signInAs(admin);
  api.seen.length = 0;
  return openRoom({ doors: [routes], at });
};
const table = () => screen.findByRole('table');
const names = async () =>
  [...(await table()).querySelectorAll('tbody tr td:first-child b')].map((cell) => cell.textContent);
const lastCall = () => decodeURIComponent(api.seen.at(-1) ?? '');
const choose = (label: string, option: string) =>
  person.selectOptions(screen.getByRole('combobox', { name: label }), option);

afterEach(() => api.heal());

describe('the list of users', () => {
  it('shows the newest first, a page at a time, and how many there are', async () => {
    await open();
    expect((await names())[0]).toBe('زائر 32');
    expect(await names()).toHaveLength(25);
    expect(screen.getByText('37 مستخدماً')).toBeTruthy();
    expect(screen.getByText('عرض 1 إلى 25 من 37')).toBeTruthy();
    expect(address()).toBe('/admin/users');
  });

  it('turns its pages through the address', async () => {
    await open();
    await table();
    await person.click(screen.getByRole('link', { name: 'الصفحة التالية' }));
    expect(await screen.findByText('عرض 26 إلى 37 من 37')).toBeTruthy();
    expect(address()).toBe('/admin/users?page=2');
    expect(lastCall()).toContain('_page=2&_limit=25');
    expect(document.activeElement?.contains(await table())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('goes to the last page when the wanted one is beyond it', async () => {
    await open('/admin/users?page=9');
    expect(await screen.findByText('عرض 26 إلى 37 من 37')).toBeTruthy();
    expect(address()).toBe('/admin/users?page=2');
  });

  it('sorts by a column, and the other way round', async () => {
    await open('/admin/users?q=crowd');
    await person.click(within(await table()).getByRole('button', { name: 'الاسم' }));
    await waitFor(async () => expect((await names())[0]).toBe('زائر 01'));
    expect(address()).toBe('/admin/users?q=crowd&sort=name&order=asc');
    await person.click(within(await table()).getByRole('button', { name: 'الاسم' }));
    await waitFor(async () => expect((await names())[0]).toBe('زائر 32'));
    expect(screen.getByRole('columnheader', { name: 'الاسم' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('opens as its address says', async () => {
    await open('/admin/users?q=crowd&role=consultant&status=pending&sort=name&order=asc');
    expect(await names()).toEqual(['زائر 01', 'زائر 09', 'زائر 17', 'زائر 25']);
    expect(screen.getByText('4 مستخدمين')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('crowd');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الدور' }).value).toBe('consultant');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الحالة' }).value).toBe('pending');
  });
});

describe('narrowing it', () => {
  it('searches while one types, whatever the spelling, without filling the history', async () => {
    await open();
    await table();
    const before = window.history.length;
    await person.type(screen.getByRole('searchbox'), 'نورهان سعد');
    await waitFor(async () => expect(await names()).toEqual(['نورهان سعد']));
    expect(screen.getByText('مستخدم واحد')).toBeTruthy();
    expect(decodeURIComponent(address())).toBe('/admin/users?q=نورهان+سعد');
    expect(window.history.length).toBe(before);
  });

  it('starts again at the first page', async () => {
    await open('/admin/users?page=2');
    await table();
    await choose('الدور', 'عميل');
    await waitFor(() => expect(address()).toBe('/admin/users?role=client'));
  });

  it('is undone by going back, and the box follows', async () => {
    await open('/admin/users?q=crowd');
    await table();
    await choose('الدور', 'مستشار');
    await waitFor(() => expect(address()).toContain('role=consultant'));
    await person.click(screen.getByRole('button', { name: 'مسح التصفية' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    window.history.back();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('crowd'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'الدور' }).value).toBe('consultant');
  });

  it('says when nothing fits, and leads back to all', async () => {
    await open('/admin/users?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'لا نتائج مطابقة' })).toBeTruthy();
    expect(screen.getByText('لا مستخدمين')).toBeTruthy();
    await person.click(screen.getAllByRole('button', { name: 'مسح التصفية' }).at(-1) ?? document.body);
    expect(await names()).toHaveLength(25);
  });
});

describe('how one looks at it', () => {
  const openView = () => person.click(screen.getByRole('button', { name: 'طريقة العرض' }));

  it('shows the columns that a person chose, also the next time', async () => {
    const { page } = await open();
    await table();
    expect(screen.queryByRole('columnheader', { name: 'الهاتف' })).toBeNull();
    await openView();
    await person.click(screen.getByRole('checkbox', { name: 'الهاتف' }));
    await person.click(screen.getByRole('checkbox', { name: 'الشركة' }));
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads()).toEqual(['الاسم', 'الدور', 'الحالة', 'الهاتف', 'آخر دخول', 'تاريخ التسجيل']);
    page.unmount();
    openRoom({ doors: [routes], at: '/admin/users' });
    await table();
    expect(heads()).toEqual(['الاسم', 'الدور', 'الحالة', 'الهاتف', 'آخر دخول', 'تاريخ التسجيل']);
  });

  it('keeps choices apart by person, under the site’s prefix', async () => {
    await open();
    await table();
    await openView();
    await person.click(screen.getByRole('switch', { name: 'صفوف متقاربة' }));
    const mine = `miqyas:admin:${session.get().user?.id}:dense-rows`;
    expect(localStorage.getItem(mine)).toBe('true');
  });

  it('shows more rows in a page', async () => {
    await open();
    await table();
    await openView();
    await choose('عدد الصفوف', '50 في الصفحة');
    await waitFor(async () => expect(await names()).toHaveLength(37));
    expect(address()).toBe('/admin/users?size=50');
  });

  it('closes with Esc and gives the focus back', async () => {
    await open();
    await table();
    await openView();
    expect(screen.getByRole('switch', { name: 'صفوف متقاربة' })).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'طريقة العرض' }));
  });
});

describe('when the list cannot be had', () => {
  it('says so in its place and asks again for this block only', async () => {
    api.break(/admin\/users/, faults.htmlError);
    await open();
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل القائمة' })).toBeTruthy();
    expect(screen.getByText('حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeTruthy();
    await api.heal();
    await person.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await names()).toHaveLength(25);
  });

  it('says that this account may not see it', async () => {
    await signInAs({ email: 'client@miqyas.example', password: 'Palm-Harvest-18' });
    openRoom({ doors: [routes], at: '/admin/users' });
    expect(await screen.findByText('ليست لديك صلاحية لتنفيذ هذا الإجراء.')).toBeTruthy();
  });

  it('shows rows on their way', async () => {
    api.break(/admin\/users/, faults.hang);
    await open();
    expect(await screen.findByText('جاري التحميل...')).toBeTruthy();
  });

  it('keeps the rows it has when they cannot be renewed', async () => {
    const { queryClient } = await open();
    await table();
    api.break(/admin\/users/, faults.htmlError);
    await queryClient.invalidateQueries();
    expect((await screen.findByRole('alert')).textContent).toContain('تعذر تحديث القائمة');
    expect(await names()).toHaveLength(25);
  });
});
