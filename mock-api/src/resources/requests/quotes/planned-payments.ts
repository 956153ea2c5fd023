import { plannedPayment, type PlannedPayment } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { readJson } from '../../../db/column-types.ts';
import type { Row } from '../../../db/tables.ts';

const list = z.array(plannedPayment);

/** The payments of a quote; empty follows the agreement of the company. */
export const plannedPayments = ({ payments }: Pick<Row<'quotes'>, 'payments'>): PlannedPayment[] =>
  readJson(list, payments);
