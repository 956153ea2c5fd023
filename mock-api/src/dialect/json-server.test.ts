import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestKinds, type Role } from 'shared-lib/contracts';
import { createRandom, type Random } from '../seed/large/random.ts';
import { insertManyRequests } from '../seed/large/requests.ts';
import { inboxName } from '../resources/requests/repository.ts';
import { newUserRow } from '../resources/users/repository.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { comparedFields } from '../testing/compared-fields.ts';
import { dialectResources } from '../testing/dialect-resources.ts';
import { startListeningApi, type ListeningApi } from '../testing/listening-api.ts';
import { sampleSize } from '../testing/sample.ts';
import { randomQuery, valueOf, type QueriedResource, type QueriedRow } from '../testing/list-queries.ts';

/**
 * Compares our lists with json-server 0.17.4 on the same rows and queries. The queries avoid the intended differences:
 * - `q` folds Arabic, searches only text that users read (not paths, dates, or texts for search engines), and needs every word. The
 *   tests use words that appear only in such texts.
 * - Rows with equal sort values in descending order come newest first, so that an index can be read backwards. Every order here
 *   ends with `id`.
 * - An empty field differs from any value and matches `null`. json-server excludes such rows in both cases.
 * - `_like` is text with `^`, `$` and `.*`, not an executed regular expression, and only for text columns.
 * - Unknown names with `_gte` and other suffixes are ignored (and named in a header); json-server then finds nothing. Lists, objects,
 *   and the path and size of a study's file cannot be filtered.
 * - `_start` works without `_end` or `_limit`. Invalid and negative numbers get the default.
 * - `Link` has the first and last page also for a page beyond the last, and for a single page. It has at most 4,000 characters: the
 *   links to the first, last and previous page are left out before the next one.
 * - `X-Total-Count` is always present, and no response has more than 1000 rows.
 * - Lists of articles and studies leave out the fields in `unlisted`. Single, embedded and chosen rows (`id=…`) have them.
 */
const ALL_QUERIES = 110;
const QUERIES_PER_RESOURCE = sampleSize(ALL_QUERIES);

/** Four links with longer paths exceed the limit of a header. */
const LONG_PATH = 900;

/** Long fields that lists leave out. */
const unlisted: Record<string, readonly string[]> = {
  articles: ['body_html'],
  studies: [
    'cash_flows',
    'operations',
    'phases',
    'toc',
    'assumptions',
    'market_size',
    'sample_images',
    'sample_image_alts',
  ],
};

/** Whether the list is of chosen ids, which are whole rows. */
const isOfIds = (path: string): boolean => /[?&]id=/.test(path);

/** The last resource of a path: `studies` of `sectors/1/studies?_page=1`. */
const resourceOf = (path: string): string => /([a-z]+)(?:\?|$)/.exec(path)?.[1] ?? '';

const asListed = (path: string, rows: readonly QueriedRow[]): QueriedRow[] =>
  rows.map((whole) =>
    Object.fromEntries(
      Object.entries(whole).filter(([field]) => isOfIds(path) || !unlisted[resourceOf(path)]?.includes(field)),
    ),
  );

const anyRow = z.record(z.string(), z.unknown());
const rowList = z.array(anyRow);

let site: ListeningApi;
let reference: string;
let resources: Map<string, QueriedResource>;

const addRequests = async ({ db }: ListeningApi, random: Random) => {
  const people = await db.selectFrom('users').select(['id', 'name', 'email', 'role']).execute();
  const ofRole = (role: Role) => people.filter((person) => person.role === role);
  await db.transaction().execute((trx) =>
    insertManyRequests({
      trx,
      random,
      users: { clients: ofRole('client'), consultants: ofRole('consultant') },
      clock: () => new Date('2026-03-01T08:00:00.000Z'),
      count: 150,
    }),
  );
};

