import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import { formerSlugs } from '../../seed/content/former-slugs.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { recordSlugChange } from './history.ts';

const clock = () => TEST_START;

test.each([
  ['services', 'service', 'feasibility'],
  ['sectors', 'sector', 'energy'],
  ['articles', 'article', 'irr-npv'],
  ['studies', 'study', 'solar-plant'],
] as const)('every former slug of %s finds the item', async (table, kind, slug) => {
  const { db, get } = await createTestApp();
  const { id } = await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const move = (from: string, to: string) =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable(table).set({ slug: to }).where('id', '=', id).execute();
      await recordSlugChange(trx, { kind, id, from, to }, clock);
    });
  await move(slug, 'second-name');
  await move('second-name', 'third-name');
  for (const name of [slug, 'second-name', 'third-name', String(id)]) {
    const response = await get(`/api/public/${table}/${name}`);
    expect(response.statusCode, name).toBe(200);
    expect(response.json().data).toMatchObject({ id, slug: 'third-name' });
  }
  // Back to the first slug, which is no longer a former one.
  await move('third-name', slug);
  expect((await get(`/api/public/${table}/third-name`)).json().data.slug).toBe(slug);
  const former = await db
    .selectFrom('slug_history')
    .select('slug')
    .where('slug', 'like', '%-name')
    .orderBy('slug')
    .execute();
  expect(former).toEqual([{ slug: 'second-name' }, { slug: 'third-name' }]);
});

test('a former slug that another item uses finds that item', async () => {
  const { db, get } = await createTestApp();
  const idOf = async (slug: string) =>
    (await db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const [first, second] = [await idOf('irr-npv'), await idOf('break-even')];
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('articles').set({ slug: 'rates' }).where('id', '=', first).execute();
    await recordSlugChange(trx, { kind: 'article', id: first, from: 'irr-npv', to: 'rates' }, clock);
    await trx.updateTable('articles').set({ slug: 'irr-npv' }).where('id', '=', second).execute();
    await recordSlugChange(trx, { kind: 'article', id: second, from: 'break-even', to: 'irr-npv' }, clock);
  });
  expect((await get('/api/public/articles/irr-npv')).json().data.id).toBe(second);
  expect((await get('/api/public/articles/break-even')).json().data.id).toBe(second);
});

test('a former slug of an unpublished item gets 404', async () => {
  const { db, get } = await createTestApp();
  const { id } = await db.selectFrom('articles').select('id').where('slug', '=', 'irr-npv').executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) => recordSlugChange(trx, { kind: 'article', id, from: 'old-name', to: 'irr-npv' }, clock));
  await db.updateTable('articles').set({ status: 'draft' }).where('id', '=', id).execute();
  expect((await get('/api/public/articles/old-name')).statusCode).toBe(404);
});

test('slugs of the previous site find their items', async () => {
  const { get, wait } = await createTestApp();
  wait(300 * DAY);
  const collections = { service: 'services', sector: 'sectors', article: 'articles', study: 'studies' } as const;
  for (const { kind, former, slug } of formerSlugs) {
    const response = await get(`/api/public/${collections[kind]}/${encodeURIComponent(former)}`);
    expect(response.statusCode, former).toBe(200);
    expect(response.json().data.slug).toBe(slug);
    expect((await get(`/api/public/${collections[kind]}/${slug}`)).json().data.slug, 'the current slug works too').toBe(
      slug,
    );
  }
});
