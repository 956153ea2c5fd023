import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { insertManyArticles } from '../seed/large/articles.ts';
import { createRandom } from '../seed/large/random.ts';
import { seededDatabase } from '../testing/test-app.ts';
import { createContentIndex } from './content-index.ts';

const COUNT = 250;

test('reads many rows in parts, between which other requests get a turn', async () => {
  const clock = () => new Date('2026-12-30T00:00:00Z');
  const db = seededDatabase();
  await db.transaction().execute((trx) => insertManyArticles({ trx, random: createRandom(1), clock, count: COUNT }));
  let turn = 0;
  const rowsByTurn = new Map<number, number>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowsByTurn.set(turn, (rowsByTurn.get(turn) ?? 0) + result.rows.length);
      return result;
    },
  };
  const read = createContentIndex({ db: db.withPlugin(recorder), clock });
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const { pages } = await read();
  const newest = await db
    .selectFrom('articles')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id', 'desc')
    .execute();
  const indexed = [...pages.values()].filter(({ kind }) => kind === 'article').map(({ id }) => id);
  expect(indexed.toSorted((one, other) => other - one)).toEqual(newest.map(({ id }) => id));
  // 100 states, and what the first turn reads beside them.
  expect(Math.max(...rowsByTurn.values())).toBeLessThanOrEqual(110);

  await db
    .updateTable('articles')
    .set({ title_ar: 'عنوان آخر' })
    .where('id', '=', newest[0]?.id ?? 0)
    .execute();
  rowsByTurn.clear();
  await read();
  isOver = true;
  expect(Math.max(...rowsByTurn.values())).toBeLessThanOrEqual(110);
});
