import { decodeCalculation } from 'shared-lib/calculation';
import {
  actualYear,
  attachedCalculation,
  MAX_CASE_COPIES,
  type ActualsInput,
  type AttachedCalculation,
  type CalculationInput,
  type CaseCopy,
  type CaseCopyInput,
  type RequestCase,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { readJson } from '../../../db/column-types.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import { changedInputs } from '../../../documents/workbook/changed-inputs.ts';
import { workbookCase } from '../../../documents/workbook/workbook-case.ts';
import { conflict, invalid, notFound } from '../../../http/api-error.ts';
import { attachedOf, readAttached, readCalculation } from '../../calculations/stored.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

const actualFigures = z.omit(actualYear, { year: true });

const acceptsActuals = ({ status }: RequestRow): boolean => status === 'delivered' || status === 'completed';

/** Each year of operation as planned. */
const planOf = (input: CalculationInput): RequestCase['plan'] => {
  const { result } = workbookCase(input);
  if (!result) return input.net_flows.map((flow, index) => ({ year: index + 1, revenue: null, cost: null, flow }));
  return result.years
    .slice(1)
    .map(({ year, revenue, cost, equityFlow }) => ({ year, revenue, cost, flow: equityFlow }));
};

const readCopies = (db: Database, { id }: Pick<RequestRow, 'id'>): Promise<Row<'case_copies'>[]> =>
  db.selectFrom('case_copies').selectAll().where('request_id', '=', id).orderBy('id').execute();

const presentCopy =
  (original: CalculationInput | null) =>
  ({ request_id: _request, calculation: stored, ...row }: Row<'case_copies'>): CaseCopy => {
    const calculation = readJson(attachedCalculation, stored);
    const input = decodeCalculation(calculation.link);
    return { ...row, calculation, changes: original && input ? changedInputs(original, input) : [] };
  };

/** @throws {ApiError} 404 for a request without a calculation */
const originalOf = (row: RequestRow): AttachedCalculation => {
  const calculation = readAttached(row.calculation);
  if (!calculation) throw notFound(copy.requestCase.missing);
  return calculation;
};

/**
 * The calculation of a request with the copies of staff, and its plan beside what happened.
 * @throws {ApiError} 404 for a request without a calculation
 */
export const readCase = async (db: Database, row: RequestRow): Promise<RequestCase> => {
  const calculation = originalOf(row);
  const original = decodeCalculation(calculation.link);
  const copies = (await readCopies(db, row)).map(presentCopy(original));
  const planned = decodeCalculation((copies.at(-1)?.calculation ?? calculation).link);
  const actuals = await db
    .selectFrom('case_actuals')
    .select(['year', 'figures'])
    .where('request_id', '=', row.id)
    .orderBy('year')
    .execute();
  return {
    calculation,
    copies,
    plan: planned ? planOf(planned) : [],
    actuals: actuals.map(({ year, figures }) => ({ year, ...readJson(actualFigures, figures) })),
    accepts_actuals: acceptsActuals(row),
  };
};

/**
 * Keeps a changed copy of the calculation and tells the client.
 * @throws {ApiError} 404 for a request without a calculation, 409 beyond ten copies, 422 for a damaged calculation
 */
export const addCopy = async (
  context: RequestContext,
  row: RequestRow,
  { name, note, calculation }: CaseCopyInput,
): Promise<void> => {
  const { trx, now, actor } = context;
  originalOf(row);
  if ((await readCopies(trx, row)).length >= MAX_CASE_COPIES) throw conflict(copy.requestCase.tooMany);
  await trx
    .insertInto('case_copies')
    .values({
      request_id: row.id,
      name,
      note,
      author_name: actor.name,
      calculation: JSON.stringify(attachedOf(readCalculation(calculation))),
      created_at: now,
    })
    .execute();
  await recordAudit(context, {
    action: 'request.case_copied',
    resource: 'requests',
    record: row.reference,
    details: { name },
  });
  await notifyClient(context, row, {
    kind: 'file',
    title: notificationCopy.toClient.caseCopy(name),
    body: note,
    at: 'case',
  });
};

/**
 * Stores what really happened in years of operation. Staff are notified of what the client enters.
 * @throws {ApiError} 404 for a request without a calculation, 409 before the delivery, 422 for a year beyond the plan
 */
export const setActuals = async (context: RequestContext, row: RequestRow, { years }: ActualsInput): Promise<void> => {
  const { trx, now, actor } = context;
  const { plan } = await readCase(trx, row);
  if (!acceptsActuals(row)) throw conflict(copy.requestCase.notDelivered);
  const beyond = years.findIndex(({ year }) => !plan.some((planned) => planned.year === year));
  if (beyond !== -1) throw invalid({ [`years.${beyond}.year`]: [copy.requestCase.beyond] });
  for (const { year, ...rest } of years) {
    const columns = { figures: JSON.stringify(rest), updated_at: now };
    await trx
      .insertInto('case_actuals')
      .values({ request_id: row.id, year, ...columns })
      .onConflict((conflicting) => conflicting.columns(['request_id', 'year']).doUpdateSet(columns))
      .execute();
  }
  if (actor.role === 'client')
    await notifyStaff(context, row, { kind: 'file', title: notificationCopy.toStaff.actuals, at: 'case' });
};
