import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createRandom } from '../seed/large/random.ts';
import { newUserRow } from '../resources/users/repository.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { dialectNouns } from '../testing/dialect-nouns.ts';
import { startListeningApi, type ListeningApi } from '../testing/listening-api.ts';
import { randomQuery, valueOf, type Field, type Noun, type Row } from '../testing/list-queries.ts';

/**
 * Our lists beside those of json-server 0.17.4, asked the same of the same rows. Where we mean to differ, the questions leave it
 * out:
 * - `q` folds Arabic, looks in what people read (not in paths or dates), and needs every word: asked here with words that stand
 *   in such texts only;
 * - rows that are equal by `_sort` descending stand newest first, so that an index can be read from its end: every order ends
 *   with `id` here;
 * - an empty field is different from any value and can be asked for as `null`; json-server leaves such rows out of both;
 * - a `_like` is text with `^`, `$` and `.*`, not a regular expression that is run; it is for texts;
 * - unknown names are ignored with `_gte` and the like too, where json-server finds nothing; lists and objects cannot be asked for;
 * - `_start` counts without `_end` or `_limit` too, and what is no number, or below zero, is what is usual instead;
 * - `Link` names the first and last page also of one that is beyond the last, or the only one;
 * - `X-Total-Count` is always there, and no call gets more than 1000 rows.
 */
const PER_NOUN = 110;

const text = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'text' }));
const number = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'number' }));
const flags: Field[] = [{ name: 'is_active', type: 'flag' }];
const stamps = text('created_at', 'updated_at');
const maybe = (type: 'text' | 'number', ...names: string[]): Field[] =>
  names.map((name) => ({ name, type, isNullable: true }));

const fields: Record<string, Field[]> = {
  services: [
    ...text('slug', 'name_ar', 'name_en', 'icon', 'description_en'),
    ...number('id', 'basic_price', 'delivery_days_basic', 'sort_order'),
    ...flags,
    ...maybe('text', 'image'),
    ...stamps,
  ],
  sectors: [
    ...text('slug', 'name_ar', 'name_en', 'color', 'market_size'),
    ...number('id', 'projects_count', 'success_rate', 'average_roi', 'typical_capital.from', 'typical_capital.to'),
    ...flags,
    ...stamps,
  ],
  sliders: [
    ...text('title_ar', 'title_en', 'button_text_ar', 'button_link'),
    ...number('id', 'sort_order'),
    ...flags,
    ...maybe('text', 'image', 'mobile_image'),
  ],
  articles: [
    ...text('slug', 'title_ar', 'category', 'author_name', 'status', 'seo_title'),
    ...number('id', 'reading_minutes'),
    ...maybe('text', 'cover', 'published_at'),
    ...stamps,
  ],
  studies: [
    ...text('slug', 'title_ar', 'country', 'city', 'kind', 'status', 'assumptions_date'),
    ...number('id', 'sector_id', 'year', 'pages', 'capital_total', 'npv', 'discount_rate', 'jobs', 'downloads'),
    ...maybe('number', 'irr', 'payback_years'),
    ...maybe('text', 'published_at'),
  ],
  users: [
    ...text('name', 'email', 'phone', 'company', 'country', 'role', 'status'),
    ...number('id'),
    ...maybe('text', 'last_login_at'),
    ...stamps,
  ],
};

const rowList = z.array(z.record(z.string(), z.unknown()));

let site: ListeningApi;
let reference: string;
let nouns: Map<string, Noun>;

