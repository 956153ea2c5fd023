import { failure, searchAnswer, type SearchKind } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import { articleColumns } from '../articles/rows.ts';
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
  searchAnswer.parse((await get(`${SEARCH}?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`)).json());

test('one search looks in services, sectors, articles and studies', async () => {
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

test('a name is found with the alef that people happen to type', async () => {
  const api = await inNovember();
  await api.db
    .updateTable('articles')
    .set({ author_name: 'أحمد', search: foldArabic('بقلم أحمد الإبراهيمي') })
    .where('slug', '=', 'irr-npv')
    .execute();
  for (const q of ['احمد', 'أحمد', 'إبراهيمي', 'الابراهيمى'])
    expect((await search(api, q, 'article')).data.map(({ slug }) => slug)).toContain('irr-npv');
});

test('what has the words in its title comes before what has them in its text', async () => {
  const api = await inNovember();
  const { data } = await search(api, 'نقطة التعادل', 'article');
  expect(data[0]?.slug).toBe('break-even');
  expect(data.length).toBeGreaterThan(1);
  const services = await search(api, 'خطط الأعمال', 'service');
  expect(services.data[0]?.slug).toBe('business-plans');
});

test('a hit shows the place where the word is', async () => {
  const hit = (await search(await inNovember(), 'المناجم', 'article')).data.find(({ slug }) => slug === 'irr-npv');
  expect(hit?.text).toMatch(/^… .*مشروعات المناجم والمحاجر.* …$/);
});

test('drafts, what is scheduled and what was switched off are not found', async () => {
  const api = await inNovember();
  expect((await search(api, 'المراكز الطبية', 'article')).data.map(({ slug }) => slug)).not.toContain('health-centres');
  expect((await search(api, 'الامتياز', 'article')).data.map(({ slug }) => slug)).not.toContain('franchising');
  await api.db.updateTable('services').set({ is_active: 0 }).where('slug', '=', 'feasibility').execute();
  expect((await search(api, 'الجدوى', 'service')).data.map(({ slug }) => slug)).not.toContain('feasibility');
});

test('twenty of a kind are listed, and all are counted', async () => {
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
  '«%s» is too little to look for',
  async (query) => {
    const answer = await (await inNovember()).get(`${SEARCH}?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(failure.parse(answer.json()).errors).toEqual({ q: ['اكتب حرفين على الأقل للبحث'] });
  },
);

test('an unknown kind, and a text that is too long, are refused beside their names', async () => {
  const { get } = await inNovember();
  expect(failure.parse((await get(`${SEARCH}?q=abc&kind=user`)).json()).errors).toEqual({
    kind: ['اختر قيمة من القائمة'],
  });
  expect(failure.parse((await get(`${SEARCH}?q=${'x'.repeat(201)}`)).json()).errors).toEqual({
    q: ['النص أطول من المسموح به'],
  });
});

test('what a database or a pattern would understand is looked for as it stands', async () => {
  const api = await inNovember();
  for (const q of ['a%b', '__', "x' or 1=1 --", '(.*)+', '\\\\']) {
    const answer = await api.get(`${SEARCH}?${new URLSearchParams({ q })}`);
    expect([200, 422], q).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(answer.json().data).toEqual([]);
  }
});
