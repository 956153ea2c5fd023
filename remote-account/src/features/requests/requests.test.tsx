import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientRequest, paged, receipt, type ClientRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { last } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

const open = async (at: string, who = client) => {
  await signInAs(who);
  renderRemote({ modules: [routes], at });
};
const readOwn = async (query = ''): Promise<ClientRequest[]> =>
  (await http.get(`/account/requests?per_page=50${query}`, paged(clientRequest))).data;
/** The first page of a file also loads its code, which takes longer on a busy machine. */
const table = () => screen.findByRole('table');
const shownReferences = async () =>
  [...(await table()).querySelectorAll('tbody tr')].map((row) => row.querySelector('bdi')?.textContent);

afterEach(() => api.clearFaults());

describe('the list of own requests', () => {
  it('lists the requests with the last change first, each with a link to its page', async () => {
    await open('/dashboard/requests');
    const own = await readOwn();
    expect(await shownReferences()).toEqual(own.slice(0, 10).map(({ reference }) => reference));
    const [first] = within(await table()).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(`/dashboard/requests/${own[0]?.reference}`);
  });

  it('counts each kind on its tab and shows one kind after a click', async () => {
    await open('/dashboard/requests');
    const studies = await readOwn('&kind=feasibility');
    const tabs = await screen.findByRole('navigation', { name: 'طرق عرض محفوظة' });
    await user.click(await within(tabs).findByRole('link', { name: `دراسات الجدوى ${studies.length}` }));
    await waitFor(async () =>
      expect(await shownReferences()).toEqual(studies.slice(0, 10).map(({ reference }) => reference)),
    );
    expect(currentUrl()).toBe('/dashboard/requests?kind=feasibility');
  });

  it('finds a request by its reference', async () => {
    await open('/dashboard/requests');
    const reference = (await readOwn()).at(-1)?.reference ?? '';
    await user.type(await screen.findByRole('searchbox', { name: /كلمة من عنوانه/ }), `${reference}{Enter}`);
    await waitFor(async () => expect(await shownReferences()).toEqual([reference]));
  });

  it('shows the closed requests only when they are chosen', async () => {
    await open('/dashboard/requests?state=closed');
    const closed = await readOwn('&state=closed');
    if (closed.length > 0)
      expect(await shownReferences()).toEqual(closed.map(({ reference }) => reference).slice(0, 10));
    else expect(await screen.findByRole('heading', { name: 'لا نتائج مطابقة' })).toBeTruthy();
  });

  it('shows the requests that wait for the client, and sorts by the date of the next step', async () => {
    await open('/dashboard/requests?state=required');
    const waiting = await readOwn('&state=required');
    expect(await shownReferences()).toEqual(waiting.map(({ reference }) => reference).slice(0, 10));
    await user.click(within(await table()).getByRole('button', { name: 'الخطوة التالية' }));
    // The rows may have this order before the click too.
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'الخطوة التالية' }).getAttribute('aria-sort')).toBe('ascending'),
    );
    const byDate = await readOwn('&state=required&sort=due');
    await waitFor(async () =>
      expect(await shownReferences()).toEqual(byDate.map(({ reference }) => reference).slice(0, 10)),
    );
    await user.click(within(await table()).getByRole('button', { name: 'الخطوة التالية' }));
    const reversed = await readOwn('&state=required&sort=due&order=reversed');
    await waitFor(async () =>
      expect(await shownReferences()).toEqual(reversed.map(({ reference }) => reference).slice(0, 10)),
    );
    expect(currentUrl()).toBe('/dashboard/requests?state=required&sort=next&order=desc');
  });

  it('shows an error with a retry', async () => {
    api.injectFault(/account\/requests/, faults.htmlError);
    await open('/dashboard/requests');
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل البيانات' })).toBeTruthy();
    await api.clearFaults();
    await user.click(last(screen.getAllByRole('button', { name: 'إعادة المحاولة' })));
    expect((await shownReferences()).length).toBeGreaterThan(0);
  });
});

describe('the layout of the dashboard', () => {
  it('marks the current page in the menu', async () => {
    await open('/dashboard/requests');
    const menu = await screen.findByRole('navigation', { name: 'قائمة الحساب' });
    expect(within(menu).getByRole('link', { name: 'طلباتي' }).getAttribute('aria-current')).toBe('page');
    expect(within(menu).getByRole('link', { name: 'الرئيسية' }).getAttribute('aria-current')).toBeNull();
  });

  it('counts the unread notifications on the bell and marks them as read', async () => {
    // An account of its own: tests of other files add notifications to the seeded accounts and read them.
    const password = 'Desert-Lark-77';
    const person = { name: 'منى الدوسري', email: `bell-${crypto.randomUUID().slice(0, 8)}@example.com` };
    await http.post(
      '/auth/register',
      { ...person, password, password_confirmation: password, role: 'client' },
      z.unknown(),
    );
    await signInAs({ email: person.email, password });
    const consultation = { ...person, phone: '0551234567', project_type: 'صناعي', description: 'مصنع تمور' };
    const { data } = await http.post('/public/consultation', consultation, receipt);
    await signInAs(admin);
    await http.post(`/admin/requests/${data?.reference}/messages`, { body: 'وصلت نسختك.' }, z.unknown());
    await open('/dashboard', { email: person.email, password });
    const bell = await screen.findByRole('button', { name: /^الإشعارات، غير المقروء منها: [1-9]/ });
    await user.click(bell);
    await user.click(await screen.findByRole('button', { name: 'جعل الكل مقروءاً' }));
    expect(await screen.findByRole('button', { name: 'الإشعارات، غير المقروء منها: 0' })).toBeTruthy();
    const { unread } = await http.get('/account/notifications', z.object({ unread: z.int() }));
    expect(unread).toBe(0);
  });
});
