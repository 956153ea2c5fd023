import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, FORMULA_VERSION } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { calculationsOnDevice, saveCalculation } from 'shared-lib/saved';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };
const code = encodeCalculation(
  calculationInput.parse({
    title: 'مخبز آلي',
    currency: 'SAR',
    fixed_capital: 420_000,
    working_capital: 130_000,
    revenues: [{ name: 'خبز', amount: 355_000, growth: 4 }],
    costs: [{ name: 'أجور', amount: 223_000, growth: 3 }],
  }),
);
const open = () => renderRemote({ modules: [routes], at: '/dashboard/calculations' });
const own = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });
const readOwn = async () => (await http.get('/account/calculations', own)).data;
const removeAll = async () => {
  for (const { id } of await readOwn()) await http.delete(`/account/calculations/${id}`, z.unknown());
};

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('the saved calculations', () => {
  it('shows the empty state with a link to the calculator when nothing is saved', async () => {
    await signInAs(client);
    await removeAll();
    open();
    expect(await screen.findByRole('heading', { name: 'لا حسبات محفوظة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'افتح حاسبة الجدوى' }).getAttribute('href')).toBe('/tools/feasibility');
  });

  it('shows the results, and opens a calculation in the calculator, as a PDF and in a new request', async () => {
    await signInAs(client);
    await removeAll();
    await saveCalculation({ key: '', name: 'مخبز الدمام', code, formula: FORMULA_VERSION });
    open();
    const link = await screen.findByRole('link', { name: 'مخبز الدمام' });
    expect(link.getAttribute('href')).toBe(`/tools/feasibility?c=${code}&formula=2`);
    const row = link.closest('article');
    expect(row?.textContent).toContain('رأس المال550,000\u00A0ريال سعودي');
    expect(row?.textContent).toContain('مجدية بهامش مريح');
    expect(row?.textContent).toMatch(/حُفظت في \d/);
    expect(screen.getByRole('link', { name: 'PDF «مخبز الدمام»' }).getAttribute('href')).toBe(
      `/api/public/calculations/document?c=${code}&formula=2`,
    );
    expect(screen.getByRole('link', { name: 'طلب دراسة بأرقام «مخبز الدمام»' }).getAttribute('href')).toBe(
      `/dashboard/new?kind=feasibility&calculation=${code}`,
    );
  });

  it('keeps figures of older formulas, lists what the current ones change, and keeps both through «تراجع»', async () => {
    await signInAs(client);
    await removeAll();
    const factory = calculationInput.parse({
      years: 5,
      fixed_capital: 1_000_000,
      depreciation_years: 20,
      tax_rate: 20,
      discount_rate: 10,
      revenues: [{ amount: 500_000 }],
      costs: [{ amount: 150_000 }],
    });
    await saveCalculation({ key: 'tiles', name: 'مصنع بلاط', code: encodeCalculation(factory), formula: 1 });
    open();
    const row = (await screen.findByRole('link', { name: 'مصنع بلاط' })).closest('article');
    expect(row?.textContent).toContain('صافي القيمة الحالية99,328\u00A0دولاراً');
    const change = 'صافي القيمة الحالية: 136,583 دولاراً بدلاً من 99,328 دولاراً';
    expect(within(row ?? document.body).getByText(change)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'PDF «مصنع بلاط»' }).getAttribute('href')).toMatch(/&formula=1$/);
    await user.click(screen.getByRole('button', { name: 'حذف «مصنع بلاط»' }));
    await screen.findByRole('heading', { name: 'لا حسبات محفوظة' });
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByText(change)).toBeTruthy();
  });

  it('deletes a calculation, and brings it back on «تراجع»', async () => {
    await signInAs(client);
    await removeAll();
    await saveCalculation({ key: 'bakery', name: 'مخبز الدمام', code, formula: FORMULA_VERSION });
    open();
    await user.click(await screen.findByRole('button', { name: 'حذف «مخبز الدمام»' }));
    expect(await screen.findByRole('heading', { name: 'لا حسبات محفوظة' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('الحسبات'));
    expect(await readOwn()).toEqual([]);
    const [removed] = toasts;
    expect([removed?.title, removed?.action?.label]).toEqual(['حُذفت «مخبز الدمام»', 'تراجع']);
    act(() => removed?.action?.run());
    expect(await screen.findByRole('link', { name: 'مخبز الدمام' })).toBeTruthy();
    expect((await readOwn()).map(({ name }) => name)).toEqual(['مخبز الدمام']);
  });

  it('keeps the calculation when it cannot be deleted', async () => {
    await signInAs(client);
    await removeAll();
    await saveCalculation({ key: '', name: 'مخبز الدمام', code, formula: FORMULA_VERSION });
    open();
    const remove = await screen.findByRole('button', { name: 'حذف «مخبز الدمام»' });
    api.injectFault(/account\/calculations\/\d/, faults.htmlError);
    await user.click(remove);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر حذف الحسبة']));
    expect(screen.getByRole('link', { name: 'مخبز الدمام' })).toBeTruthy();
  });

  it('adds what a guest saved on this device, and reports what could not be added', async () => {
    await signInAs(client);
    await removeAll();
    const saved = { name: 'مخبز الخبر', query: `c=${code}`, saved_at: '2026-11-20T08:00:00.000Z' };
    calculationsOnDevice.add({ ...saved, key: 'device-1' });
    calculationsOnDevice.add({ ...saved, key: 'device-2', name: 'تالفة', query: 'c=broken' });
    calculationsOnDevice.add({ ...saved, key: 'device-3', name: 'فارغة', query: '' });
    open();
    expect(await screen.findByRole('link', { name: 'مخبز الخبر' })).toBeTruthy();
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('تعذر نقل بعض الحسبات');
    expect(calculationsOnDevice.read().map(({ key }) => key)).toEqual(['device-2', 'device-3']);
    expect((await readOwn()).map(({ name }) => name)).toEqual(['مخبز الخبر']);
  });

  it('shows an error with a retry, and no requests to a consultant', async () => {
    await signInAs({ email: 'consultant@miqyas.example', password: 'Gauge-Column-16' });
    await saveCalculation({ key: 'office', name: 'مصنع بلاط', code, formula: FORMULA_VERSION });
    api.injectFault(/account\/calculations/, faults.htmlError);
    open();
    expect(await screen.findByText(/^تعذر تحميل الحسبات/)).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: 'مصنع بلاط' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^طلب دراسة/ })).toBeNull();
  });
});
