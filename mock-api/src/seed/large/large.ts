import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import { insertManyArticles } from './articles.ts';
import { insertManyUsers } from './users.ts';
import { createRandom } from './random.ts';
import { insertManyRequests } from './requests.ts';

export interface Amounts {
  users: number;
  articles: number;
  requests: number;
}

/** Amounts of the `large` profile. */
const LARGE: Amounts = { users: 5_000, articles: 20_000, requests: 100_000 };

/** Seed of the random numbers. Any number works. */
const SEED = 2015;

/**
 * Adds generated rows to the demo content. The same clock produces the same rows.
 * @param password_hash shared by all generated users
 */
export const insertLarge = async (
  trx: Transaction<Tables>,
  clock: Clock,
  password_hash: string,
  amounts: Amounts = LARGE,
): Promise<void> => {
  const random = createRandom(SEED);
  const users = await insertManyUsers({ trx, random, clock, password_hash, count: amounts.users });
  await insertManyArticles({ trx, random, clock, count: amounts.articles });
  await insertManyRequests({ trx, random, users, clock, count: amounts.requests });
};
