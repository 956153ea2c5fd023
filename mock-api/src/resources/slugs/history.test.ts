import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import { formerSlugs } from '../../seed/content/former-slugs.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { noteSlugChange } from './history.ts';

const clock = () => TEST_START;

test.each([
  ['services', 'service', 'feasibility'],
  ['sectors', 'sector', 'energy'],
  ['articles', 'article', 'irr-npv'],
  ['studies', 'study', 'solar-plant'],
] as const)(
  'an old address of %s leads to where the thing is now, through any number of moves',
  async (table, kind, slug) => {
    const { db, get } = await createTestApp();
    const { id } = await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    const move = (from: string, to: string) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable(table).set({ slug: to }).where('id', '=', id).execute();
        await noteSlugChange(trx, { kind, id, from, to }, clock);
      });
    await move(slug, 'second-name');
    await move('second-name', 'third-name');
    for (const name of [slug, 'second-name', 'third-name', String(id)]) {
      const answer = await get(`/api/public/${table}/${name}`);
      expect(answer.statusCode, name).toBe(200);
      expect(answer.json().data).toMatchObject({ id, slug: 'third-name' });
    }
    // Back to the first name: it is an address in use again.
    await move('third-name', slug);
    expect((await get(`/api/public/${table}/third-name`)).json().data.slug).toBe(slug);
    const former = await db
      .selectFrom('slug_history')
      .select('slug')
      .where('slug', 'like', '%-name')
      .orderBy('slug')
      .execute();
    expect(former).toEqual([{ slug: 'second-name' }, { slug: 'third-name' }]);
  },
);

test('a name that another thing took over leads to that thing', async () => {
  const { db, get } = await createTestApp();
  const idOf = async (slug: string) =>
    (await db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const [first, second] = [await idOf('irr-npv'), await idOf('break-even')];
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('articles').set({ slug: 'rates' }).where('id', '=', first).execute();
    await noteSlugChange(trx, { kind: 'article', id: first, from: 'irr-npv', to: 'rates' }, clock);
    await trx.updateTable('articles').set({ slug: 'irr-npv' }).where('id', '=', second).execute();
    await noteSlugChange(trx, { kind: 'article', id: second, from: 'break-even', to: 'irr-npv' }, clock);
  });
  expect((await get('/api/public/articles/irr-npv')).json().data.id).toBe(second);
  expect((await get('/api/public/articles/break-even')).json().data.id).toBe(second);
});

test('an old name of something that is not published any more is a 404', async () => {
  const { db, get } = await createTestApp();
  const { id } = await db.selectFrom('articles').select('id').where('slug', '=', 'irr-npv').executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) => noteSlugChange(trx, { kind: 'article', id, from: 'old-name', to: 'irr-npv' }, clock));
  await db.updateTable('articles').set({ status: 'draft' }).where('id', '=', id).execute();
  expect((await get('/api/public/articles/old-name')).statusCode).toBe(404);
});

test('addresses of the site of before lead to what they named', async () => {
  const { get, wait } = await createTestApp();
  wait(300 * DAY);
  const places = { service: 'services', sector: 'sectors', article: 'articles', study: 'studies' } as const;
  for (const { kind, former, slug } of formerSlugs) {
    const answer = await get(`/api/public/${places[kind]}/${encodeURIComponent(former)}`);
    expect(answer.statusCode, former).toBe(200);
    expect(answer.json().data.slug).toBe(slug);
    expect((await get(`/api/public/${places[kind]}/${slug}`)).json().data.slug, 'and that is its own address').toBe(
      slug,
    );
  }
});
