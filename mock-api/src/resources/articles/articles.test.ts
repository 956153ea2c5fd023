import {
  articleCategory,
  articlePage,
  articleSummary,
  articleTag,
  enveloped,
  errorResponse,
  paged,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';

const LIST = '/api/public/articles';
const page = paged(articleSummary);

/** The API in November 2026: twelve articles are published, one is a draft and one is scheduled for February. */
const inNovember = async (): Promise<TestApp> => {
  const api = await createTestApp();
  api.wait(Date.parse('2026-11-01T00:00:00Z') - TEST_START.getTime());
  return api;
};

const fetchPage = async ({ get }: TestApp, query: Record<string, string> = {}) =>
  page.parse((await get(`${LIST}?${new URLSearchParams(query)}`)).json());
const slugs = async (api: TestApp, query: Record<string, string>) =>
  (await fetchPage(api, query)).data.map(({ slug }) => slug);

test('lists the newest nine articles first, and three more on the second page', async () => {
  const api = await inNovember();
  const first = await fetchPage(api);
  expect(first.meta).toEqual({ page: 1, per_page: 9, total: 12, last_page: 2 });
  expect(first.data).toHaveLength(9);
  expect(first.data[0]?.slug).toBe('feasibility-mistakes');
  const dates = first.data.map(({ published_at }) => published_at ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
  const second = await fetchPage(api, { page: '2' });
  expect(second.data.map(({ slug }) => slug)).toEqual(['due-diligence', 'break-even', 'irr-npv']);
  expect((await fetchPage(api, { page: '3' })).data).toEqual([]);
});

test('hides drafts and scheduled articles, and shows a scheduled article from its exact time', async () => {
  const api = await inNovember();
  const { get, wait } = api;
  expect(await slugs(api, { per_page: '50' })).not.toEqual(expect.arrayContaining(['health-centres']));
  expect((await get(`${LIST}/franchising`)).statusCode).toBe(404);
  wait(Date.parse('2027-02-14T06:00:00Z') - Date.parse('2026-11-01T00:00:00Z') - 1);
  expect((await get(`${LIST}/franchising`)).statusCode).toBe(404);
  wait(1);
  const { data } = articlePage.parse((await get(`${LIST}/franchising`)).json());
  expect(data).toMatchObject({ slug: 'franchising', status: 'published', published_at: '2027-02-14T06:00:00.000Z' });
  expect((await fetchPage(api)).meta.total).toBe(14);
});

test('the id of a draft gets the same 404 as an unknown id', async () => {
  const { db, get } = await inNovember();
  const draft = await db.selectFrom('articles').select('id').where('status', '=', 'draft').executeTakeFirstOrThrow();
  const [hidden, missing] = [await get(`${LIST}/${draft.id}`), await get(`${LIST}/999`)];
  expect(hidden.statusCode).toBe(404);
  expect(errorResponse.parse(hidden.json()).message).toBe('العنصر المطلوب غير موجود.');
  expect(errorResponse.parse(hidden.json()).message).toBe(errorResponse.parse(missing.json()).message);
});

test('hides archived articles', async () => {
  const api = await inNovember();
  await api.db.updateTable('articles').set({ status: 'archived' }).where('slug', '=', 'irr-npv').execute();
  expect((await api.get(`${LIST}/irr-npv`)).statusCode).toBe(404);
  expect((await fetchPage(api)).meta.total).toBe(11);
  expect(await slugs(api, { q: 'العائد الداخلي', per_page: '50' })).not.toContain('irr-npv');
});

test.each([
  // Common variants: without hamza, other final Arabic letters, with or without the definite article, Arabic digits.
  ['الامن الغذائي', 'food-security'],
  ['دراسة الجدوي', 'feasibility-mistakes'],
  ['نقطه التعادل', 'break-even'],
  ['٢١.٩%', 'irr-npv'],
  ['«العائد الداخلي»', 'irr-npv'],
])('a search for «%s» finds %s', async (q, slug) => {
  expect(await slugs(await inNovember(), { q, per_page: '50' })).toContain(slug);
});

test('a search requires all words in any order and treats SQL wildcards as text', async () => {
  const api = await inNovember();
  expect(await slugs(api, { q: 'التعادل نقطة' })).toContain('break-even');
  expect(await slugs(api, { q: 'التعادل ديناصور' })).toEqual([]);
  expect(await slugs(api, { q: 'ال_ائد' })).toEqual([]);
  expect((await fetchPage(api, { q: '%' })).meta.total).toBe(12);
  expect(await slugs(api, { q: "'; drop table articles; --" })).toEqual([]);
  expect((await fetchPage(api)).meta.total).toBe(12);
});

test('filters by categories and tags, where several values mean any of them', async () => {
  const api = await inNovember();
  const categories = enveloped(z.array(articleCategory)).parse((await api.get(`${LIST}/categories`)).json());
  expect(categories[0]).toEqual({ name: 'مفاهيم مالية', count: 4 });
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  for (const { name, count } of categories) expect((await fetchPage(api, { category: name })).meta.total).toBe(count);
  const tags = enveloped(z.array(articleTag)).parse((await api.get(`${LIST}/tags`)).json());
  expect(tags.map(({ name }) => name)).not.toContain('القطاع الصحي');
  expect(await slugs(api, { tag: 'التمويل' })).toEqual(['bank-business-plan']);
  const both = page.parse(
    (await api.get(`${LIST}?tag=${encodeURIComponent('التمويل')}&tag=${encodeURIComponent('التصدير')}`)).json(),
  );
  expect(both.data.map(({ slug }) => slug)).toEqual(['gulf-market', 'bank-business-plan']);
  expect(await slugs(api, { tag: 'التمويل', category: 'أسواق' })).toEqual([]);
});

test('sorts by oldest and by title', async () => {
  const api = await inNovember();
  expect((await slugs(api, { sort: 'oldest' }))[0]).toBe('irr-npv');
  const titles = (await fetchPage(api, { sort: 'title', per_page: '50' })).data.map(({ title_ar }) => title_ar);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('ar').compare));
});

