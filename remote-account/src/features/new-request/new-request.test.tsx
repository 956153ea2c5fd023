import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, clientRequest, clientRequestDetail, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = async (at = '/dashboard/new') => {
  const signedIn = await signInAs(client);
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'طلب جديد' });
  return signedIn.user;
};
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => api.clearFaults());

describe('a new request in the dashboard', () => {
  it('starts with the profile, belongs to the account and opens its page', async () => {
    const { name, email, phone } = await open();
    expect([input(/^الاسم/).value, input(/^البريد/).value, input(/^رقم الهاتف/).value]).toEqual([name, email, phone]);
    const idea = `مصنع لتعبئة التمور ${crypto.randomUUID().slice(0, 6)}`;
    await user.type(input(/^فكرة المشروع/), idea);
    await user.click(screen.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/dashboard\/requests\/FS-/));
    const { data } = await http.get('/account/requests?sort=created&per_page=1', paged(clientRequest));
    expect(data[0]).toMatchObject({ project_idea: idea });
  });

  it('keeps the text after a failure and in a draft', async () => {
    await open('/dashboard/new?kind=contact');
    await user.type(input(/^موضوع الرسالة/), 'سؤال عن الفاتورة');
    await user.type(input(/^الرسالة/), 'متى تصل؟');
    api.injectFault(/public\/contact/, faults.htmlError);
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(input(/^موضوع الرسالة/).value).toBe('سؤال عن الفاتورة');
    renderRemote({ modules: [routes], at: '/dashboard/new?kind=contact' });
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>(/^موضوع الرسالة/).at(-1)?.value).toBe('سؤال عن الفاتورة'),
    );
  });

  it('sends a saved calculation with the request of a study, and starts from its figures', async () => {
    const idea = `مخبز آلي ${crypto.randomUUID().slice(0, 6)}`;
    const code = encodeCalculation(calculationInput.parse({ title: idea, currency: 'SAR', fixed_capital: 420_000 }));
    await open(`/dashboard/new?kind=feasibility&calculation=${code}`);
    expect(screen.getByText(`ترافق طلبك حسبة «${idea}».`)).toBeTruthy();
    expect([input(/^فكرة المشروع/).value, input(/^رأس المال/).value]).toEqual([idea, '420,000\u00A0ريال سعودي']);
    await user.click(screen.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/dashboard\/requests\/FS-/));
    const reference = currentUrl().split('/').at(-1);
    const { data } = await http.get(`/account/requests/${reference}`, z.object({ data: clientRequestDetail }));
    expect(data.calculation).toMatchObject({ title: idea, link: code, figures: { capital: 420_000 } });
  });

  it('sends no calculation from a damaged link, and reports it', async () => {
    await open('/dashboard/new?kind=feasibility&calculation=broken');
    expect(screen.getByText('رابط الحسبة تالف، فلن ترافق الطلب.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'بلا حسبة' }));
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/new?kind=feasibility'));
    expect(await screen.findByRole('link', { name: 'اختر الحسبة التي ترافق الطلب' })).toBeTruthy();
  });

  it('keeps a changed phone number of the profile in the draft', async () => {
    await open('/dashboard/new?kind=contact');
    await user.clear(input(/^رقم الهاتف/));
    await user.type(input(/^رقم الهاتف/), '0509876543');
    renderRemote({ modules: [routes], at: '/dashboard/new?kind=contact' });
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>(/^رقم الهاتف/).at(-1)?.value).toBe('0509876543'),
    );
  });

  it('shows what is missing', async () => {
    await open('/dashboard/new?kind=consultation');
    await user.click(screen.getByRole('button', { name: 'إرسال طلب الاستشارة' }));
    expect((await screen.findAllByText('نوع المشروع مطلوب')).length).toBeGreaterThan(0);
  });
});
