import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultantSummary, paged, receipt, staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };

const open = async (at = '/dashboard') => {
  await signInAs(consultant);
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'قائمة العمل' });
};
const readSummary = async () => (await http.get('/consultant/summary', z.object({ data: consultantSummary }))).data;
const readView = async (view: string) =>
  (await http.get(`/consultant/requests?view=${view}&per_page=50&sort=due`, paged(staffRequest))).data;
/** A new request of a visitor that an administrator assigns to the consultant. */
const assignNewRequest = async (): Promise<string> => {
  const { user: assignee } = await signInAs(consultant);
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  const fields = { name: 'ليلى', email: 'laila@queue.example', phone: '0500000005', project_idea: 'مصنع زيتون' };
  const { data } = await http.post('/public/feasibility-request', fields, receipt);
  await http.post(`/admin/requests/${data?.reference}/assign`, { assignee_id: assignee.id }, z.unknown());
  return data?.reference ?? '';
};
const shownReferences = () =>
  [...document.querySelectorAll('main section[aria-label] bdi')].map((element) => element.textContent);
const views = () => screen.findByRole('navigation', { name: 'طرق العرض' });

afterEach(() => api.clearFaults());

describe('the queue of a consultant', () => {
  it('lists the active requests in groups of urgency, each with a link to its page', async () => {
    await open();
    const requests = await readView('active');
    await waitFor(() =>
      expect(shownReferences().toSorted()).toEqual(requests.map(({ reference }) => reference).toSorted()),
    );
    const [first] = requests;
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.endsWith(`${first?.reference}`))).toBe(
      true,
    );
  });

  it('shows how much of the promised time is used, and since when a clock rests', async () => {
    await open();
    const requests = await readView('active');
    await waitFor(() => expect(shownReferences()).toHaveLength(requests.length));
    const rowOf = (found: StaffRequest | undefined) =>
      screen.getByText(found?.reference ?? '', { selector: 'main section[aria-label] bdi' }).closest('li');
    const resting = rowOf(requests.find(({ clock }) => clock?.state === 'paused'));
    expect(resting?.textContent).toMatch(/المهلة متوقفة *منذ/);
    const running = rowOf(
      requests.find(({ clock, next_step }) => clock?.state !== 'paused' && clock?.due_at === next_step?.at),
    );
    expect(running?.textContent).toMatch(/(?:حتى|كان) /);
    expect(running?.querySelectorAll('svg rect')).toHaveLength(2);
  });

  it('counts the requests of each view and shows one view after a click', async () => {
    await open();
    const { views: counts } = await readSummary();
    await user.click(await within(await views()).findByRole('link', { name: `بانتظار العميل ${counts.waiting}` }));
    const waiting = await readView('waiting');
    await waitFor(() =>
      expect(shownReferences().toSorted()).toEqual(waiting.map(({ reference }) => reference).toSorted()),
    );
    expect(currentUrl()).toBe('/dashboard?view=waiting');
  });

  it('shows the own figures with their period and the next seven days', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'أرقامي، آخر 30\u00A0يوماً' })).toBeTruthy();
    const { figures } = await readSummary();
    expect(screen.getByText('طلبات جارية الآن').nextElementSibling?.textContent).toBe(String(figures.open));
    const week = screen.getByRole('heading', { name: 'الأيام السبعة القادمة' }).closest('section');
    expect(week?.querySelectorAll('li')).toHaveLength(7);
  });

  it('shows an error with a retry when the queue cannot be loaded', async () => {
    api.injectFault(/consultant\/requests/, faults.htmlError);
    await open();
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل البيانات' })).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => expect(shownReferences().length).toBeGreaterThan(0));
  });
});

describe('the list of assigned requests', () => {
  it('finds a request by its reference and sorts by the next step', async () => {
    await signInAs(consultant);
    renderRemote({ modules: [routes], at: '/dashboard/requests?view=all' });
    const table = await screen.findByRole('table');
    await user.click(within(table).getByRole('button', { name: 'الخطوة التالية' }));
    const byDate = (await readView('all')).slice(0, 10).map(({ reference }) => reference);
    await waitFor(() =>
      expect([...table.querySelectorAll('tbody bdi')].map(({ textContent }) => textContent)).toEqual(byDate),
    );
    await user.type(screen.getByRole('searchbox', { name: /كلمة من عنوانه/ }), `${byDate[3]}{Enter}`);
    await waitFor(() => expect(table.querySelectorAll('tbody tr')).toHaveLength(1));
  });

  it('accepts a new request, also when it waits for its client already', async () => {
    const reference = await assignNewRequest();
    for (const to of ['under_review', 'awaiting_client'])
      await http.post(`/admin/requests/${reference}/transitions`, { to, note: 'ما الموقع؟' }, z.unknown());
    await open('/dashboard?view=new');
    const name = `قبول الطلب ${reference}`;
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect((await readView('new')).map((request) => request.reference)).not.toContain(reference);
  });

  it('declines a new request with a reason, which stays when the dialog is closed', async () => {
    const reference = await assignNewRequest();
    await open('/dashboard?view=new');
    const name = `الاعتذار عن الطلب ${reference}`;
    await user.click(await screen.findByRole('button', { name }));
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'الاعتذار عن الطلب' }));
    await user.click(dialog().getByRole('button', { name: 'إرسال الاعتذار' }));
    expect(await dialog().findByText('اكتب ملاحظة توضح السبب')).toBeTruthy();
    await user.type(dialog().getByRole('textbox', { name: /^سبب الاعتذار/ }), 'خارج تخصصي.');
    await user.click(dialog().getByRole('button', { name: 'إلغاء' }));
    await user.click(screen.getByRole('button', { name }));
    expect(dialog().getByRole('textbox', { name: /^سبب الاعتذار/ })).toHaveProperty('value', 'خارج تخصصي.');
    await user.click(dialog().getByRole('button', { name: 'إرسال الاعتذار' }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect((await readView('new')).map((request) => request.reference)).not.toContain(reference);
  });
});
