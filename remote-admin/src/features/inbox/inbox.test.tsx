import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRequest, type AdminRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
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
    const first = (await rows())[0];
    const expected = await read('view=all&_sort=clock_due_at&_order=asc&_limit=25');
    expect(first?.textContent).toContain(expected[0]?.reference);
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

  it('moves with J and K, selects with X and opens with Enter', async () => {
    open();
    const all = await rows();
    await press('[KeyJ]');
    const first = focusedRequest();
    await press('[KeyJ]');
    expect(focusedRequest()).not.toBe(first);
    await press('[KeyK]');
    expect(focusedRequest()).toBe(first);
    await press('[KeyX]');
    expect(within(all[0] ?? document.body).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
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
      await dialog.findByRole('option', { name: 'طارق الشريف' }),
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
