import { errorResponse, searchResponse, type SearchKind } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { articleColumns } from '../articles/repository.ts';
import { articles } from '../../seed/content/articles.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';

const SEARCH = '/api/public/search';

const inNovember = async (): Promise<TestApp> => {
  const api = await createTestApp();
  api.wait(Date.parse('2026-11-01T00:00:00Z') - TEST_START.getTime());
  return api;
};

const search = async ({ get }: TestApp, q: string, kind?: SearchKind) =>
  searchResponse.parse((await get(`${SEARCH}?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`)).json());

test('searches services, sectors, articles and studies', async () => {
  const { data, meta } = await search(await inNovember(), 'دراسات');
  expect([...new Set(data.map(({ kind }) => kind))]).toEqual(
    ['service', 'sector', 'article', 'study'].filter((kind) => data.some((hit) => hit.kind === kind)),
  );
  expect(data.filter(({ kind }) => kind === 'service').length).toBeGreaterThan(0);
  expect(data.filter(({ kind }) => kind === 'article').length).toBeGreaterThan(0);
  expect(Object.values(meta.totals).reduce((sum, total) => sum + total, 0)).toBe(data.length);
});

test.each([
  ['الجدوي', 'service', 'feasibility'],
  ['جدوى', 'service', 'feasibility'],
  ['الزراعه', 'article', 'food-security'],
  ['زراعي', 'sector', 'agricultural'],
  ['المستشفي', 'study', 'central-kitchen'],
  ['شمسية', 'study', 'solar-plant'],
  ['عجمان', 'study', 'bottled-water'],
  ['٢٠٢٦', 'study', 'bottled-water'],
] as const)('«%s» finds the %s %s', async (q, kind, slug) => {
  const { data } = await search(await inNovember(), q, kind);
  expect(data.map((hit) => hit.slug)).toContain(slug);
  expect(data.every((hit) => hit.kind === kind)).toBe(true);
});

test('finds a name with any spelling of alef', async () => {
  const api = await inNovember();
  await api.db
    .updateTable('articles')
    .set({ author_name: 'أحمد الإبراهيمي', search: foldArabic('بقلم أحمد الإبراهيمي') })
    .where('slug', '=', 'irr-npv')
    .execute();
  for (const q of ['احمد', 'أحمد', 'إبراهيمي', 'الابراهيمى'])
    expect((await search(api, q, 'article')).data.map(({ slug }) => slug)).toContain('irr-npv');
});

test('a study is found with what it recommends, and other pages without a word about that', async () => {
  const api = await inNovember();
  const { data } = await search(api, 'عجمان');
  expect(data.find(({ slug }) => slug === 'bottled-water')?.verdict).toBe('stop');
  expect(data.filter(({ kind, verdict }) => kind !== 'study' && verdict !== undefined)).toEqual([]);
  await api.db.updateTable('studies').set({ verdict: null }).where('slug', '=', 'bottled-water').execute();
  const without = (await search(api, 'عجمان')).data.find(({ slug }) => slug === 'bottled-water');
  expect(without).not.toHaveProperty('verdict');
});

test('matches in the title come before matches in the text', async () => {
  const api = await inNovember();
  const { data } = await search(api, 'نقطة التعادل', 'article');
  expect(data[0]?.slug).toBe('break-even');
  expect(data.length).toBeGreaterThan(1);
  const services = await search(api, 'خطط الأعمال', 'service');
  expect(services.data[0]?.slug).toBe('business-plans');
});

test('a hit contains an excerpt around the word', async () => {
  const hit = (await search(await inNovember(), 'المناجم', 'article')).data.find(({ slug }) => slug === 'irr-npv');
  expect(hit?.text).toMatch(/^… .*مشروعات المناجم والمحاجر.* …$/);
});

test('does not find drafts, scheduled or inactive items', async () => {
  const api = await inNovember();
  expect((await search(api, 'المراكز الطبية', 'article')).data.map(({ slug }) => slug)).not.toContain('health-centres');
  expect((await search(api, 'الامتياز', 'article')).data.map(({ slug }) => slug)).not.toContain('franchising');
  await api.db.updateTable('services').set({ is_active: 0 }).where('slug', '=', 'feasibility').execute();
  expect((await search(api, 'الجدوى', 'service')).data.map(({ slug }) => slug)).not.toContain('feasibility');
});

test('lists at most twenty hits per kind and counts all', async () => {
  const api = await inNovember();
  const [seed] = articles;
  if (!seed) throw new Error('The seed has no article.');
  const copies = Array.from({ length: 25 }, (_, index) => ({
    ...articleColumns({ ...seed, slug: `copy-${index}`, title_ar: `ديناصور ${index}` }),
    created_at: seed.published_at,
    updated_at: seed.published_at,
  }));
  await api.db.insertInto('articles').values(copies).execute();
  const { data, meta } = await search(api, 'ديناصور');
  expect(data).toHaveLength(20);
  expect(meta.totals).toEqual({ service: 0, sector: 0, article: 25, study: 0 });
});

test.each(['', 'q=', 'q=%D8%AC', 'q=%20%D8%AC%20', 'q=!!', 'q=%D8%9F%D8%9F'])(
  'rejects the query «%s» as too short',
  async (query) => {
    const response = await (await inNovember()).get(`${SEARCH}?${query}`);
    expect(response.statusCode).toBe(422);
    expect(errorResponse.parse(response.json()).errors).toEqual({ q: ['اكتب حرفين على الأقل للبحث'] });
  },
);

test('rejects an unknown kind and a long query with an error at the parameter', async () => {
  const { get } = await inNovember();
  expect(errorResponse.parse((await get(`${SEARCH}?q=abc&kind=user`)).json()).errors).toEqual({
    kind: ['اختر قيمة من القائمة'],
  });
  expect(errorResponse.parse((await get(`${SEARCH}?q=${'x'.repeat(201)}`)).json()).errors).toEqual({
    q: ['النص أطول من المسموح به'],
  });
});

test('treats SQL and regular expression syntax as text', async () => {
  const api = await inNovember();
  for (const q of ['a%b', '__', "x' or 'zq'='zq' --", '(.*)+', '\\\\']) {
    const response = await api.get(`${SEARCH}?${new URLSearchParams({ q })}`);
    expect([200, 422], q).toContain(response.statusCode);
    if (response.statusCode === 200) expect(response.json().data).toEqual([]);
  }
});
