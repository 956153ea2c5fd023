import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import { insertManyArticles } from './articles.ts';
import { insertPeople } from './people.ts';
import { createRandom } from './random.ts';
import { insertManyRequests } from './requests.ts';

export interface Amounts {
  users: number;
  articles: number;
  requests: number;
}

/** What measurements are made on. */
const LARGE: Amounts = { users: 5_000, articles: 20_000, requests: 100_000 };

/** The year the company began: any number would do. */
const SEED = 2015;

/** Adds so much, on top of the demonstration; the same at every run of the same clock. */
export const insertLarge = async (
  trx: Transaction<Tables>,
  clock: Clock,
  password_hash: string,
  amounts: Amounts = LARGE,
): Promise<void> => {
  const random = createRandom(SEED);
  const people = await insertPeople({ trx, random, clock, password_hash, count: amounts.users });
  await insertManyArticles({ trx, random, clock, count: amounts.articles });
  await insertManyRequests({ trx, random, people, clock, count: amounts.requests });
};
