import { decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import {
  calculationInput,
  clientRequestDetail,
  enveloped,
  errorResponse,
  receipt,
  savedCalculation,
  staffRequestDetail,
} from 'shared-lib/contracts';
import { calculationText } from 'shared-lib/format';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultLimits } from '../../http/rate-limit.ts';
import { createTestApp } from '../../testing/test-app.ts';

const BASE = '/api/account/calculations';
const farm = calculationInput.parse({
  title: 'مزرعة مائية',
  currency: 'SAR',
  fixed_capital: 420_000,
  working_capital: 130_000,
  revenues: [{ name: 'خس', amount: 355_000, growth: 4 }],
  costs: [{ name: 'أجور', amount: 223_000, growth: 3 }],
});
const link = encodeCalculation(farm);
const list = z.object({ data: z.array(savedCalculation), left_out: z.optional(z.array(z.string())) });

const createApi = async () => {
  const api = await createTestApp();
  const token = await api.signIn('client@miqyas.example');
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}, as = token) =>
    api.request(method, BASE + path, { token: as, body });
  const own = async (as = token) => list.parse((await api.get(BASE, { token: as })).json()).data;
  return { ...api, token, send, own };
};

test('saves a calculation with its figures, renames, replaces and deletes it', async () => {
  const { send, own, wait } = await createApi();
  const saved = enveloped(savedCalculation).parse((await send('POST', '', { name: '', calculation: link })).json());
  expect(saved).toMatchObject({ name: 'مزرعة مائية', key: '', currency: 'SAR', link });
  expect(saved.figures).toMatchObject({ capital: 550_000, irr_kind: 'one', verdict: 'good' });
  wait(60_000);
  await send('POST', '', { name: 'أخرى', calculation: { ...farm, fixed_capital: 9_000_000 } });
  expect((await own()).map(({ name, figures }) => [name, figures.verdict])).toEqual([
    ['أخرى', 'bad'],
    ['مزرعة مائية', 'good'],
  ]);
  wait(60_000);
  await send('PATCH', `/${saved.id}`, { name: 'مزرعتي', calculation: { ...farm, working_capital: 0 } });
  const [changed] = await own();
  expect(changed).toMatchObject({ id: saved.id, name: 'مزرعتي', figures: { capital: 420_000 } });
  expect(list.parse((await send('DELETE', `/${saved.id}`)).json()).data.map(({ name }) => name)).toEqual(['أخرى']);
});

test('joins what a guest saved: twice is once, and what cannot be read does not keep the rest out', async () => {
  const { send, own } = await createApi();
  const items = [
    { key: 'device-1', name: 'الأولى', calculation: link },
    { key: 'device-2', name: 'الثانية', calculation: { ...farm, years: 3 } },
    { key: 'device-3', name: 'تالفة', calculation: `${link.slice(0, -2)}xx` },
  ];
  const first = list.parse((await send('POST', '/join', { items })).json());
  expect(first.left_out).toEqual(['device-3']);
  expect(list.parse((await send('POST', '/join', { items })).json()).data).toEqual(first.data);
  expect((await own()).map(({ key }) => key).toSorted()).toEqual(['device-1', 'device-2']);
});

test('shows and changes only own calculations, at most 100 of them', async () => {
  const { send, own, signIn } = await createApi();
  const saved = enveloped(savedCalculation).parse((await send('POST', '', { calculation: link })).json());
  const other = await signIn('client2@miqyas.example');
  expect(await own(other)).toEqual([]);
  expect((await send('PATCH', `/${saved.id}`, { name: 'لي' }, other)).statusCode).toBe(404);
  expect((await send('DELETE', `/${saved.id}`, {}, other)).statusCode).toBe(404);
  expect(await own()).toHaveLength(1);
  const batch = (prefix: string) => ({
    items: Array.from({ length: 50 }, (_, index) => ({ key: `${prefix}-${index}`, calculation: link })),
  });
  await send('POST', '/join', batch('a'));
  const last = list.parse((await send('POST', '/join', batch('b'))).json());
  expect([last.data.length, last.left_out]).toEqual([100, ['b-49']]);
  expect((await send('POST', '', { calculation: link })).statusCode).toBe(422);
});

