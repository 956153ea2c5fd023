import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRequest, savedView, type AdminRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const read = (query: string): Promise<AdminRequest[]> => http.get(`/admin/requests?${query}`, z.array(adminRequest));
const open = (at = '/admin/inbox') => renderRemote({ modules: [routes], at });
const list = async () => within(await screen.findByRole('list', { name: 'قائمة الطلبات' }));
const rows = async () => (await list()).getAllByRole('listitem');
const press = (keys: string) => user.keyboard(keys);
const focusedRequest = () => Number(document.activeElement?.getAttribute('data-request'));

/** A new message from the site, with a name of its own. */
const sendMessage = (name: string) =>
  http.post(
    '/public/contact',
    { name, email: 'visitor@example.com', subject: 'سؤال عن المدة', message: 'كم تستغرق الدراسة؟' },
    z.unknown(),
  );

beforeEach(async () => {
  toasts.length = 0;
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the inbox', () => {
  it('lists the requests of all kinds, the nearest deadline first, without spam', async () => {
    open();
    const nearest = (await rows())[0];
    const expected = await read('view=all&_sort=clock_due_at&_order=asc&_limit=25');
    expect(nearest?.textContent).toContain(expected[0]?.reference);
    expect(await rows()).toHaveLength(expected.length);
    expect(expected[0]?.clock?.state).toBe('overdue');
  });

  it('shows the views as tabs with counts, and filters by one', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'طرق عرض محفوظة' }));
    await user.click(await tabs.findByRole('link', { name: /^بانتظار العميل \d+$/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/inbox?view=waiting'));
    const isWaiting = (row: HTMLElement) => /بانتظار العميل|معلّق|مراجعة العميل/.test(row.textContent);
    await waitFor(async () => expect((await rows()).every(isWaiting)).toBe(true));
  });

  it.each(['/admin/inbox', '/admin/contacts'])('asks for the counts of all tabs of %s in one request', async (at) => {
    api.requestedPaths.length = 0;
    open(at);
    const tabs = within(await screen.findByRole('navigation', { name: 'طرق عرض محفوظة' }));
    await waitFor(() => {
      for (const tab of tabs.getAllByRole('link')) expect(tab.textContent).toMatch(/ \d+$/);
    });
    const counts = api.requestedPaths.filter((path) => path.startsWith('/api/admin/requests/counts?'));
    expect(counts).toHaveLength(1);
    const shown = tabs.getAllByRole('link').map(({ textContent }) => Number(textContent.split(' ').at(-1)));
    const kind = at === '/admin/contacts' ? '&kind=contact' : '';
    const listed = await Promise.all(['all', 'active', 'new'].map((view) => read(`view=${view}${kind}`)));
    expect(shown.slice(0, 3)).toEqual(listed.map(({ length }) => length));
  });

  it('offers the export beside the title, so that the filters keep to one row', async () => {
    open();
    const head = (await screen.findByRole('heading', { level: 1, name: 'صندوق الوارد' })).closest('header');
    expect(head && within(head).getByRole('button', { name: 'تصدير' })).toBeTruthy();
    expect(within(screen.getByRole('search')).queryByRole('button', { name: 'تصدير' })).toBeNull();
  });

  it('counts again after a change of a request', async () => {
    const sender = 'مرسل للعدّ';
    await sendMessage(sender);
    open('/admin/inbox?q=' + encodeURIComponent(sender));
    const spam = async () =>
      Number((await screen.findByRole('link', { name: /^المزعجة \d+$/ })).textContent.split(' ').at(-1));
    const before = await spam();
    await user.click(await screen.findByRole('button', { name: 'مزعجة' }));
    await waitFor(async () => expect(await spam()).toBe(before + 1));
  });

  it('keeps rare filters behind a button that counts those in use', async () => {
    open();
    await rows();
    expect(screen.queryByRole('combobox', { name: 'القطاع' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'تصفية إضافية' }));
    const others = within(screen.getByRole('group', { name: 'تصفية إضافية' }));
    const sectors = others.getByRole('combobox', { name: 'القطاع' });
    await user.selectOptions(sectors, await within(sectors).findByRole('option', { name: 'الصناعي' }));
    await waitFor(() => expect(currentUrl()).toMatch(/\?sector_id=\d+$/));
    await user.click(await screen.findByRole('button', { name: 'تصفية إضافية (1)' }));
    expect(screen.queryByRole('group', { name: 'تصفية إضافية' })).toBeNull();
  });

  it('filters by days that are typed in the date control', async () => {
    open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'تصفية إضافية' }));
    await user.click(screen.getByRole('button', { name: 'تاريخ الوصول' }));
    const days = within(await screen.findByRole('form', { name: 'تاريخ الوصول' }));
    const from = within(await days.findByRole('group', { name: 'من يوم' }));
    for (const part of from.getAllByRole('spinbutton')) fireEvent.keyDown(part, { key: 'ArrowUp' });
    await user.click(days.getByRole('button', { name: 'تطبيق' }));
    await waitFor(() => expect(currentUrl()).toMatch(/\?created_at_gte=\d{4}-\d{2}-\d{2}$/));
    expect(await screen.findByRole('button', { name: /تاريخ الوصول: من يوم/ })).toBeTruthy();
  });

  it('stores a view with filters, search and order in the account: rename, replace, default, delete', async () => {
    open('/admin/inbox?view=waiting&q=مصنع');
    await screen.findByRole('button', { name: 'حفظ التصفية' });
    await user.click(screen.getByRole('button', { name: 'حفظ التصفية' }));
    await user.type(await screen.findByLabelText('الاسم'), 'مصانع تنتظر');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    const tabs = within(screen.getByRole('navigation', { name: 'طرق عرض محفوظة' }));
    expect((await tabs.findByRole('link', { name: /^مصانع تنتظر \d+$/ })).getAttribute('aria-current')).toBe('true');
    const views = () => http.get('/admin/views?list=inbox', z.array(savedView));
    expect(await views()).toMatchObject([
      { name: 'مصانع تنتظر', query: String(new URLSearchParams({ q: 'مصنع', view: 'waiting' })) },
    ]);

    await user.click(tabs.getByRole('link', { name: /^متأخرة/ }));
    await user.click(tabs.getByRole('button', { name: 'تعديل طريقة العرض «مصانع تنتظر»' }));
    const name = await screen.findByLabelText('الاسم');
    await user.clear(name);
    await user.type(name, 'طرقي');
    await user.click(screen.getByRole('checkbox', { name: 'افتح القائمة بها كل مرة' }));
    await user.click(screen.getByRole('checkbox', { name: 'استبدل تصفيتها وترتيبها بالمعروض الآن' }));
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(async () =>
      expect(await views()).toMatchObject([{ name: 'طرقي', query: 'view=overdue', is_default: true }]),
    );
    await tabs.findByRole('link', { name: /^طرقي/ });

    await user.click(screen.getByRole('link', { name: /^لوحة المؤشرات/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
    await user.click(screen.getByRole('link', { name: /^صندوق الوارد/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/inbox?view=overdue'));
    await user.click(await screen.findByRole('link', { name: /^الكل \d+$/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/inbox'));

    await user.click(await screen.findByRole('button', { name: 'تعديل طريقة العرض «طرقي»' }));
    await user.click(await screen.findByRole('button', { name: 'حذف طريقة العرض «طرقي»' }));
    await waitFor(async () => expect(await views()).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^طرقي/ })).toBeNull());
  });

  it('moves with J and K, selects with X and opens with Enter', async () => {
    open();
    const all = await rows();
    await press('[KeyJ]');
    const start = focusedRequest();
    await press('[KeyJ]');
    expect(focusedRequest()).not.toBe(start);
    await press('[KeyK]');
    expect(focusedRequest()).toBe(start);
    await press('[KeyX]');
    expect(within(first(all)).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.getByText(/حُدّد 1 من/)).toBeTruthy();
    await press('{Enter}');
    await waitFor(() => expect(currentUrl()).toMatch(/\/admin\/(?:contacts|consultations|feasibility-requests)\//));
  });

  it('archives with E, and offers to take it back', async () => {
    await sendMessage('مرسل للأرشفة');
    open('/admin/inbox?q=مرسل للأرشفة');
    await rows();
    await press('[KeyJ][KeyE]');
    await waitFor(async () => expect(await read('view=archived&q=مرسل للأرشفة')).toHaveLength(1));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('تراجع'));
    toasts.at(-1)?.action?.run();
    await waitFor(async () => expect(await read('view=all&q=مرسل للأرشفة')).toHaveLength(1));
  });

  it('turns the page with J at the last row, and back with K at the first', async () => {
    const own = 'مرسل الصفحات';
    for (let index = 0; index < 26; index += 1) await sendMessage(`${own} ${index}`);
    open(`/admin/inbox?q=${encodeURIComponent(own)}`);
    const shown = await rows();
    expect(shown).toHaveLength(25);
    within(shown.at(-1) ?? document.body)
      .getByRole('link')
      .focus();
    await press('[KeyJ]');
    await waitFor(() => expect(currentUrl()).toContain('page=2'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await waitFor(async () =>
      expect(focusedRequest()).toBe(Number(first(await rows()).querySelector('a')?.dataset.request)),
    );
    await press('[KeyK]');
    await waitFor(() => expect(currentUrl()).not.toContain('page=2'));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
  });

  it.each([
    ['KeyE', 'أرشفة المحدد', 'view=archived'],
    ['KeyS', 'إبعاد المحدد', 'view=spam'],
  ])('asks with %s about the selected requests, and takes it back with Z', async (key, button, view) => {
    const own = `مرسل المفاتيح ${key}`;
    await sendMessage(`${own} أول`);
    await sendMessage(`${own} ثان`);
    open(`/admin/inbox?q=${encodeURIComponent(own)}`);
    for (const box of (await list()).getAllByRole('checkbox')) await user.click(box);
    await press(`[${key}]`);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect((await dialog.findAllByText(/طلبان/)).length).toBeGreaterThan(0);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: button });
    await waitFor(() => expect(confirm.disabled).toBe(false));
    await user.click(confirm);
    await waitFor(async () => expect(await read(`${view}&q=${own}`)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('[KeyZ]');
    await waitFor(async () => expect(await read(`view=all&q=${own}`)).toHaveLength(2));
  });

  it.each(['/admin/inbox', '/admin/contacts'])('asks with A to whom the selected requests of %s go', async (at) => {
    open(at);
    const boxes = await screen.findAllByRole('checkbox', { name: /^تحديد [^ك]/ });
    await user.click(first(boxes));
    await user.click(boxes[1] ?? first(boxes));
    await press('[KeyA]');
    expect(await screen.findByRole('dialog', { name: 'إسناد المحدد: طلبان' })).toBeTruthy();
  });

  it('takes back with Z in the list of one kind', async () => {
    open('/admin/contacts');
    const name = 'سارة التراجع';
    await sendMessage(name);
    await user.type(await screen.findByRole('searchbox'), name);
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
    await user.click(await screen.findByRole('checkbox', { name: `تحديد ${name}` }));
    await press('[KeyM]');
    const [own] = await read(`q=${encodeURIComponent(name)}`);
    await waitFor(async () => expect((await read(`q=${encodeURIComponent(name)}`))[0]?.assignee_id).not.toBeNull());
    expect(own?.name).toBe(name);
    await press('[KeyZ]');
    await waitFor(async () => expect((await read(`q=${encodeURIComponent(name)}`))[0]?.assignee_id).toBeNull());
  });

  it('assigns the selected requests to oneself with M', async () => {
    const own = 'مرسل إليّ';
    await sendMessage(`${own} أول`);
    await sendMessage(`${own} ثان`);
    open(`/admin/inbox?q=${encodeURIComponent(own)}`);
    for (const box of (await list()).getAllByRole('checkbox')) await user.click(box);
    await press('[KeyM]');
    await waitFor(async () =>
      expect((await read(`q=${own}`)).every(({ assignee_id }) => assignee_id !== null)).toBe(true),
    );
  });

  it('assigns the selected requests, of different kinds, to a consultant', async () => {
    await sendMessage('مرسل أول للإسناد');
    await sendMessage('مرسل ثان للإسناد');
    open('/admin/inbox?q=للإسناد');
    for (const box of (await list()).getAllByRole('checkbox')) await user.click(box);
    await user.click(
      within(screen.getByRole('group', { name: 'إجراءات على الصفوف المحددة' })).getByRole('button', { name: 'إسناد' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(
      dialog.getByLabelText('المسؤول'),
      await dialog.findByRole('option', { name: /^طارق الشريف/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'إسناد' }));
    await waitFor(async () =>
      expect((await read('q=للإسناد')).map(({ assignee_name }) => assignee_name)).toEqual([
        'طارق الشريف',
        'طارق الشريف',
      ]),
    );
    expect(toasts.at(-1)?.title).toBe('تغيّر طلبان');
  });

  it('assigns nothing while the team could not be loaded, and loads it again', async () => {
    await sendMessage('مرسل لإسناد متعذر');
    open('/admin/inbox?q=متعذر');
    for (const box of (await list()).getAllByRole('checkbox')) await user.click(box);
    api.injectFault(/users\?role=consultant/, faults.jsonError);
    await user.click(
      within(screen.getByRole('group', { name: 'إجراءات على الصفوف المحددة' })).getByRole('button', { name: 'إسناد' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('تعذر تحميل الخيارات.');
    const assign = dialog.getByRole<HTMLButtonElement>('button', { name: 'إسناد' });
    expect(assign.disabled).toBe(true);
    await api.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    await dialog.findByRole('option', { name: /^طارق الشريف/ });
    expect(assign.disabled).toBe(false);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('announces a request that arrives while the list is open, and shows it on demand', async () => {
    const { queryClient } = open();
    await rows();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await sendMessage('مرسل وصل الآن');
    await queryClient.refetchQueries({ queryKey: ['admin', 'requests', 'arrivals'] });
    await user.click(await screen.findByRole('button', { name: /اعرض/ }));
    await waitFor(async () => expect(screen.queryByRole('button', { name: /اعرض/ })).toBeNull());
    expect(await read('view=all&q=مرسل وصل الآن')).toHaveLength(1);
  });
});

describe('the lists of each kind', () => {
  it.each([
    ['contacts', 'رسائل التواصل', 'CT-'],
    ['consultations', 'الاستشارات', 'CN-'],
    ['feasibility-requests', 'دراسات الجدوى', 'FS-'],
  ])('shows only requests of the list %s', async (path, title, prefix) => {
    open(`/admin/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const table = await screen.findByRole('table');
    const references = [...table.querySelectorAll('tbody td:nth-child(2) bdi')].map((cell) => cell.textContent);
    expect(references.length).toBeGreaterThan(0);
    expect(references.every((reference) => reference?.startsWith(prefix))).toBe(true);
  });
});
