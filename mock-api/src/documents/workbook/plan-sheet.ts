import { workbookCopy as copy } from '../../copy/workbook.ts';
import type { Model } from './model-places.ts';
import { tableSheet, type FormulaColumn, type WorkbookSheet } from './sheet.ts';

const sumOf = (terms: readonly string[]): string => (terms.length > 0 ? terms.join('+') : '0');
const nameOf = (name: string, kind: 'revenue' | 'product', index: number) =>
  name || `${copy.unnamed[kind]} ${index + 1}`;

/** What each year of operation sells and costs before inflation, season and ramp-up. */
export const planSheet = ({ known: { input, detail }, inputs, at: { plan } }: Model): WorkbookSheet => {
  const grown = (list: 'revenue' | 'cost', index: number, row: number) =>
    `${inputs.inList(list, index, 'amount')}*(1+${inputs.inList(list, index, 'growth')})^(${plan.own('year', row)}-1)`;
  const units = (row: number, field: 'price' | 'unit_cost') =>
    sumOf(
      detail.products.map((_, index) => `${plan.own(`units${index}`, row)}*${inputs.inList('product', index, field)}`),
    );
  const hasProducts = detail.products.length > 0;
  const column = (name: string, head: string, formula: (row: number) => string): FormulaColumn<string, number> => ({
    name,
    head,
    format: 'whole',
    formula,
  });
  return tableSheet(
    { name: copy.sheets.plan, note: copy.notes.plan },
    [
      {
        ...column('year', copy.plan.year, (row) => (row === 0 ? '1' : `${plan.own('year', row - 1)}+1`)),
        known: (year) => year,
      },
      ...detail.products.map(({ name }, index) => {
        const own = (field: string) => inputs.inList('product', index, field);
        return column(
          `units${index}`,
          copy.plan.units(nameOf(name, 'product', index)),
          (row) => `${own('capacity')}*MIN(1,${own('use')}*(1+${own('use_growth')})^(${plan.own('year', row)}-1))`,
        );
      }),
      ...(hasProducts ? [] : input.revenues).map(({ name }, index) =>
        column(`revenue${index}`, copy.plan.revenue(nameOf(name, 'revenue', index)), (row) =>
          grown('revenue', index, row),
        ),
      ),
      column('planned', copy.plan.planned, (row) =>
        hasProducts ? units(row, 'price') : sumOf(input.revenues.map((_, index) => plan.own(`revenue${index}`, row))),
      ),
      column('fixed', copy.plan.fixed, (row) => sumOf(input.costs.map((_, index) => grown('cost', index, row)))),
      column('variable', copy.plan.variable, (row) => units(row, 'unit_cost')),
    ],
    Array.from({ length: input.years }, (_, index) => index + 1),
  );
};