test('refuses a damaged link with a clear sentence', async () => {
  const { send, post, get } = await createApi();
  const sentence = ['الحسبة غير صالحة: افتحها في الحاسبة ثم حاول من جديد'];
  const saving = await send('POST', '', { calculation: 'no-calculation' });
  expect(errorResponse.parse(saving.json()).errors).toEqual({ calculation: sentence });
  const form = { name: 'سالم', email: 's@example.com', phone: '055', project_idea: 'فكرة', calculation: 'broken' };
  const sending = await post('/api/public/feasibility-request', form);
  expect(errorResponse.parse(sending.json()).errors).toEqual({ calculation: sentence });
  const reading = await get('/api/public/calculations/document?c=broken');
  expect(errorResponse.parse(reading.json()).errors).toEqual({ c: sentence });
});

test('stores the figures of a calculation with a feasibility request and shows them to client and staff', async () => {
  const { post, get, token, signIn } = await createApi();
  const form = { name: 'سالم', email: 's@example.com', phone: '055', project_idea: 'مزرعة مائية', calculation: link };
  const { data } = receipt.parse((await post('/api/public/feasibility-request', form, { token })).json());
  const expected = { title: 'مزرعة مائية', currency: 'SAR', link, figures: { capital: 550_000, verdict: 'good' } };
  const own = await get(`/api/account/requests/${data?.reference}`, { token });
  expect(enveloped(clientRequestDetail).parse(own.json()).calculation).toMatchObject(expected);
  const admin = await signIn('admin@miqyas.example');
  const detail = await get(`/api/admin/requests/${data?.reference}`, { token: admin });
  expect(staffRequestDetail.parse(detail.json()).calculation).toMatchObject(expected);
  const without = receipt.parse(
    (await post('/api/public/feasibility-request', { ...form, calculation: '' }, { token })).json(),
  );
  const plain = await get(`/api/account/requests/${without.data?.reference}`, { token });
  expect(enveloped(clientRequestDetail).parse(plain.json()).calculation).toBeNull();
});

test('keeps the detail of a calculation whole: in the account, from a device, and with a request, whose reader can open it', async () => {
  const { send, own, post, get, token, signIn } = await createApi();
  const shop = calculationInput.parse({
    title: 'متجر',
    years: 1,
    fixed_capital: 1_000_000,
    depreciation_years: 1,
    revenues: [{ amount: 1_200_000 }],
    detail: {
      loan_amount: 600_000,
      loan_rate: 10,
      loan_instalments: 1,
      loan_months: 12,
      products: [{ name: 'تمر', capacity: 120_000, use: 100, price: 10 }],
    },
  });
  const code = encodeCalculation(shop);
  // 400,000 become 1,200,000 - 660,000; 1,200,000 for 660,000.
  const figures = { detail: { irr: 20, equity_irr: 35, lowest_cover: 1.82 } };
  await send('POST', '', { key: 'as-inputs', calculation: shop });
  await send('POST', '/join', { items: [{ key: 'as-link', name: 'متجر', calculation: code }] });
  const saved = await own();
  expect(saved.map(({ link: stored }) => decodeCalculation(stored))).toEqual([shop, shop]);
  for (const one of saved) expect(one.figures).toMatchObject(figures);

  const form = { name: 'سالم', email: 's@example.com', phone: '055', project_idea: 'متجر', calculation: code };
  const { data } = receipt.parse((await post('/api/public/feasibility-request', form, { token })).json());
  const admin = await signIn('admin@miqyas.example');
  const read = await get(`/api/admin/requests/${data?.reference}`, { token: admin });
  const { calculation } = staffRequestDetail.parse(read.json());
  expect(calculation?.figures).toMatchObject(figures);
  expect(decodeCalculation(calculation?.link ?? '')).toEqual(shop);
  const text = calculation && calculationText(calculation).replaceAll(/\p{Cf}/gu, '');
  expect(text).toContain('عائد المالك بعد القرض: 35%');
  expect(text).toContain('أدنى تغطية للدين: 1.82 مرة');
});

