import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientRequest, paged, type ClientRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = async (at: string) => {
  await signInAs(client);
  renderRemote({ modules: [routes], at });
};
/** The page polls, and its code loads first. */
const SLOW = { timeout: 20_000 };
const readOwn = async (query = ''): Promise<ClientRequest[]> =>
  (await http.get(`/account/requests?per_page=50${query}`, paged(clientRequest))).data;
afterEach(() => api.clearFaults());

describe('the page of a request', () => {
  const openFirst = async (query: string) => {
    await signInAs(client);
    const [request] = await readOwn(query);
    if (!request) throw new Error('The seed has no such request.');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request.reference}` });
    await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
    return request;
  };

  it('shows the six steps of a study with the current one marked', async () => {
    const request = await openFirst('&kind=feasibility&state=active');
    const path = screen.getByRole('heading', { name: 'مسار الطلب' }).closest('section');
    const steps = path ? [...path.querySelectorAll('ol > li')] : [];
    expect(steps).toHaveLength(6);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1);
    expect(screen.getAllByText(request.reference).length).toBeGreaterThan(0);
  });

  it('shows what the client sent, the messages and the history', async () => {
    const request = await openFirst('&kind=feasibility');
    const panel = (name: string) => screen.getByRole('heading', { name }).closest('section');
    expect(panel('ما أرسلته')?.textContent).toContain(request.project_idea);
    expect(panel('سجل الطلب')?.textContent).toContain('أُرسل الطلب');
    expect(panel('الرسائل')).toBeTruthy();
  });

  it('links back to the list', async () => {
    await openFirst('');
    await user.click(
      within(screen.getByRole('navigation', { name: 'مسار الصفحة' })).getByRole('link', { name: 'طلباتي' }),
    );
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/requests'));
  });

  it('explains that a request is not among the own ones', async () => {
    await open('/dashboard/requests/FS-2026-999999');
    expect(await screen.findByRole('heading', { name: 'لم نجد هذا الطلب بين طلباتك' })).toBeTruthy();
  });
});

describe('the states of the page of a request', () => {
  const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };

  it('shows an error with a retry when the request cannot be read', async () => {
    await signInAs(client);
    const [request] = await readOwn();
    api.injectFault(/account\/requests\//, faults.jsonError);
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل الطلب' }, SLOW)).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { level: 1 }, SLOW)).toBeTruthy();
  });

  it('keeps the request on the page when a refresh fails, and the text that is being written', async () => {
    await signInAs(client);
    const [request] = await readOwn('&kind=feasibility&state=active');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    const field = await screen.findByRole('textbox', { name: /^رسالة إلى/ }, SLOW);
    await user.type(field, 'نص لم يُرسل');
    api.injectFault(/account\/requests\//, faults.jsonError);
    expect(await screen.findByText(/تعذر تحديث الطلب/, undefined, SLOW)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إرسال' }));
    expect((await screen.findByText(/لم تُرسل الرسالة/, undefined, SLOW)).textContent).toContain('محفوظ');
    expect(field).toHaveProperty('value', 'نص لم يُرسل');
  });

  it('explains to a consultant that a request is not assigned to the account', async () => {
    await signInAs(consultant);
    renderRemote({ modules: [routes], at: '/dashboard/requests/FS-2026-999999' });
    expect(await screen.findByRole('heading', { name: 'لا تجد هذا الطلب بين الطلبات المسندة إليك' }, SLOW)).toBeTruthy();
  });
});
