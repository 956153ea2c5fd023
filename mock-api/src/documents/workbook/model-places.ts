import { workbookCopy as copy } from '../../copy/workbook.ts';
import type { InputReferences } from './inputs-sheet.ts';
import { FIRST_ROW, tableReferences } from './sheet.ts';
import { lastMonth, type WorkbookCase } from './workbook-case.ts';

const names = <Name extends string>(heads: Readonly<Record<Name, unknown>>): Name[] => {
  // Object.keys knows no names; the heads are written in this package.
  const isName = (name: string): name is Name => name in heads;
  return Object.keys(heads).filter(isName);
};
const { months, loan, levies, years, flows } = copy;
export type MonthColumn = keyof typeof months;
export type LoanColumn = keyof typeof loan;
export type LevyColumn = keyof typeof levies;
export type YearColumn = keyof typeof years;

/** Where the tables of the workbook of a calculation have their cells. */
export const modelPlaces = (known: WorkbookCase) => {
  const { input, detail } = known;
  const place = <Name extends string>(sheet: string, columns: readonly Name[], count: number) =>
    tableReferences({ sheet, columns, first: FIRST_ROW, count });
  const planColumns = [
    'year',
    ...detail.products.map((_, index) => `units${index}`),
    ...(detail.products.length > 0 ? [] : input.revenues.map((_, index) => `revenue${index}`)),
    'planned',
    'fixed',
    'variable',
  ];
  return {
    planColumns,
    plan: place(copy.sheets.plan, planColumns, input.years),
    months: place(copy.sheets.months, names(months), lastMonth(known) + 1),
    loan: place(copy.sheets.loan, names(loan), lastMonth(known) + 1),
    levies: place(copy.sheets.levies, names(levies), input.years + 1),
    years: place(copy.sheets.years, names(years), input.years + 1),
    flows: place(copy.sheets.years, names(flows), input.net_flows.length + 1),
  };
};
export type ModelPlaces = ReturnType<typeof modelPlaces>;

/** What the sheets of a model share. */
export interface Model {
  known: WorkbookCase;
  inputs: InputReferences;
  at: ModelPlaces;
}