test('refuses a detail outside its bounds', async () => {
  const { send } = await createApi();
  const product = { name: 'تمر', capacity: 1, price: 1 };
  for (const detail of [
    { construction_months: 37 },
    { loan_months: 2 },
    { season: [1, 2, 3] },
    { products: Array.from({ length: 9 }, () => product) },
  ])
    expect((await send('POST', '', { calculation: { fixed_capital: 1000, detail } })).statusCode).toBe(422);
});

test('makes the same PDF of the same calculation for everybody, a limited number of times', async () => {
  const api = await createTestApp({ limits: { ...defaultLimits, documents: { max: 2, window: 60_000 } } });
  const read = () => api.get(`/api/public/calculations/document?c=${link}`);
  const [one, other] = [await read(), await read()];
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  expect((await read()).statusCode).toBe(429);
}, 60_000);

describe('figures of version 1 of the formulas', () => {
  const factory = calculationInput.parse({
    title: 'مصنع بلاط',
    years: 5,
    fixed_capital: 1_000_000,
    depreciation_years: 20,
    tax_rate: 20,
    discount_rate: 10,
    revenues: [{ amount: 500_000 }],
    costs: [{ amount: 150_000 }],
  });
  const code = encodeCalculation(factory);
  /** As the API stored them before figures had a version. */
  const before = {
    capital: 1_000_000,
    npv: 99_328,
    irr: 13.82,
    irr_kind: 'one',
    payback_years: 3.45,
    discounted_payback_years: 4.45,
    profitability_index: 1.1,
    break_even_percent: 93.45,
    verdict: 'thin',
  };

  test('stay with their request as they were sent, with the figures of today beside them', async () => {
    const { post, get, token, signIn, db } = await createApi();
    const form = { name: 'سالم', email: 's@example.com', phone: '055', project_idea: 'مصنع', calculation: code };
    const { data } = receipt.parse((await post('/api/public/feasibility-request', form, { token })).json());
    const reference = data?.reference ?? '';
    await db
      .updateTable('requests')
      .set({ calculation: JSON.stringify({ title: 'مصنع بلاط', currency: 'USD', link: code, figures: before }) })
      .where('reference', '=', reference)
      .execute();
    const own = enveloped(clientRequestDetail).parse(
      (await get(`/api/account/requests/${reference}`, { token })).json(),
    );
    const admin = await signIn('admin@miqyas.example');
    const staff = staffRequestDetail.parse((await get(`/api/admin/requests/${reference}`, { token: admin })).json());
    for (const { calculation } of [own, staff]) {
      expect(calculation?.figures).toEqual(before);
      expect(calculation?.current).toMatchObject({ formula_version: 2, npv: 136_583 });
      expect(calculation && calculationText(calculation).replaceAll(/\p{Cf}/gu, '')).toContain(
        'صافي القيمة الحالية: 136,583\u00A0دولاراً بدلاً من 99,328\u00A0دولاراً',
      );
    }
  });

  test('of a saved calculation stay until it is saved again, also when a guest brings it from the device', async () => {
    const { send, own } = await createApi();
    await send('POST', '/join', { items: [{ key: 'old', name: 'مصنع بلاط', calculation: code, formula_version: 1 }] });
    const [joined] = await own();
    expect([joined?.figures.npv, joined?.figures.formula_version, joined?.current?.npv]).toEqual([99_328, 1, 136_583]);
    await send('PATCH', `/${joined?.id}`, { name: 'مصنع الرياض' });
    expect((await own())[0]).toMatchObject({ name: 'مصنع الرياض', figures: { npv: 99_328 } });
    await send('PATCH', `/${joined?.id}`, { calculation: factory });
    expect((await own())[0]).toMatchObject({ figures: { npv: 136_583, formula_version: 2 }, current: null });
  });
});