test.each([
  ['page=0', 'page'],
  ['page=two', 'page'],
  ['page=1e9', 'page'],
  ['per_page=51', 'per_page'],
  ['sort=random', 'sort'],
  [`q=${'x'.repeat(201)}`, 'q'],
  ['category=', 'category.0'],
])('rejects «%s» with an error at its parameter', async (query, field) => {
  const { get } = await inNovember();
  const response = await get(`${LIST}?${query}`);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(errorResponse.parse(response.json()).errors ?? {})).toEqual([field]);
});

test('accepts page numbers in Arabic digits and ignores unknown parameters', async () => {
  const api = await inNovember();
  expect((await fetchPage(api, { page: '٢', utm_source: 'x' })).meta.page).toBe(2);
});

test('an article includes its table of contents, neighbours and three related articles', async () => {
  const { get } = await inNovember();
  const { data, contents, related, previous, next } = articlePage.parse((await get(`${LIST}/break-even`)).json());
  expect(previous?.slug).toBe('irr-npv');
  expect(next?.slug).toBe('due-diligence');
  expect(contents.length).toBeGreaterThan(3);
  for (const { id, level } of contents) expect(data.body_html).toContain(`<h${level} id="${id}">`);
  expect(new Set(contents.map(({ id }) => id)).size).toBe(contents.length);
  expect(related).toHaveLength(3);
  expect(related.every(({ category }) => category === data.category)).toBe(true);
  expect(related.map(({ slug }) => slug)).not.toContain('break-even');
  const newest = articlePage.parse((await get(`${LIST}/feasibility-mistakes`)).json());
  expect(newest.next).toBeNull();
});

test('related articles with shared tags come before those of the same category', async () => {
  const { db, get } = await inNovember();
  const idOf = async (slug: string) =>
    (await db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const far = await idOf('solar-roof');
  await db
    .insertInto('article_tags')
    .values([
      { article_id: far, tag: 'التسعير' },
      { article_id: far, tag: 'هامش المساهمة' },
    ])
    .execute();
  const { related } = articlePage.parse((await get(`${LIST}/break-even`)).json());
  expect(related[0]?.slug).toBe('solar-roof');
});

test('finds an article by id, slug and former slug', async () => {
  const { db, get } = await inNovember();
  const { data } = articlePage.parse((await get(`${LIST}/irr-npv`)).json());
  expect(articlePage.parse((await get(`${LIST}/${data.id}`)).json()).data).toEqual(data);
  await db
    .insertInto('slug_history')
    .values({ kind: 'article', slug: 'العائد-الداخلي', target_id: data.id, created_at: data.created_at })
    .execute();
  const moved = await get(`${LIST}/${encodeURIComponent('العائد-الداخلي')}`);
  expect(moved.statusCode).toBe(200);
  expect(articlePage.parse(moved.json()).data.slug).toBe('irr-npv');
});

test('the response contains no internal columns', async () => {
  const { get } = await inNovember();
  const text = (await get(`${LIST}/irr-npv`)).body + (await get(LIST)).body;
  expect(text).not.toMatch(/title_search|"search"/);
});
