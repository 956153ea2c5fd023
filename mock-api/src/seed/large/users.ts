import type { Transaction } from 'kysely';
import { DAY, type Clock } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import { newUserRow } from '../../resources/users/repository.ts';
import { inBatches, type Random } from './random.ts';
import { cities, countries, familyNames, firms, givenNames } from './phrases.ts';

/** Percentage of accounts that are consultants. */
const CONSULTANT_PERCENT = 4;
const YEARS = 2;

export const personName = (random: Random): string => `${random.pick(givenNames)} ${random.pick(familyNames)}`;
export const companyName = (random: Random): string => `${random.pick(firms)} ${random.pick(familyNames)}`;
export const phoneNumber = (random: Random): string => `+9665${random.between(10_000_000, 99_999_999)}`;

export interface SeedUsers {
  clients: { id: number; name: string; email: string }[];
  consultants: { id: number; name: string }[];
}

interface InsertOptions {
  trx: Transaction<Tables>;
  random: Random;
  clock: Clock;
  count: number;
  /** Shared by all accounts, because hashing a password for each would take minutes. */
  password_hash: string;
}

/** Adds users, registered over the last two years. @returns all active users, including the demo accounts */
export const insertManyUsers = async ({
  trx,
  random,
  clock,
  count,
  password_hash,
}: InsertOptions): Promise<SeedUsers> => {
  const now = clock().getTime();
  await inBatches(count, async (indexes) => {
    const rows = indexes.map((index) => {
      const role = index % 100 < CONSULTANT_PERCENT ? ('consultant' as const) : ('client' as const);
      const at = new Date(now - Math.floor(random.next() * YEARS * 365 * DAY)).toISOString();
      const person = {
        name: personName(random),
        email: `person-${index + 1}@load.example`,
        phone: phoneNumber(random),
        company: companyName(random),
        country: random.pick(countries),
      };
      return newUserRow({ ...person, role, status: random.next() < 0.97 ? 'active' : 'suspended', password_hash }, at);
    });
    await trx.insertInto('users').values(rows).execute();
  });
  const active = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return {
    clients: active.filter(({ role }) => role === 'client'),
    consultants: active.filter(({ role }) => role === 'consultant'),
  };
};

export const cityName = (random: Random): string => random.pick(cities);
