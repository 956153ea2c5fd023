import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientRequest, paged, type ClientRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { found } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { deliverStudy, demoAccounts, moveRequest, quoteStudy, sendStudy } from '../../testing/demo-studies.ts';

const api = await startApi();
const user = userEvent.setup();
const { client, consultant, admin } = demoAccounts;

const open = async (at: string) => {
  await signInAs(client);
  renderRemote({ modules: [routes], at });
};
const readOwn = async (query = ''): Promise<ClientRequest[]> =>
  (await http.get(`/account/requests?per_page=50${query}`, paged(clientRequest))).data;
afterEach(() => api.clearFaults());

describe('the page of a request', () => {
  const openFirst = async (query: string) => {
    await signInAs(client);
    const [request] = await readOwn(query);
    if (!request) throw new Error('The seed has no such request.');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request.reference}` });
    await screen.findByRole('heading', { level: 1 });
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

  it('speaks to the client in a status that waits for the client', async () => {
    await signInAs(client);
    const request = (await readOwn()).find(({ status }) => status === 'client_review');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('بانتظار مراجعتك')).toBeTruthy();
    expect(screen.getByText('الحالة: بانتظار مراجعتك')).toBeTruthy();
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
    expect(await screen.findByRole('heading', { level: 1, name: 'لم نجد هذا الطلب بين طلباتك' })).toBeTruthy();
  });
});

describe('the states of the page of a request', () => {
  it('shows an error with a retry when the request cannot be read', async () => {
    await signInAs(client);
    const [request] = await readOwn();
    api.injectFault(/account\/requests\//, faults.jsonError);
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل الطلب' })).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('keeps the request on the page when a refresh fails, and the text that is being written', async () => {
    await signInAs(client);
    const [request] = await readOwn('&kind=feasibility&state=active');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    const field = await screen.findByRole('textbox', { name: /^رسالة إلى/ });
    await user.type(field, 'نص لم يُرسل');
    api.injectFault(/account\/requests\//, faults.jsonError);
    expect(await screen.findByText(/تعذر تحديث الطلب/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إرسال' }));
    expect((await screen.findByText(/لم تُرسل الرسالة/)).textContent).toContain('محفوظ');
    expect(field).toHaveProperty('value', 'نص لم يُرسل');
  });

  it.each([
    ['shows that the draft is saved', false, /^حُفظت المسودة/],
    ['shows that the browser saves no draft when its storage is full', true, /^لا يحفظ متصفحك المسودة/],
  ])('%s', async (_what, isFull, text) => {
    await signInAs(client);
    const [request] = await readOwn('&kind=feasibility&state=active');
    renderRemote({ modules: [routes], at: `/dashboard/requests/${request?.reference}` });
    const field = await screen.findByRole('textbox', { name: /^رسالة إلى/ });
    if (isFull)
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        removeItem: () => undefined,
        setItem() {
          throw new Error('QuotaExceededError');
        },
      });
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.type(field, 'سؤال عن الموقع');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('names the status as the client knows it when staff change it while the client decides', async () => {
    const toasts: Toast[] = [];
    connectToasts((toast) => toasts.push(toast));
    const reference = await quoteStudy('مصنع ثلج');
    const path = `/account/requests/${reference}`;
    await signInAs(client);
    const before = await http.get(path, z.unknown());
    await moveRequest(reference, 'under_review', 'awaiting_client');

    await signInAs(client);
    const body = JSON.stringify(before);
    api.injectFault(new RegExp(`${path}$`), { kind: 'response', status: 200, type: 'application/json', body });
    // The page does not ask again by itself.
    focusManager.setFocused(false);
    onTestFinished(() => focusManager.setFocused(undefined));
    renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
    await user.click(await screen.findByRole('button', { name: 'الاعتذار عن العرض' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.type(within(dialog).getByRole('textbox'), 'الميزانية أقل.');
    await api.clearFaults();
    await user.click(within(dialog).getByRole('button', { name: 'الاعتذار عن العرض' }));
    await waitFor(() =>
      expect(toasts.map(({ description }) => description)).toEqual([expect.stringContaining('إلى «بانتظار ردك»')]),
    );
    expect(screen.getByText('الحالة: بانتظار ردك')).toBeTruthy();
  });

  it('accepts a quote of an earlier release once when the first response is lost and the client accepts again', async () => {
    const toasts: Toast[] = [];
    connectToasts((toast) => toasts.push(toast));
    const reference = await quoteStudy('مصنع خل');
    const path = `/account/requests/${reference}`;
    await signInAs(client);
    // A quote of an earlier release has no agreement.
    const { data } = await http.get(path, z.object({ data: z.record(z.string(), z.unknown()) }));
    const body = JSON.stringify({ data: { ...data, agreements: [] } });
    api.injectFault(new RegExp(`${path}$`), { kind: 'response', status: 200, type: 'application/json', body });
    await open(`/dashboard/requests/${reference}`);
    const accept = async () => {
      await user.click(await screen.findByRole('button', { name: 'قبول العرض' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'قبول العرض' }));
    };
    // The page does not ask for the request by itself.
    focusManager.setFocused(false);
    onTestFinished(() => focusManager.setFocused(undefined));
    api.injectFault(/quote\/accept$/, faults.truncate);
    await accept();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['لم يُسجَّل قبول العرض']));
    await api.clearFaults();
    await accept();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['لم يُسجَّل قبول العرض', 'قبلت العرض']));
  });

  it('shows no phases of a study that was delivered before staff had finished them', async () => {
    const reference = await deliverStudy('مصنع أكياس');
    await open(`/dashboard/requests/${reference}`);
    expect(await screen.findByRole('heading', { name: 'قيّم الخدمة' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'مراحل الدراسة الأربع' })).toBeNull();
  });

  it('shows no amount in the preview of a quote before one is typed', async () => {
    const reference = await sendStudy('مصنع كراتين');
    const { user: assignee } = await signInAs(consultant);
    await signInAs(admin);
    await http.post(`/admin/requests/${reference}/assign`, { assignee_id: assignee.id }, z.unknown());
    await signInAs(consultant);
    renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
    const panel = () => within(found(document.querySelector<HTMLElement>('#quote')));
    await user.type(await screen.findByRole('textbox', { name: /^مدة التسليم/ }), '20');
    expect(await panel().findByText(/^20 يوم عمل/)).toBeTruthy();
    expect(panel().getAllByText('لم يُحدد بعد')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^القيمة/ }), '9800');
    expect(await panel().findByText('9,800')).toBeTruthy();
  });

  it('explains to a consultant that a request is not assigned to the account', async () => {
    await signInAs(consultant);
    renderRemote({ modules: [routes], at: '/dashboard/requests/FS-2026-999999' });
    expect(await screen.findByRole('heading', { name: 'لم نجد هذا الطلب بين الطلبات المسندة إليك' })).toBeTruthy();
  });
});