/** Adds rows that differ in few fields, so that filters and orders have an effect. */
const addRows = async (api: ListeningApi) => {
  const { admin, db } = api;
  const random = createRandom(7);
  for (const { resource, row, text: nameField } of dialectResources.filter((sample) => sample.resource !== 'users'))
    for (let count = 0; count < 30; count += 1) {
      const more = {
        [nameField]: `${String(row[nameField])} ${random.pick(['الرياض', 'القاهرة', 'Dubai', 'جدة'])} ${random.between(1, 9)}`,
        ...('basic_price' in row ? { basic_price: random.between(1, 6) * 500 } : {}),
        ...('year' in row
          ? {
              year: random.between(2020, 2026),
              sector_id: random.between(1, 8),
              cash_flows: [-100, random.between(10, 90), random.between(10, 90)],
              country: random.pick(['مصر', 'السعودية', 'عُمان']),
            }
          : {}),
        ...(resource === 'canned-replies' ? { kind: random.pick([...requestKinds, null]) } : {}),
        ...('is_active' in row
          ? { is_active: random.next() < 0.7 }
          : { status: random.pick(['draft', 'archived', 'published']) }),
      };
      expect((await admin('POST', `/api/admin/${resource}`, { ...row, ...more })).statusCode).toBe(201);
    }
  const users = Array.from({ length: 60 }, (_, index) => ({
    ...newUserRow(
      {
        name: `${random.pick(['سالم', 'Salem', 'هند', 'Omar'])} ${index}`,
        email: `user${index}@example.com`,
        phone: `05${random.between(1000, 9999)}`,
        company: random.pick(['', 'دار', 'Delta']),
        country: random.pick(['مصر', 'السعودية']),
        role: random.pick(['client', 'consultant'] as const),
        status: random.pick(['active', 'suspended'] as const),
        password_hash: 'none',
      },
      `2026-02-${String(random.between(1, 28)).padStart(2, '0')}T08:00:00.000Z`,
    ),
    last_login_at: index % 3 === 0 ? null : `2026-03-01T${String(index % 24).padStart(2, '0')}:00:00.000Z`,
  }));
  await db.insertInto('users').values(users).execute();
  await addRequests(api, random);
};

const startReference = (
  rows: Record<string, QueriedRow[]>,
  onFinished: (close: () => Promise<void>) => void,
): Promise<string> =>
  new Promise((resolve) => {
    const app = jsonServer.create();
    app.use(jsonServer.router(structuredClone(rows), { foreignKeySuffix: '_id' }));
    const server = createServer(app).listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
    onFinished(() => new Promise((closed) => server.close(() => closed())));
  });

beforeAllTests(async (onFinished) => {
  site = await startListeningApi({}, onFinished);
  await addRows(site);
  const rows = new Map<string, QueriedRow[]>();
  for (const name of Object.keys(comparedFields)) {
    const listed = rowList.parse((await site.admin('GET', `/api/admin/${name}`)).json());
    const whole = listed.map(async ({ id }) =>
      anyRow.parse((await site.admin('GET', `/api/admin/${name}/${String(id)}`)).json()),
    );
    // A request of the list over all kinds is found by its reference, with more fields.
    rows.set(name, name === 'requests' ? listed : await Promise.all(whole));
  }
  resources = new Map(
    [...rows].map(([name, some]) => [name, { name, rows: some, fields: comparedFields[name] ?? [] }]),
  );
  reference = await startReference(Object.fromEntries(rows), onFinished);
}, 120_000);

/** Page numbers of a `Link` header by relation. The URLs themselves differ in origin and parameter order. */
const pagesOf = (link: string | null): Record<string, string | null> =>
  Object.fromEntries(
    [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => [
      rel,
      new URL(url).searchParams.get('_page'),
    ]),
  );

