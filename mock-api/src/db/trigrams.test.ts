import { user } from 'shared-lib/contracts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newUserRow } from '../resources/users/repository.ts';
import { createAdminApi } from '../testing/admin-api.ts';
import { seededDatabase } from '../testing/test-app.ts';
import { containsText } from './conditions.ts';
import type { Database } from './open-database.ts';
import { isSqlite } from './table.ts';
import { trigramCondition } from './trigrams.ts';

const userList = z.array(user);
const NOW = '2026-03-02T09:00:00.000Z';

const userNamed = (name: string, email: string) =>
  newUserRow({ name, email, role: 'client', status: 'active', password_hash: 'none' }, NOW);

/** Finds the ids of users that contain a text, with the index and with a full scan. */
const searchBothWays = async (db: Database, text: string) => {
  const candidates = await trigramCondition(db, 'users.id', [{ column: 'users.search', anyOf: [text] }]);
  const all = db.selectFrom('users').select('id').where(containsText('users.search', text)).orderBy('id');
  return {
    isIndexed: candidates !== undefined,
    found: await (candidates ? all.where(candidates) : all).execute(),
    read: await all.execute(),
  };
};

describe('search with the trigram index', () => {
  const names = [
    'سالم القحطاني',
    'ÀÉß ſtraße',
    'a%b_c\\d "quoted" AND (x) NEAR *',
    'ab',
    'K\u212Aelvin',
    '👩‍🌾 فلاحة',
    'İstanbul ıdır',
    "o'brien; --",
  ];
  const texts = [
    'سال',
    'القحط',
    'aeß',
    'àéß',
    'ßs',
    'b_c',
    '%b_',
    '\\d "q',
    '"quoted"',
    'and',
    '(x)',
    'near',
    '*',
    'ab',
    'a',
    'kk',
    'kelv',
    '👩‍🌾',
    '🌾 ف',
    'istan',
    'i̇s',
    "n'b",
    "'br",
    '; --',
    'تت',
    'om',
    '8@',
    'q"',
    "n'",
    'سا',
    'ني',
    'İs',
    '""',
    'لا أحد',
    'example.com',
  ];

  test.each(texts)('finds the same rows as a full scan for «%s»', async (text) => {
    const db = seededDatabase();
    await db
      .insertInto('users')
      .values(names.map((name, index) => userNamed(name, `person${index}@example.com`)))
      .execute();
    const { isIndexed, found, read } = await searchBothWays(db, text);
    expect(found).toEqual(read);
    const isShort = /^[\x20-\x7e\p{Script=Arabic}]{2}$/u.test(text);
    expect(isIndexed).toBe(isSqlite(db) && (isShort || Array.from(text).length >= 3));
  });
});

test('finds created, changed and deleted rows, also after a rollback', async () => {
  const db = seededDatabase();
  const foundBy = async (text: string) => (await searchBothWays(db, text)).found.map(({ id }) => id);
  const { id } = await db
    .insertInto('users')
    .values(userNamed('زرقاء اليمامة', 'zarqa@example.com'))
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await foundBy('يمامه')).toEqual([id]);
  await db.updateTable('users').set({ search: 'عنتره' }).where('id', '=', id).execute();
  expect([await foundBy('يمامه'), await foundBy('عنتره')]).toEqual([[], [id]]);
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ search: 'حاتم' }).where('id', '=', id).execute();
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect([await foundBy('حاتم'), await foundBy('عنتره')]).toEqual([[], [id]]);
  await db.deleteFrom('users').where('id', '=', id).execute();
  expect(await foundBy('عنتره')).toEqual([]);
  if (isSqlite(db))
    await sql`insert into users_trigrams (users_trigrams, rank) values ('integrity-check', 1)`.execute(db);
});

test('finds two characters of rows that the same transaction wrote', async () => {
  const db = seededDatabase();
  const found = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values([userNamed('zqz', 'first@example.com'), userNamed('عمر', 'last@example.qz')])
      .execute();
    return [await searchBothWays(trx, 'zq'), await searchBothWays(trx, 'qz')];
  });
  expect(found.map(({ found: ids }) => ids.length)).toEqual([1, 2]);
  for (const { found: ids, read } of found) expect(ids).toEqual(read);
});

test('scans all rows when there are too many candidates', async () => {
  const db = seededDatabase();
  const many = 10_100;
  for (let from = 0; from < many; from += 1010)
    await db
      .insertInto('users')
      .values(
        Array.from({ length: 1010 }, (_, index) =>
          userNamed(`ساكن ${from + index}`, `dweller-${from + index}@example.com`),
        ),
      )
      .execute();
  expect(await searchBothWays(db, 'dweller')).toMatchObject({ isIndexed: false, found: { length: many } });
  expect(await searchBothWays(db, 'dweller-7077')).toMatchObject({ isIndexed: isSqlite(db), found: { length: 1 } });
});

test('finds users by words of any length, by parts of fields, and by both', async () => {
  const api = await createAdminApi();
  await api.db
    .insertInto('users')
    .values(
      [userNamed('قمرة الزهراني', 'Hind.Z@load.example'), userNamed('قمرة العتيبي', 'hind.o@other.example')].map(
        (row) => ({ ...row, phone: '0551' }),
      ),
    )
    .execute();
  const emails = async (query: string) =>
    userList
      .parse((await api.admin('GET', encodeURI(`/api/admin/users?${query}&_sort=id`))).json())
      .map(({ email }) => email.toLowerCase());
  expect(await emails('q=قمرة')).toEqual(['hind.z@load.example', 'hind.o@other.example']);
  expect(await emails('q=قمرة الزهر')).toEqual(['hind.z@load.example']);
  expect(await emails('q=قم زه')).toEqual(['hind.z@load.example']);
  expect(await emails('q=قم')).toEqual(['hind.z@load.example', 'hind.o@other.example']);
  expect(await emails('email_like=Z@')).toEqual(['hind.z@load.example']);
  expect(await emails('email_like=^HIND.*example$')).toEqual(['hind.z@load.example', 'hind.o@other.example']);
  expect(await emails('email_like=load.example&email_like=other')).toEqual([
    'hind.z@load.example',
    'hind.o@other.example',
  ]);
  expect(await emails('email_like=other&q=زهراني')).toEqual([]);
  expect(await emails('email_like=hind&phone_like=551&q=عتيبي')).toEqual(['hind.o@other.example']);
});
