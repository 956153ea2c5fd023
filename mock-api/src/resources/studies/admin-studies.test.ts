import { errorResponse, paged, study, studyCard, studyFacets, studyPage, studyRow } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { existsSync, readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';
import { studyFolder } from '../../testing/test-app.ts';

const ADMIN = '/api/admin/studies';

const complete = {
  slug: 'olive-press',
  title_ar: 'معصرة زيتون في الجوف',
  summary_ar: 'معصرة بطاقة 3 أطنان في الساعة.',
  sector_id: 4,
  country: 'السعودية',
  city: 'سكاكا',
  year: 2026,
  pages: 42,
  kind: 'full',
  verdict: 'go',
  verdict_sentence: 'العائد أعلى من المطلوب.',
  fixed_capital: 80_000,
  working_capital: 20_000,
  discount_rate: 10,
  cash_flows: [-100_000, 40_000, 40_000, 40_000, 40_000],
  break_even_units: 900,
  jobs: 14,
  market_size: 'نحو 20 ألف طن',
  phases: { marketing: 'سوق', technical: 'فن', administrative: 'إدارة', financial: 'مال' },
  toc: [{ title: 'الملخص', pages: 4 }],
  assumptions: ['سعر الكيلو 6 دولارات'],
  assumptions_date: '2026-01-15',
  cover: 'studies/greenhouse.png',
  sample_images: ['studies/greenhouse.png'],
  status: 'published',
  published_at: '2026-03-01T09:00:00.000Z',
} as const;

const add = async ({ admin }: AdminApi, more: object = {}) =>
  study.parse((await admin('POST', ADMIN, { ...complete, ...more })).json());

test('creates a study, computes its figures and shows it to visitors', async () => {
  const api = await createAdminApi();
  const created = await add(api);
  // The example of the seeded article about IRR and NPV: NPV 26,795 at 10%, IRR 21.86%, payback 2.5 years.
  expect(created).toMatchObject({
    ...complete,
    capital_total: 100_000,
    npv: 26_795,
    irr: 21.86,
    payback_years: 2.5,
    downloads: 0,
  });
  const { data, sector } = studyPage.parse((await api.get('/api/public/studies/olive-press')).json());
  expect(data).toMatchObject({ id: created.id, npv: 26_795 });
  expect(sector.id).toBe(4);
});

test('ignores figures in the input and computes them from the cash flows and the rate', async () => {
  const api = await createAdminApi();
  const { id } = await add(api, {
    npv: 1,
    irr: 99,
    payback_years: 0.1,
    capital_total: 5,
    downloads: 9999,
    file_url: 'https://evil.example',
    file_size: 1,
  });
  const patch = async (body: object) => study.parse((await api.admin('PATCH', `${ADMIN}/${id}`, body)).json());
  expect(await patch({ npv: 7 })).toMatchObject({ npv: 26_795, irr: 21.86, capital_total: 100_000, downloads: 0 });
  expect(await patch({ discount_rate: 0 })).toMatchObject({ npv: 60_000, irr: 21.86 });
  expect(await patch({ cash_flows: [-100_000, 10_000] })).toMatchObject({
    npv: -90_000,
    irr: -90,
    payback_years: null,
  });
  expect(await patch({ working_capital: 70_000 })).toMatchObject({ capital_total: 150_000 });
});

test('a draft requires only title, sector and year and has no file', async () => {
  const { admin } = await createAdminApi();
  const created = study.parse((await admin('POST', ADMIN, { title_ar: 'فكرة', sector_id: 1, year: 2026 })).json());
  expect(created).toMatchObject({
    status: 'draft',
    cash_flows: [],
    npv: 0,
    irr: null,
    payback_years: null,
    assumptions_date: '2026-03-02',
    file_url: null,
    file_size: null,
    slug: 'فكرة',
  });
});

test('an update replaces the file, and a deletion removes it', async () => {
  const api = await createAdminApi();
  const { id, file_url } = await add(api);
  const folder = studyFolder();
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${id}-`)) : []);
  const token = await api.signIn('client@miqyas.example');
  const download = async () => (await api.get(String(file_url), { token })).rawPayload.length;
  expect(file_url).toBe(`/api/public/studies/${id}/download`);
  expect(await download()).toBeGreaterThan(1000);
  const [first] = files();
  expect(study.parse((await api.admin('GET', `${ADMIN}/${id}`)).json()).file_size).toBeGreaterThan(1000);
  expect(
    study.parse((await api.admin('PATCH', `${ADMIN}/${id}`, { summary_ar: 'ملخص آخر' })).json()).file_size,
  ).toBeNull();
  await download();
  expect(files()).toHaveLength(1);
  expect(files()).not.toEqual([first]);
  await api.admin('DELETE', `${ADMIN}/${id}`);
  await api.app.settled();
  expect(files()).toEqual([]);
  expect((await api.get(String(file_url), { token })).statusCode).toBe(404);
});

test('deletes a study that users saved or downloaded', async () => {
  const api = await createAdminApi();
  const { id } = await add(api);
  const token = await api.signIn('client@miqyas.example');
  await api.post('/api/account/saved', { kind: 'study', id }, { token });
  await api.post(`/api/public/studies/${id}/download`, { email: 'a@example.com' });
  expect((await api.admin('DELETE', `${ADMIN}/${id}`)).statusCode).toBe(200);
  expect(await api.db.selectFrom('saved_items').selectAll().where('item_id', '=', id).execute()).toEqual([]);
});

test('finds studies by the new name of their sector', async () => {
  const { admin } = await createAdminApi();
  const found = async (q: string) =>
    z
      .array(studyRow)
      .parse((await admin('GET', `${ADMIN}?q=${encodeURIComponent(q)}`)).json())
      .map(({ sector_id }) => sector_id);
  await admin('PATCH', '/api/admin/sectors/8', { name_ar: 'طاقة الديناصورات' });
  expect(new Set(await found('طاقة الديناصورات'))).toEqual(new Set([8]));
});

const WRITTEN = { verdict: 'change', verdict_sentence: 'ابدأ بحجم أصغر.' } as const;
const NOTHING = { verdict: null, verdict_sentence: '' } as const;

test('shows the verdict of a study to visitors, who filter by it and find its sentence', async () => {
  const api = await createAdminApi();
  const { id } = await add(api, { ...WRITTEN, verdict_sentence: 'لا تبدأ قبل عقود الزيتون الأخضر.' });
  const slugs = async (query: string) =>
    paged(studyCard)
      .parse((await api.get(`/api/public/studies?per_page=50&${query}`)).json())
      .data.map(({ slug, verdict }) => ({ slug, verdict }));
  const changed = await slugs('verdict=change');
  expect(changed).toContainEqual({ slug: complete.slug, verdict: 'change' });
  expect(new Set(changed.map(({ verdict }) => verdict))).toEqual(new Set(['change']));
  expect((await slugs('verdict=go&verdict=change')).map(({ verdict }) => verdict)).toContain('go');
  expect((await api.get('/api/public/studies?verdict=maybe')).statusCode).toBe(422);
  expect(await slugs(`q=${encodeURIComponent('عقود الزيتون')}`)).toEqual([{ slug: complete.slug, verdict: 'change' }]);
  const { verdicts } = studyFacets.parse((await api.get('/api/public/studies/facets')).json().data);
  expect(verdicts?.find(({ verdict }) => verdict === 'change')?.count).toBe(changed.length);
  const rows = z.array(studyRow).parse((await api.admin('GET', `${ADMIN}?verdict=change`)).json());
  expect(rows.map((row) => row.id)).toContain(id);
});

test('requires a verdict and its sentence to publish a study, not to write one', async () => {
  const api = await createAdminApi();
  const draft = await add(api, { ...NOTHING, status: 'draft' });
  const send = (body: object) => api.admin('PATCH', `${ADMIN}/${draft.id}`, body);
  const errorsOf = async (body: object) => errorResponse.parse((await send(body)).json()).errors;
  const missing = ['هذا الحقل مطلوب'];
  expect(await errorsOf({ status: 'published' })).toEqual({ verdict: missing, verdict_sentence: missing });
  expect(await errorsOf({ status: 'published', verdict: 'stop' })).toEqual({ verdict_sentence: missing });
  expect(await errorsOf({ status: 'published', verdict: 'perhaps' })).toEqual({ verdict: ['اختر قيمة من القائمة'] });
  const bulk = await api.admin('POST', `${ADMIN}/bulk`, { action: 'publish', ids: [draft.id] });
  expect(bulk.json()).toMatchObject({ failed: 1 });
  expect(study.parse((await send({ ...WRITTEN, status: 'published' })).json())).toMatchObject(WRITTEN);
  expect(await errorsOf({ verdict: null })).toEqual({ verdict: missing });
});

test('a study that was published without a verdict can still be saved, and gets one later', async () => {
  const api = await createAdminApi();
  const { id } = await add(api);
  // As the migration leaves the studies of an older database.
  await api.db.updateTable('studies').set(NOTHING).where('id', '=', id).execute();
  const send = async (body: object) => study.parse((await api.admin('PATCH', `${ADMIN}/${id}`, body)).json());
  expect(await send({ title_ar: 'معصرة أكبر' })).toMatchObject({ title_ar: 'معصرة أكبر', ...NOTHING });
  expect(studyPage.parse((await api.get(`/api/public/studies/${id}`)).json()).data.verdict).toBeNull();
  expect(await send(WRITTEN)).toMatchObject(WRITTEN);
});

test.each([
  [{ title_ar: '' }, 'title_ar', 'العنوان مطلوب'],
  [{ sector_id: 999 }, 'sector_id', 'اختر قيمة من القائمة'],
  [{ sector_id: null }, 'sector_id', 'اختر قيمة من القائمة'],
  [{ year: 26 }, 'year', 'القيمة غير صحيحة'],
  [{ kind: 'long' }, 'kind', 'اختر قيمة من القائمة'],
  [{ discount_rate: -1 }, 'discount_rate', 'أدخل نسبة من 0 إلى 100'],
  [{ cash_flows: [-1, 0.5] }, 'cash_flows.1', 'المبلغ غير صحيح'],
  [{ phases: 'نص' }, 'phases', 'القيمة غير صحيحة'],
  [{ toc: [{ title: '', pages: 1 }] }, 'toc.0.title', 'العنوان مطلوب'],
  [{ assumptions_date: '15/1/2026' }, 'assumptions_date', 'التاريخ غير صحيح'],
  [{ sample_images: ['x.png', 'javascript:alert(1)'] }, 'sample_images.1', 'مسار الصورة غير صالح'],
])('rejects %j with an error at its field', async (wrong, field, sentence) => {
  const { admin } = await createAdminApi();
  const response = await admin('POST', ADMIN, { ...complete, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ [field]: [sentence] });
});
