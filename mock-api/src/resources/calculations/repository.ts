import {
  calculationFigures,
  formulaVersionOf,
  SAVED_CALCULATIONS_MAX,
  savedCalculation,
  type CalculationChange,
  type SaveCalculationInput,
  type SavedCalculation,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { newToken } from '../../auth/tokens.ts';
import { calculationCopy } from '../../copy/ar.ts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { ApiError, invalid } from '../../http/api-error.ts';
import { orNotFound, parseRowId } from '../../http/params.ts';
import type { RequestContext } from '../requests/lifecycle/request-context.ts';
import { attachedOf, currentOf, readCalculation } from './stored.ts';

type StoredRow = Row<'saved_calculations'>;

const GENERATED_KEY = /^~/;

const presentCalculation = ({ user_id: _user, key, inputs, figures, ...row }: StoredRow): SavedCalculation => {
  const stored = readJson(calculationFigures, figures);
  return savedCalculation.parse({
    ...row,
    key: GENERATED_KEY.test(key) ? '' : key,
    link: inputs,
    figures: stored,
    current: currentOf(inputs, stored),
  });
};

/** The calculations of a person, the last changed first. */
export const listCalculations = async (db: Database, userId: number): Promise<SavedCalculation[]> => {
  const rows = await db
    .selectFrom('saved_calculations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentCalculation);
};

const countOwn = async ({ trx }: RequestContext, userId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('saved_calculations')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const findByKey = ({ trx }: RequestContext, userId: number, key: string): Promise<StoredRow | undefined> =>
  trx
    .selectFrom('saved_calculations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

const columnsOf = (calculation: SaveCalculationInput['calculation'], version?: number) => {
  const { title, currency, link, figures } = attachedOf(
    readCalculation(calculation),
    version && formulaVersionOf(version),
  );
  return { title, columns: { currency, inputs: link, figures: JSON.stringify(figures) } };
};

/**
 * Saves a calculation. One whose key the person has already saved stays as it is.
 * @throws {ApiError} 422 when the person has saved as many as allowed
 */
export const saveCalculation = async (
  context: RequestContext,
  user_id: number,
  { key, name, calculation, formula_version }: SaveCalculationInput,
): Promise<SavedCalculation> => {
  const { trx, now } = context;
  const { title, columns } = columnsOf(calculation, formula_version);
  const known = key === '' ? undefined : await findByKey(context, user_id, key);
  if (known) return presentCalculation(known);
  if ((await countOwn(context, user_id)) >= SAVED_CALCULATIONS_MAX)
    throw invalid({ name: [fieldErrorMessage('list-long')] });
  const row = await trx
    .insertInto('saved_calculations')
    .values({
      user_id,
      // A key is unique per person, also when the device sent none.
      key: key === '' ? `~${newToken()}` : key,
      name: name || title || calculationCopy.untitled,
      ...columns,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentCalculation(row);
};

/**
 * Adds what a guest saved on the device.
 * @returns the keys of those that were not saved, because they are invalid or exceed the limit. The others are saved.
 */
export const joinCalculations = async (
  context: RequestContext,
  userId: number,
  items: readonly SaveCalculationInput[],
): Promise<string[]> => {
  const leftOut: string[] = [];
  for (const item of items) {
    try {
      await saveCalculation(context, userId, item);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leftOut.push(item.key);
    }
  }
  return leftOut;
};

const findOwn = async ({ trx }: RequestContext, userId: number, id: string): Promise<StoredRow> =>
  orNotFound(
    await trx
      .selectFrom('saved_calculations')
      .selectAll()
      .where('id', '=', parseRowId(id) ?? 0)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );

/** @throws {ApiError} 404 also for a calculation of somebody else */
export const changeCalculation = async (
  context: RequestContext,
  userId: number,
  id: string,
  { name, calculation }: CalculationChange,
): Promise<SavedCalculation> => {
  const row = await findOwn(context, userId, id);
  const changes = calculation === undefined ? {} : columnsOf(calculation).columns;
  const changed = await context.trx
    .updateTable('saved_calculations')
    .set({ name: name ?? row.name, ...changes, updated_at: context.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentCalculation(changed);
};

/** @throws {ApiError} 404 also for a calculation of somebody else */
export const deleteCalculation = async (context: RequestContext, userId: number, id: string): Promise<void> => {
  const row = await findOwn(context, userId, id);
  await context.trx.deleteFrom('saved_calculations').where('id', '=', row.id).execute();
};
