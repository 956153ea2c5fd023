import { adminSettings, searchResponse, type SearchKind } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';

const listed = z.object({ data: z.array(z.object({ slug: z.string() })) });

const inNovember = async (): Promise<TestApp> => {
  const api = await createTestApp();
  api.wait(Date.parse('2026-11-01T00:00:00Z') - TEST_START.getTime());
  return api;
};

const search = async ({ get }: TestApp, q: string, kind?: SearchKind) =>
  searchResponse.parse(
    (await get(`/api/public/search?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`)).json(),
  );

/** Writes a text into an article, as any program with the database may. */
const writeArticle = (api: TestApp, slug: string, texts: { title_ar?: string; body_html?: string }) =>
  api.db
    .updateTable('articles')
    .set({ ...texts, search: foldArabic(Object.values(texts).join(' ')) })
    .where('slug', '=', slug)
    .execute();

/** Twenty questions whose first hit must stay. `npm run bench -w mock-api -- --search` measures sixty. */
const firstHits: readonly (readonly [q: string, kind: SearchKind, first: string])[] = [
  ['للجدوى', 'service', 'feasibility'],
  ['وجدوى', 'service', 'feasibility'],
  ['تقييم المشاريع', 'service', 'project-evaluation'],
  ['دراسة الأسواق', 'service', 'market-research'],
  ['خطة عمل', 'service', 'business-plans'],
  ['زراعة', 'sector', 'agricultural'],
  ['سياحة', 'sector', 'tourism'],
  ['صناعة', 'sector', 'industrial'],
  ['مصانع التمر', 'study', 'dates-factory'],
  ['مصنعا للتمور', 'study', 'dates-factory'],
  ['تمر', 'study', 'dates-factory'],
  ['مصنغ تمور', 'study', 'dates-factory'],
  ['فندق بيئي', 'study', 'mountain-lodge'],
  ['أسماك', 'study', 'fish-farm'],
  ['مراكز طبية', 'study', 'medical-centre'],
  ['معاهد التدريب', 'study', 'vocational-institute'],
  ['مخازن مبردة', 'study', 'cold-store'],
  ['تراخيص صناعية', 'article', 'egypt-industrial-licence'],
  ['خطأ في دراسة الجدوى', 'article', 'feasibility-mistakes'],
  ['رؤوس الأموال العاملة', 'article', 'working-capital'],
];

test('twenty questions have the expected first hits', async () => {
  const api = await inNovember();
  for (const [q, kind, first] of firstHits) expect((await search(api, q, kind)).data[0]?.slug, q).toBe(first);
});

test.each([
  ['مسئول', 'مسؤول المبيعات'],
  ['مسؤول', 'مسئول المبيعات'],
  ['شؤون', 'إدارة شئون العاملين'],
  ['ديناصورات', 'وديناصور'],
  ['بالديناصور', 'ديناصورا'],
])('«%s» finds a text with «%s»', async (q, written) => {
  const api = await inNovember();
  await writeArticle(api, 'irr-npv', { title_ar: 'عنوان', body_html: `<p>${written}</p>` });
  expect((await search(api, q, 'article')).data.map(({ slug }) => slug)).toContain('irr-npv');
});

test('parts of words are no words', async () => {
  const api = await inNovember();
  for (const [q, written] of [
    ['تمر', 'يستمر العمل'],
    ['قمر', 'التقمرات'],
  ] as const) {
    await writeArticle(api, 'irr-npv', { title_ar: 'عنوان', body_html: `<p>${written}</p>` });
    expect(
      (await search(api, q, 'article')).data.map(({ slug }) => slug),
      q,
    ).not.toContain('irr-npv');
  }
});

test('corrects one wrong letter and says so', async () => {
  const api = await inNovember();
  const { data, meta } = await search(api, 'مصنغ تمور', 'study');
  expect(data[0]?.slug).toBe('dates-factory');
  expect(meta.did_you_mean).toBe('مصنع تمور');
  expect((await search(api, 'مصنع تمور')).meta.did_you_mean).toBeUndefined();
});

