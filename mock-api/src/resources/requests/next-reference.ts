import { TIME_ZONE } from 'shared-lib/format';
import { referencePrefixes, type RequestKind } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';

const DIGITS = 6;

const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE });

/** Increments the counter of the kind and year. @returns a unique reference such as `CT-2026-000123` */
export const nextReference = async (trx: Transaction<Tables>, kind: RequestKind, clock: Clock): Promise<string> => {
  const series = `${referencePrefixes[kind]}-${year.format(clock())}`;
  const { value } = await trx
    .insertInto('counters')
    .values({ name: series, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${series}-${String(value).padStart(DIGITS, '0')}`;
};
