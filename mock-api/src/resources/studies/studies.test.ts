import {
  enveloped,
  errorResponse,
  paged,
  studyCard,
  studyFacets,
  studyPage,
  verdictRegister,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { figuresOf } from './present.ts';

const LIST = '/api/public/studies';
const page = paged(studyCard);

/** The API in November 2026, when all twelve studies are published. */
const inNovember = async (): Promise<TestApp> => {
  const api = await createTestApp();
  api.wait(Date.parse('2026-11-01T00:00:00Z') - TEST_START.getTime());
  return api;
};

const fetchPage = async ({ get }: TestApp, query: [string, string][] | Record<string, string> = {}) =>
  page.parse((await get(`${LIST}?${new URLSearchParams(query)}`)).json());
const slugs = async (api: TestApp, query: [string, string][] | Record<string, string>) =>
  (await fetchPage(api, query)).data.map(({ slug }) => slug);

test('lists the twelve studies on one page, newest first, with their sectors', async () => {
  const { data, meta } = await fetchPage(await inNovember());
  expect(meta).toEqual({ page: 1, per_page: 12, total: 12, last_page: 1 });
  expect(data[0]).toMatchObject({ slug: 'central-kitchen', sector: { slug: 'commercial', name_ar: 'التجاري' } });
  const dates = data.map(({ published_at }) => published_at ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('filters by sector, country, kind and capital', async () => {
  const api = await inNovember();
  expect(await slugs(api, { sector: 'agricultural' })).toEqual(['fish-farm', 'greenhouse']);
  const { data } = await fetchPage(api, { sector: 'agricultural' });
  expect(await slugs(api, { sector: String(data[0]?.sector_id) })).toEqual(['fish-farm', 'greenhouse']);
  expect(
    await slugs(api, [
      ['sector', 'energy'],
      ['sector', 'tourism'],
    ]),
  ).toEqual(['mountain-lodge', 'solar-plant']);
  expect((await fetchPage(api, { country: 'السعودية' })).data.every(({ country }) => country === 'السعودية')).toBe(
    true,
  );
  expect((await fetchPage(api, { kind: 'summary' })).data.map(({ kind }) => kind)).toEqual([
    'summary',
    'summary',
    'summary',
  ]);
  const middle = (await fetchPage(api, { capital_min: '500000', capital_max: '٩٠٠٠٠٠' })).data.map(
    ({ capital_total }) => capital_total,
  );
  expect(middle.toSorted((a, b) => a - b)).toEqual([580_000, 750_000, 880_000]);
  expect(await slugs(api, { sector: 'agricultural', country: 'مصر' })).toEqual([]);
  expect(await slugs(api, { sector: 'nowhere' })).toEqual([]);
});

test.each([
  // Common variants: other Arabic letters, with or without the definite article, a sector's name, a year in Arabic digits.
  ['مخزن مبرد', 'cold-store'],
  ['المخزن المبرد', 'cold-store'],
  ['طاقه شمسيه', 'solar-plant'],
  ['الزراعى', 'fish-farm'],
  ['٢٠٢٦ عجمان', 'bottled-water'],
])('a search for «%s» finds %s', async (q, slug) => {
  expect(await slugs(await inNovember(), { q })).toContain(slug);
});

test('sorts by capital, IRR, payback, downloads, date and title; missing figures come last', async () => {
  const api = await inNovember();
  const capitals = async (sort: string) =>
    (await fetchPage(api, { sort })).data.map(({ capital_total }) => capital_total);
  const low = await capitals('capital_low');
  expect(low).toEqual(low.toSorted((a, b) => a - b));
  expect(await capitals('capital_high')).toEqual(low.toReversed());
  expect((await slugs(api, { sort: 'irr' }))[0]).toBe('dates-factory');
  expect((await fetchPage(api, { sort: 'payback' })).data.at(-1)?.payback_years).toBeNull();
  await api.db.updateTable('studies').set({ irr: null }).where('slug', '=', 'dates-factory').execute();
  expect((await slugs(api, { sort: 'irr' })).at(-1)).toBe('dates-factory');
  await api.db.updateTable('studies').set({ downloads: 3 }).where('slug', '=', 'solar-plant').execute();
  expect((await slugs(api, { sort: 'downloads' }))[0]).toBe('solar-plant');
  expect((await slugs(api, { sort: 'oldest' }))[0]).toBe('early-learning-centre');
  const titles = (await fetchPage(api, { sort: 'title' })).data.map(({ title_ar }) => title_ar);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('ar').compare));
});

test.each([
  ['capital_min=many', 'capital_min'],
  ['kind=poem', 'kind.0'],
  ['sort=luck', 'sort'],
  ['per_page=500', 'per_page'],
])('rejects «%s» with an error at its parameter', async (query, field) => {
  const response = await (await inNovember()).get(`${LIST}?${query}`);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(errorResponse.parse(response.json()).errors ?? {})).toEqual([field]);
});

test('facets list the filter values with their counts', async () => {
  const api = await inNovember();
  const facets = enveloped(studyFacets).parse((await api.get(`${LIST}/facets`)).json());
  for (const { slug, count } of facets.sectors) expect((await fetchPage(api, { sector: slug })).meta.total).toBe(count);
  for (const { name, count } of facets.countries)
    expect((await fetchPage(api, { country: name })).meta.total).toBe(count);
  expect(facets.countries[0]).toEqual({ name: 'السعودية', count: 4 });
  expect(facets.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  expect(facets.capital).toEqual({ from: 330_000, to: 1_890_000 });
  await api.db.deleteFrom('studies').execute();
  expect(enveloped(studyFacets).parse((await api.get(`${LIST}/facets`)).json())).toEqual({
    sectors: [],
    countries: [],
    kinds: [],
    verdicts: [],
    capital: null,
  });
});

test('the register has every published study with its verdict, the oldest year first', async () => {
  const api = await inNovember();
  const { data, counts } = verdictRegister.parse((await api.get('/api/public/verdicts')).json());
  expect(counts).toEqual({ go: 7, change: 4, stop: 1, total: 12 });
  expect(data).toHaveLength(12);
  expect(data.map(({ year }) => year)).toEqual(data.map(({ year }) => year).toSorted((one, other) => one - other));
  expect(data.find(({ verdict }) => verdict === 'stop')).toMatchObject({
    slug: 'bottled-water',
    sector: { slug: 'industrial' },
    discount_rate: 11,
  });
  await api.db.updateTable('studies').set({ status: 'draft' }).where('slug', '=', 'bottled-water').execute();
  await api.db.updateTable('studies').set({ verdict: null }).where('slug', '=', 'dates-factory').execute();
  expect((await api.get('/api/public/verdicts/counts')).json().data).toEqual({ go: 6, change: 4, stop: 0, total: 11 });
});

test('the figures of every study match its cash flows', async () => {
  const { get } = await inNovember();
  for (const { id } of page.parse((await get(LIST)).json()).data) {
    const { data } = studyPage.parse((await get(`${LIST}/${id}`)).json());
    expect(data).toMatchObject(figuresOf(data));
    expect(data.capital_total).toBe(-(data.cash_flows[0] ?? 0));
  }
});

test('a study that advises against investing has negative figures', async () => {
  const { get } = await inNovember();
  const { data } = studyPage.parse((await get(`${LIST}/bottled-water`)).json());
  expect(data).toMatchObject({ npv: -1_706_299, irr: -9.05, payback_years: null });
});

test('a study includes its sector and three related studies, of the same sector first', async () => {
  const { get } = await inNovember();
  const { data, sector, related } = studyPage.parse((await get(`${LIST}/greenhouse`)).json());
  expect(sector).toEqual({ id: data.sector_id, slug: 'agricultural', name_ar: 'الزراعي' });
  expect(related.map(({ slug }) => slug)).toEqual(['fish-farm', 'central-kitchen', 'medical-centre']);
});

test('hides unpublished studies', async () => {
  const { get, wait } = await createTestApp();
  expect((await get(`${LIST}/central-kitchen`)).statusCode).toBe(404);
  expect((await get(`${LIST}/central-kitchen/download`)).statusCode).toBe(404);
  wait(Date.parse('2026-09-27T06:00:00Z') - TEST_START.getTime());
  expect((await get(`${LIST}/central-kitchen`)).statusCode).toBe(200);
});

test('the response contains no internal columns', async () => {
  const { get } = await inNovember();
  expect((await get(`${LIST}/greenhouse`)).body).not.toMatch(/title_search|"search"|sector_slug/);
});
