import { failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../clock.ts';
import { createAdminDesk, type AdminDesk } from '../../testing/admin-desk.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const TOMORROW = '2026-03-03T09:00:00.000Z';
const YESTERDAY = '2026-03-01T09:00:00.000Z';

const nouns = {
  articles: { title_ar: 'مقال', body_html: '<p>نص</p>', category: 'أسواق' },
  studies: { title_ar: 'دراسة', summary_ar: 'ملخص', sector_id: 1, year: 2026, cash_flows: [-100, 120] },
} as const;
const both = ['articles', 'studies'] as const;

const answer = z.looseObject({ id: z.optional(z.int()) });

const add = async ({ admin }: AdminDesk, noun: keyof typeof nouns, more: object) =>
  answer.parse((await admin('POST', `/api/admin/${noun}`, { ...nouns[noun], slug: 'the-one', ...more })).json());
const isOut = async ({ get }: AdminDesk, noun: string) => (await get(`/api/public/${noun}/the-one`)).statusCode === 200;

test.each(both)('%s begin as drafts, which nobody sees', async (noun) => {
  const desk = await createAdminDesk();
  expect(await add(desk, noun, {})).toMatchObject({ status: 'draft', published_at: null });
  expect(await isOut(desk, noun)).toBe(false);
});

test.each(both)('%s that are published without a date are out from now on', async (noun) => {
  const desk = await createAdminDesk();
  expect(await add(desk, noun, { status: 'published' })).toMatchObject({ status: 'published', published_at: NOW });
  expect(await isOut(desk, noun)).toBe(true);
});

test.each(both)('%s may be dated back, in any time zone', async (noun) => {
  const desk = await createAdminDesk();
  expect(await add(desk, noun, { status: 'published', published_at: '2026-03-01T12:00:00+03:00' })).toMatchObject({
    published_at: YESTERDAY,
  });
});

test.each(both)('%s that are scheduled come out at their time, without anybody doing anything', async (noun) => {
  const desk = await createAdminDesk();
  const { id } = await add(desk, noun, { status: 'scheduled', published_at: TOMORROW });
  expect(await isOut(desk, noun)).toBe(false);
  desk.wait(DAY);
  expect(await isOut(desk, noun)).toBe(true);
  // The next save says what has happened.
  const kept = (await desk.admin('GET', `/api/admin/${noun}/${id}`)).json();
  expect(kept.status).toBe('scheduled');
  expect((await desk.admin('PUT', `/api/admin/${noun}/${id}`, kept)).json()).toMatchObject({
    status: 'published',
    published_at: TOMORROW,
  });
});

test.each(both)('a schedule of %s that is brought forward comes out at once', async (noun) => {
  const desk = await createAdminDesk();
  const { id } = await add(desk, noun, { status: 'scheduled', published_at: TOMORROW });
  expect((await desk.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).json()).toMatchObject({
    status: 'published',
    published_at: NOW,
  });
  expect(await isOut(desk, noun)).toBe(true);
});

test.each(both)('%s that are taken back keep their date, and come out again with it', async (noun) => {
  const desk = await createAdminDesk();
  const { id } = await add(desk, noun, { status: 'published', published_at: YESTERDAY });
  for (const status of ['draft', 'archived']) {
    expect((await desk.admin('PATCH', `/api/admin/${noun}/${id}`, { status })).json()).toMatchObject({
      status,
      published_at: YESTERDAY,
    });
    expect(await isOut(desk, noun)).toBe(false);
  }
  desk.wait(DAY);
  expect((await desk.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).json()).toMatchObject({
    published_at: YESTERDAY,
  });
});

test.each([
  [{ status: 'scheduled' }, 'حدد موعد النشر'],
  [{ status: 'scheduled', published_at: YESTERDAY }, 'اختر موعداً في المستقبل'],
  [{ status: 'published', published_at: TOMORROW }, 'تاريخ النشر لم يأت بعد: اختر حالة الجدولة، أو تاريخاً مضى'],
  [{ status: 'published', published_at: 'غداً' }, 'التاريخ غير صحيح'],
  [{ status: 'published', published_at: '2026-02-30T00:00:00Z' }, 'التاريخ غير صحيح'],
])('%j is refused beside the date', async (state, sentence) => {
  for (const noun of both)
    expect(failure.parse(await add(await createAdminDesk(), noun, state)).errors).toEqual({ published_at: [sentence] });
});

test.each([
  ['articles', { body_html: ' <p>&nbsp;</p> ' }, 'body_html', 'هذا الحقل مطلوب'],
  ['articles', { body_html: '<script>alert(1)</script><svg><text>x</text></svg>' }, 'body_html', 'هذا الحقل مطلوب'],
  ['articles', { category: '' }, 'category', 'هذا الحقل مطلوب'],
  ['studies', { summary_ar: '' }, 'summary_ar', 'هذا الحقل مطلوب'],
  ['studies', { cash_flows: [] }, 'cash_flows', 'أدخل تدفقات سنتين على الأقل، أولها سالب وهو رأس المال'],
  ['studies', { cash_flows: [100, 120] }, 'cash_flows', 'أدخل تدفقات سنتين على الأقل، أولها سالب وهو رأس المال'],
] as const)('%s with %j may be kept, but not come out', async (noun, lack, field, sentence) => {
  const desk = await createAdminDesk();
  for (const status of ['published', 'scheduled']) {
    const refused = await add(desk, noun, { ...lack, status, published_at: status === 'scheduled' ? TOMORROW : null });
    expect(failure.parse(refused).errors).toEqual({ [field]: [sentence] });
  }
  const { id } = await add(desk, noun, lack);
  expect(id).toBeGreaterThan(0);
  expect((await desk.admin('PATCH', `/api/admin/${noun}/${id}`, { status: 'published' })).statusCode).toBe(422);
});