/** More rows than the seed has, unlike each other in few things, so that filters and orders have something to do. */
const addRows = async ({ admin, db }: ListeningApi) => {
  const random = createRandom(7);
  for (const { resource, row, text: called } of dialectNouns.filter((noun) => noun.resource !== 'users'))
    for (let count = 0; count < 30; count += 1) {
      const more = {
        [called]: `${String(row[called])} ${random.pick(['الرياض', 'القاهرة', 'Dubai', 'جدة'])} ${random.between(1, 9)}`,
        ...('basic_price' in row ? { basic_price: random.between(1, 6) * 500 } : {}),
        ...('year' in row
          ? {
              year: random.between(2020, 2026),
              sector_id: random.between(1, 8),
              cash_flows: [-100, random.between(10, 90), random.between(10, 90)],
              country: random.pick(['مصر', 'السعودية', 'عُمان']),
            }
          : {}),
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
};

const startReference = (
  rows: Record<string, Row[]>,
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
  const rows = new Map<string, Row[]>();
  for (const name of Object.keys(fields))
    rows.set(name, rowList.parse((await site.admin('GET', `/api/admin/${name}`)).json()));
  nouns = new Map([...rows].map(([name, some]) => [name, { name, rows: some, fields: fields[name] ?? [] }]));
  reference = await startReference(Object.fromEntries(rows), onFinished);
}, 120_000);

/** Pages of a `Link`, by their relation: the addresses differ by host and order of parameters. */
const pagesOf = (link: string | null): Record<string, string | null> =>
  Object.fromEntries(
    [...(link ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => [
      rel,
      new URL(url).searchParams.get('_page'),
    ]),
  );

const ask = async (base: string, path: string) => {
  const answer = await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${site.token}` } });
  const total = answer.headers.get('x-total-count');
  return {
    status: answer.status,
    rows: rowList.parse(await answer.json()),
    total,
    pages: pagesOf(answer.headers.get('link')),
  };
};

/** Latin words that stand in the texts that a search looks in, and in no other field of any row. */
const wordsOf = async (name: string, rows: readonly Row[]): Promise<string[]> => {
  const { ref } = site.db.dynamic;
  const texts = await site.db
    .selectFrom(name as 'sliders')
    .select(['id', 'search'])
    .orderBy(ref('id'))
    .execute();
  const words = new Set(texts.flatMap(({ search }) => search.match(/\b[a-z]{4,}\b/g) ?? []));
  const everything = rows.map((row) => JSON.stringify(Object.values(row)).toLowerCase());
  return [...words].filter((word) =>
    texts.every(({ search }, index) => search.includes(word) === everything[index]?.includes(word)),
  );
};

const compare = async (path: string) => {
  const [ours, theirs] = [await ask(site.adminUrl, path), await ask(reference, path)];
  expect(ours.status, path).toBe(200);
  expect(ours.rows, path).toEqual(theirs.rows);
  if (theirs.total !== null) expect(ours.total, path).toBe(theirs.total);
  if (Object.keys(theirs.pages).length > 0) expect(ours.pages, path).toEqual(theirs.pages);
  return theirs;
};

describe('the same rows, in the same order, with the same totals and pages', () => {
  test.each(Object.keys(fields))(
    '%s',
    async (name) => {
      const noun = nouns.get(name);
      if (!noun) throw new Error(`No rows of ${name}`);
      const random = createRandom(name.length * 1000 + PER_NOUN);
      const words = await wordsOf(name, noun.rows);
      expect(words.length).toBeGreaterThan(0);
      const sizes: number[] = [];
      let paged = 0;
      for (let count = 0; count < PER_NOUN; count += 1) {
        const { filters, full } = randomQuery(random, noun, words);
        const { rows } = await compare(`${name}?${filters}`);
        const { pages } = await compare(`${name}?${full(rows.length)}`);
        sizes.push(rows.length);
        if (Object.keys(pages).length > 0) paged += 1;
      }
      // The questions are worth asking: most of them find something, many do not find all, and pages are among them.
      expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(PER_NOUN / 2);
      expect(sizes.filter((size) => size < noun.rows.length).length).toBeGreaterThan(PER_NOUN / 3);
      expect(paged).toBeGreaterThan(10);
    },
    120_000,
  );
});

test('children below their parent, inside it, and their parent inside them', async () => {
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

test('more than five hundred questions have been asked, and each field was among those that they ask for', () => {
  expect(PER_NOUN * Object.keys(fields).length).toBeGreaterThan(500);
  for (const { name, rows, fields: asked } of nouns.values())
    for (const field of asked)
      expect(
        rows.some((row) => valueOf(row, field.name) !== undefined),
        `${name}.${field.name}`,
      ).toBe(true);
});
