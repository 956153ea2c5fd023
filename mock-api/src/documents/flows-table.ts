import { stringify } from 'csv-stringify/sync';
import { cumulative, discountedFlows } from 'shared-lib/finance';
import type { CalculationInput } from 'shared-lib/contracts';
import { workbookCopy as copy } from '../copy/workbook.ts';
import { workbookCase } from './workbook/workbook-case.ts';

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';
const PERCENT = 100;

const columns = [
  'month',
  'operation',
  'revenue',
  'cost',
  'bound',
  'vat',
  'tax',
  'zakat',
  'capital',
  'replacement',
  'returned',
  'projectFlow',
  'equityFlow',
] as const;
const ofLoan = ['disbursed', 'interest', 'principal', 'balance'] as const;

/** Whole hundredths; adding 0 turns -0 into 0. */
const rounded = (amount: number): number => Math.round(amount * PERCENT) / PERCENT + 0;

const tableOf = (input: CalculationInput): (string | number)[][] => {
  const { result } = workbookCase(input);
  if (result)
    return [
      [...columns.map((name) => copy.months[name]), ...ofLoan.map((name) => copy.loan[name])],
      ...result.months.map((month) => [...columns, ...ofLoan].map((name) => rounded(month[name]))),
    ];
  const flows = [0 - input.fixed_capital - input.working_capital, ...input.net_flows];
  const [values, totals] = [discountedFlows(input.discount_rate / PERCENT, flows), cumulative(flows)];
  return [
    [copy.flows.year, copy.flows.flow, copy.flows.value, copy.flows.total],
    ...flows.map((flow, year) => [year, flow, values[year] ?? 0, totals[year] ?? 0].map(rounded)),
  ];
};

/** The flows of a calculation as CSV: month by month, or year by year when they are given. */
export const flowsTable = (input: CalculationInput): string =>
  BOM + stringify(tableOf(input), { record_delimiter: 'windows' });
