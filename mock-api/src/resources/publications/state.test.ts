import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const TOMORROW = '2026-03-03T09:00:00.000Z';
const YESTERDAY = '2026-03-01T09:00:00.000Z';

const resources = {
  articles: { title_ar: 'مقال', body_html: '<p>نص</p>', category: 'أسواق' },
  studies: {
    title_ar: 'دراسة',
    summary_ar: 'ملخص',
    sector_id: 1,
    year: 2026,
    cash_flows: [-100, 120],
    verdict: 'go',
    verdict_sentence: 'يغطي المشروع تكلفته.',
  },
} as const;
const both = ['articles', 'studies'] as const;

const itemOrError = z.looseObject({ id: z.optional(z.int()) });

const add = async ({ admin }: AdminApi, resource: keyof typeof resources, more: object) =>
  itemOrError.parse(
    (await admin('POST', `/api/admin/${resource}`, { ...resources[resource], slug: 'the-one', ...more })).json(),
  );
const isVisible = async ({ get }: AdminApi, resource: string) =>
  (await get(`/api/public/${resource}/the-one`)).statusCode === 200;

test.each(both)('%s start as drafts, which visitors cannot see', async (resource) => {
  const api = await createAdminApi();
  expect(await add(api, resource, {})).toMatchObject({ status: 'draft', published_at: null });
  expect(await isVisible(api, resource)).toBe(false);
});

test.each(both)('publishing %s without a date publishes them now', async (resource) => {
  const api = await createAdminApi();
  expect(await add(api, resource, { status: 'published' })).toMatchObject({ status: 'published', published_at: NOW });
  expect(await isVisible(api, resource)).toBe(true);
});

test.each(both)('%s accept a past date in any time zone', async (resource) => {
  const api = await createAdminApi();
  expect(await add(api, resource, { status: 'published', published_at: '2026-03-01T12:00:00+03:00' })).toMatchObject({
    published_at: YESTERDAY,
  });
});

test.each(both)('scheduled %s become public at their time', async (resource) => {
  const api = await createAdminApi();
  const { id } = await add(api, resource, { status: 'scheduled', published_at: TOMORROW });
  expect(await isVisible(api, resource)).toBe(false);
  api.wait(DAY);
  expect(await isVisible(api, resource)).toBe(true);
  // The next save stores the new status.
  const stored = (await api.admin('GET', `/api/admin/${resource}/${id}`)).json();
  expect(stored.status).toBe('scheduled');
  expect((await api.admin('PUT', `/api/admin/${resource}/${id}`, stored)).json()).toMatchObject({
    status: 'published',
    published_at: TOMORROW,
  });
});

test.each(both)('publishing scheduled %s early publishes them at once', async (resource) => {
  const api = await createAdminApi();
  const { id } = await add(api, resource, { status: 'scheduled', published_at: TOMORROW });
  expect((await api.admin('PATCH', `/api/admin/${resource}/${id}`, { status: 'published' })).json()).toMatchObject({
    status: 'published',
    published_at: NOW,
  });
  expect(await isVisible(api, resource)).toBe(true);
});

test.each(both)('unpublished %s retain their date and use it when published again', async (resource) => {
  const api = await createAdminApi();
  const { id } = await add(api, resource, { status: 'published', published_at: YESTERDAY });
  for (const status of ['draft', 'archived']) {
    expect((await api.admin('PATCH', `/api/admin/${resource}/${id}`, { status })).json()).toMatchObject({
      status,
      published_at: YESTERDAY,
    });
    expect(await isVisible(api, resource)).toBe(false);
  }
  api.wait(DAY);
  expect((await api.admin('PATCH', `/api/admin/${resource}/${id}`, { status: 'published' })).json()).toMatchObject({
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
  for (const resource of both)
    expect(errorResponse.parse(await add(await createAdminApi(), resource, state)).errors).toEqual({
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
] as const)('%s with %j may be saved as a draft, but not published', async (resource, incomplete, field, sentence) => {
  const api = await createAdminApi();
  for (const status of ['published', 'scheduled']) {
    const rejected = await add(api, resource, {
      ...incomplete,
      status,
      published_at: status === 'scheduled' ? TOMORROW : null,
    });
    expect(errorResponse.parse(rejected).errors).toEqual({ [field]: [sentence] });
  }
  const { id } = await add(api, resource, incomplete);
  expect(id).toBeGreaterThan(0);
  expect((await api.admin('PATCH', `/api/admin/${resource}/${id}`, { status: 'published' })).statusCode).toBe(422);
});