test('the last word may be only begun, as while somebody types', async () => {
  const { data, meta } = await search(await inNovember(), 'مصنع تمو', 'study');
  expect(data[0]?.slug).toBe('dates-factory');
  expect(meta.did_you_mean).toBeUndefined();
});

test('results without a word come after those with all words and name it', async () => {
  const api = await inNovember();
  const { data } = await search(api, 'مصنع تمور ديناصور', 'study');
  expect(data[0]).toMatchObject({ slug: 'dates-factory', missing: ['ديناصور'] });
  await writeArticle(api, 'irr-npv', { title_ar: 'مصنع تمور ديناصور' });
  const found = (await search(api, 'مصنع تمور ديناصور')).data.find(({ kind }) => kind === 'article');
  expect(found).toMatchObject({ slug: 'irr-npv' });
  expect(found).not.toHaveProperty('missing');
});

test('a word in the title comes before the summary, and the summary before the text', async () => {
  const api = await inNovember();
  const put = (slug: string, columns: Partial<Record<'title_ar' | 'excerpt_ar' | 'body_html', string>>) =>
    api.db
      .updateTable('articles')
      .set({ ...columns, search: `${slug} ديناصور` })
      .where('slug', '=', slug)
      .execute();
  await put('irr-npv', { body_html: '<p>عن ديناصور قديم</p>' });
  await put('break-even', { excerpt_ar: 'عن ديناصور قديم' });
  await put('due-diligence', { title_ar: 'ديناصور قديم' });
  const { data } = await search(api, 'ديناصور', 'article');
  expect(data.map(({ slug }) => slug)).toEqual(['due-diligence', 'break-even', 'irr-npv']);
});

test('names the words to mark in titles and texts', async () => {
  const { meta } = await search(await inNovember(), 'مصانع التمر', 'study');
  expect(meta.found_words).toEqual(expect.arrayContaining(['مصنع', 'تمور']));
});

test('lists find the same forms of words', async () => {
  const { get } = await inNovember();
  const slugsOf = async (list: string, q: string): Promise<string[]> => {
    const response = await get(`/api/public/${list}?${new URLSearchParams({ q })}`);
    return listed.parse(response.json()).data.map(({ slug }) => slug);
  };
  expect(await slugsOf('studies', 'مصانع التمر')).toContain('dates-factory');
  expect(await slugsOf('articles', 'التراخيص الصناعية')).toContain('egypt-industrial-licence');
});

test('an administrator edits the synonyms, which apply to the next search and are no text of pages', async () => {
  const api = await inNovember();
  const token = await api.signIn('admin@miqyas.example');
  expect((await search(api, 'بطيخة', 'study')).data.map(({ slug }) => slug)).not.toContain('dates-factory');
  const { seo } = adminSettings.parse((await api.get('/api/admin/settings', { token })).json());
  const body = { ...seo, search_synonyms: `${seo.search_synonyms}\nبطيخة = تمر` };
  const saved = await api.request('PUT', '/api/admin/settings/seo', { token, body });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await search(api, 'بطيخة', 'study')).data[0]?.slug).toBe('dates-factory');
  expect((await api.get('/api/public/settings?group=seo')).body).not.toContain('بطيخة');
});

test('follows writes, deletions and dates of publication', async () => {
  const api = await createTestApp();
  const found = async () => (await search(api, 'ديناصور', 'article')).data.map(({ slug }) => slug);
  expect(await found()).toEqual([]);
  await writeArticle(api, 'irr-npv', { title_ar: 'ديناصور' });
  await api.db
    .updateTable('articles')
    .set({ title_ar: 'ديناصور', search: 'ديناصور', status: 'scheduled', published_at: '2026-03-02T10:00:00.000Z' })
    .where('slug', '=', 'break-even')
    .execute();
  expect(await found()).toEqual(['irr-npv']);
  api.wait(2 * 3_600_000);
  expect((await found()).toSorted()).toEqual(['break-even', 'irr-npv']);
  await api.db.updateTable('articles').set({ status: 'draft' }).where('slug', '=', 'irr-npv').execute();
  expect(await found()).toEqual(['break-even']);
});
