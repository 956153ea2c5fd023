import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const TOMORROW = '2026-03-03T09:00:00.000Z';
const YESTERDAY = '2026-03-01T09:00:00.000Z';

const nouns = {
  articles: { title_ar: 'مقال', body_html: '<p>نص</p>', category: 'أسواق' },
  studies: { title_ar: 'دراسة', summary_ar: 'ملخص', sector_id: 1, year: 2026, cash_flows: [-100, 120] },
} as const;
const both = ['articles', 'studies'] as const;

const itemOrError = z.looseObject({ id: z.optional(z.int()) });

const add = async ({ admin }: AdminApi, noun: keyof typeof nouns, more: object) =>
  itemOrError.parse((await admin('POST', `/api/admin/${noun}`, { ...nouns[noun], slug: 'the-one', ...more })).json());
const isVisible = async ({ get }: AdminApi, noun: string) =>
  (await get(`/api/public/${noun}/the-one`)).statusCode === 200;

test.each(both)('%s start as drafts, which visitors cannot see', async (noun) => {
  const api = await createAdminApi();
  expect(await add(api, noun, {})).toMatchObject({ status: 'draft', published_at: null });
  expect(await isVisible(api, noun)).toBe(false);
});

test.each(both)('publishing %s without a date publishes them now', async (noun) => {
  const api = await createAdminApi();
  expect(await add(api, noun, { status: 'published' })).toMatchObject({ status: 'published', published_at: NOW });
  expect(await isVisible(api, noun)).toBe(true);
});

test.each(both)('%s accept a past date in any time zone', async (noun) => {
  const api = await createAdminApi();
  expect(await add(api, noun, { status: 'published', published_at: '2026-03-01T12:00:00+03:00' })).toMatchObject({
    published_at: YESTERDAY,
  });
});

test.each(both)('scheduled %s become public at their time', async (noun) => {
  const api = await createAdminApi();
  const { id } = await add(api, noun, { status: 'scheduled', published_at: TOMORROW });
  expect(await isVisible(api, noun)).toBe(false);
  api.wait(DAY);
  expect(await isVisible(api, noun)).toBe(true);
  // The next save stores the new status.
  const stored = (await api.admin('GET', `/api/admin/${noun}/${id}`)).json();
  expect(stored.status).toBe('scheduled');
  expect((await api.admin('PUT', `/api/admin/${noun}/${id}`, stored)).json()).toMatchObject({
    status: 'published',
    published_at: TOMORROW,
  });
});

test.each(both)('publishing scheduled %s early publishes them at once', async (noun) => {
  const api = await createAdminApi();
  const { id } = await add(api, noun, { status: 'scheduled', published_at: TOMORROW });
  expect((await api.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).json()).toMatchObject({
    status: 'published',
    published_at: NOW,
  });
  expect(await isVisible(api, noun)).toBe(true);
});

test.each(both)('unpublished %s retain their date and use it when published again', async (noun) => {
  const api = await createAdminApi();
  const { id } = await add(api, noun, { status: 'published', published_at: YESTERDAY });
  for (const status of ['draft', 'archived']) {
    expect((await api.admin('PATCH', `/api/admin/${noun}/${id}`, { status })).json()).toMatchObject({
      status,
      published_at: YESTERDAY,
    });
    expect(await isVisible(api, noun)).toBe(false);
  }
  api.wait(DAY);
  expect((await api.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).json()).toMatchObject({
    published_at: YESTERDAY,
  });
});

test.each([
  [{ status: 'scheduled' }, 'حدد الموعد'],
  [{ status: 'scheduled', published_at: YESTERDAY }, 'اختر موعداً في المستقبل'],
  [{ status: 'published', published_at: TOMORROW }, 'تاريخ النشر لم يأتِ بعد: اختر حالة الجدولة، أو تاريخاً مضى'],
  [{ status: 'published', published_at: 'غداً' }, 'التاريخ غير صحيح'],
  [{ status: 'published', published_at: '2026-02-30T00:00:00Z' }, 'التاريخ غير صحيح'],
])('rejects %j with an error at the date', async (state, sentence) => {
  for (const noun of both)
    expect(errorResponse.parse(await add(await createAdminApi(), noun, state)).errors).toEqual({
      published_at: [sentence],
    });
});

test.each([
  ['articles', { body_html: ' <p>&nbsp;</p> ' }, 'body_html', 'هذا الحقل مطلوب'],
  ['articles', { body_html: '<script>alert(1)</script><svg><text>x</text></svg>' }, 'body_html', 'هذا الحقل مطلوب'],
  ['articles', { category: '' }, 'category', 'هذا الحقل مطلوب'],
  ['studies', { summary_ar: '' }, 'summary_ar', 'هذا الحقل مطلوب'],
  ['studies', { cash_flows: [] }, 'cash_flows', 'أدخل تدفقات سنتين على الأقل، أولها سالب وهو رأس المال'],
  ['studies', { cash_flows: [100, 120] }, 'cash_flows', 'أدخل تدفقات سنتين على الأقل، أولها سالب وهو رأس المال'],
] as const)('%s with %j may be saved as a draft, but not published', async (noun, incomplete, field, sentence) => {
  const api = await createAdminApi();
  for (const status of ['published', 'scheduled']) {
    const rejected = await add(api, noun, {
      ...incomplete,
      status,
      published_at: status === 'scheduled' ? TOMORROW : null,
    });
    expect(errorResponse.parse(rejected).errors).toEqual({ [field]: [sentence] });
  }
  const { id } = await add(api, noun, incomplete);
  expect(id).toBeGreaterThan(0);
  expect((await api.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).statusCode).toBe(422);
});