const fetchList = async (base: string, path: string) => {
  const response = await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${site.token}` } });
  const total = response.headers.get('x-total-count');
  return {
    status: response.status,
    rows: rowList.parse(await response.json()),
    total,
    pages: pagesOf(response.headers.get('link')),
  };
};

/** Latin words that appear in the searched texts and in no other field of any row. */
const searchWordsOf = async (name: string, rows: readonly QueriedRow[]): Promise<string[]> => {
  const { ref } = site.db.dynamic;
  const kind = requestKinds.find((one) => inboxName[one] === name);
  const texts = kind
    ? await site.db.selectFrom('requests').select('search').where('kind', '=', kind).orderBy('id').execute()
    : await site.db
        .selectFrom(name.replaceAll('-', '_') as 'sliders')
        .select('search')
        .orderBy(ref('id'))
        .execute();
  const words = new Set(texts.flatMap(({ search }) => search.match(/\b[a-z]{4,}\b/g) ?? []));
  const everything = rows.map((row) => JSON.stringify(Object.values(row)).toLowerCase());
  return [...words].filter((word) =>
    texts.every(({ search }, index) => search.includes(word) === everything[index]?.includes(word)),
  );
};

const compare = async (path: string) => {
  const [ours, theirs] = [await fetchList(site.adminUrl, path), await fetchList(reference, path)];
  expect(ours.status, path).toBe(200);
  expect(ours.rows, path).toEqual(asListed(path, theirs.rows));
  if (theirs.total !== null) expect(ours.total, path).toBe(theirs.total);
  // The header leaves out links that do not fit.
  const pages = path.length < LONG_PATH ? ours.pages : { ...theirs.pages, ...ours.pages };
  if (Object.keys(theirs.pages).length > 0) expect(pages, path).toEqual(theirs.pages);
  return theirs;
};

describe('returns the same rows, order, totals and pages', () => {
  test.each(Object.keys(comparedFields))(
    '%s',
    async (name) => {
      const resource = resources.get(name);
      if (!resource) throw new Error(`No rows of ${name}`);
      const random = createRandom(name.length * 1000 + ALL_QUERIES);
      const words = await searchWordsOf(name, resource.rows);
      expect(words.length).toBeGreaterThan(0);
      const sizes: number[] = [];
      let paged = 0;
      for (let count = 0; count < QUERIES_PER_RESOURCE; count += 1) {
        const { filters, full } = randomQuery(random, resource, words);
        const { rows } = await compare(`${name}?${filters}`);
        const { pages } = await compare(`${name}?${full(rows.length)}`);
        sizes.push(rows.length);
        if (Object.keys(pages).length > 0) paged += 1;
      }
      // Checks the queries themselves: most find rows, many exclude rows, and some are paged.
      expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(QUERIES_PER_RESOURCE / 2);
      expect(sizes.filter((size) => size < resource.rows.length).length).toBeGreaterThan(QUERIES_PER_RESOURCE / 3);
      expect(paged).toBeGreaterThan(QUERIES_PER_RESOURCE / 20);
    },
    120_000,
  );
});

test('returns the same for pages without rows, patterns of a space, and fields of requests', async () => {
  for (const path of [
    'services?_limit=0',
    'services?_start=2&_limit=0',
    'services?_page=1&_limit=0',
    'services?_end=0',
    'services?name_ar_like=%20',
    'services?name_ar_like=',
    'users?company_like=%20',
    'users?email_like=%20',
    'studies?title_ar_like=%20%20',
    'contacts?subject_like=%20',
    'consultations?timeline=flexible&_sort=unread_messages,id&_order=desc,asc',
    'feasibility-requests?timeline_ne=two_months',
  ])
    await compare(path);
  for (const name of ['contacts', 'consultations', 'feasibility-requests'])
    expect((await compare(`${name}?project_type=zz`)).rows).toEqual([]);
});

test('returns nested routes, embedded children and expanded parents', async () => {
  for (const id of [1, 4, 8]) {
    await compare(`sectors/${id}/studies?_sort=year,id&_order=desc,asc`);
    await compare(`sectors/${id}/studies?_page=1&_limit=2&country=${encodeURIComponent('مصر')}`);
  }
  await compare('sectors?_embed=studies&_sort=id&_limit=4');
  await compare('studies?_expand=sector&_sort=npv,id&_order=desc,desc&_page=2&_limit=5');
  for (const path of ['sectors/3?_embed=studies', 'studies/2?_expand=sector', 'studies/2', 'users/7']) {
    const [ours, theirs] = [
      await fetch(`${site.adminUrl}/${path}`, { headers: { authorization: `Bearer ${site.token}` } }),
      await fetch(`${reference}/${path}`),
    ];
    expect(await ours.json(), path).toEqual(await theirs.json());
  }
});

test('the full suite runs more than 500 queries, and every queried field exists', () => {
  expect(ALL_QUERIES * Object.keys(comparedFields).length).toBeGreaterThan(500);
  for (const { name, rows, fields: queried } of resources.values())
    for (const field of queried)
      expect(
        rows.some((row) => valueOf(row, field.name) !== undefined),
        `${name}.${field.name}`,
      ).toBe(true);
});
