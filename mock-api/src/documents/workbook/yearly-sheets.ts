import { cumulative, discountedFlows, type DetailedMonth, type DetailedYear } from 'shared-lib/finance';
import { workbookCopy as copy } from '../../copy/workbook.ts';
import type { LevyColumn, LoanColumn, Model, YearColumn } from './model-places.ts';
import { tableSheet, type FormulaColumn, type WorkbookSheet } from './sheet.ts';
import { lastMonth } from './workbook-case.ts';

type Columns<Name extends string, Item> = Record<
  Name,
  Pick<FormulaColumn<Name, Item>, 'formula' | 'known'> & Partial<Pick<FormulaColumn<Name, Item>, 'format'>>
>;

/** The columns of a table in the order of their heads. */
const ordered = <Name extends string, Item>(
  heads: Readonly<Record<Name, string>>,
  columns: Columns<Name, Item>,
): FormulaColumn<Name, Item>[] => {
  const isName = (name: string): name is Name => name in heads;
  return Object.keys(heads)
    .filter(isName)
    .map((name) => ({ name, head: heads[name], format: 'whole', ...columns[name] }));
};

/** Numbers the rows of a column from 0. */
const counted =
  <Name extends string>(own: (name: Name, row: number) => string, name: NoInfer<Name>) =>
  (row: number) =>
    row === 0 ? '0' : `${own(name, row - 1)}+1`;

/** The months of the loan. */
export const loanSheet = ({ known, inputs, at }: Model, months: readonly DetailedMonth[]): WorkbookSheet => {
  const { own } = at.loan;
  const { construction_months } = known.detail;
  const last = lastMonth(known);
  const before = (name: LoanColumn, row: number) => (row === 0 ? '0' : own(name, row - 1));
  const grace = `MAX(${inputs.of('loan_grace')},${Math.max(1, construction_months) - 1})`;
  const period = `${inputs.of('loan_rate')}*${inputs.of('loan_months')}/12`;
  const columns: Columns<LoanColumn, DetailedMonth> = {
    month: { formula: counted(own, 'month'), known: ({ month }) => month },
    disbursed: {
      formula: (row) =>
        `IF(${own('month', row)}<${Math.max(1, construction_months)},${inputs.of('loan_amount')}/${Math.max(1, construction_months)},0)`,
      known: ({ disbursed }) => disbursed,
    },
    accrued: {
      formula: (row) =>
        `IF(${before('isDue', row)}=1,0,${before('accrued', row)})+${before('balance', row)}*${inputs.of('loan_rate')}/12`,
    },
    isDue: {
      formula: (row) =>
        `IF(OR(${own('month', row)}=${last},AND(${own('month', row)}>0,MOD(${own('month', row)},${inputs.of('loan_months')})=0)),1,0)`,
    },
    interest: {
      formula: (row) => `IF(${own('isDue', row)}=1,${own('accrued', row)},0)`,
      known: ({ interest }) => interest,
    },
    paid: {
      formula: (row) =>
        `${before('paid', row)}+IF(AND(${own('isDue', row)}=1,${own('month', row)}<${last},${own('month', row)}>${grace},${before('paid', row)}<${inputs.of('loan_instalments')}),1,0)`,
    },
    principal: {
      formula: (row) =>
        `IF(${own('month', row)}=${last},${before('balance', row)}+${own('disbursed', row)},IF(${own('paid', row)}>${before('paid', row)},IF(${own('paid', row)}=${inputs.of('loan_instalments')},${before('balance', row)},${inputs.of('payment')}-IF(${inputs.of('loan_method')}="${copy.methods.principal}",0,${before('balance', row)}*${period})),0))`,
      known: ({ principal }) => principal,
    },
    balance: {
      formula: (row) => `${before('balance', row)}+${own('disbursed', row)}-${own('principal', row)}`,
      known: ({ balance }) => balance,
    },
  };
  return tableSheet({ name: copy.sheets.loan, note: copy.notes.loan }, ordered(copy.loan, columns), months);
};

/** Income tax and zakat of each year, with the interest of the loan and without it. */
export const leviesSheet = ({ known, inputs, at }: Model, years: readonly DetailedYear[]): WorkbookSheet => {
  const { own } = at.levies;
  const { construction_months } = known.detail;
  const sum = (range: string, row: number) => `SUMIF(${at.months.range('year')},${own('year', row)},${range})`;
  const before = (name: LevyColumn, row: number) => (row === 0 ? '0' : own(name, row - 1));
  const profit = (row: number) =>
    `${own('revenue', row)}-${own('cost', row)}-${own('depreciation', row)}+${own('saleProfit', row)}`;
  const side = (from: 'profit' | 'ownProfit', loss: 'loss' | 'ownLoss') => ({
    loss: { formula: (row: number) => `MAX(0,${before(loss, row)}-${own(from, row)})` },
    tax: (row: number) =>
      `MAX(0,${own(from, row)}-${before(loss, row)})*${inputs.of('tax_rate')}*(1-${inputs.of('zakat_share')})`,
    zakat: (row: number) =>
      `MAX(0,${own(from, row)}+MAX(0,${own('workingCapital', row)}))*${inputs.of('zakat_rate')}*${inputs.of('zakat_share')}`,
  });
  const [levered, unlevered] = [side('profit', 'loss'), side('ownProfit', 'ownLoss')];
  const columns: Columns<LevyColumn, DetailedYear> = {
    year: { formula: counted(own, 'year'), known: ({ year }) => year },
    revenue: { formula: (row) => sum(at.months.range('revenue'), row), known: ({ revenue }) => revenue },
    cost: { formula: (row) => sum(at.months.range('cost'), row), known: ({ cost }) => cost },
    depreciation: {
      formula: (row) => sum(at.months.range('depreciation'), row),
      known: ({ depreciation }) => depreciation,
    },
    saleProfit: {
      formula: (row) =>
        row === known.input.years
          ? `${inputs.of('residual_value')}-(${inputs.of('fixed_capital')}+SUM(${at.months.range('replacement')})-SUM(${at.months.range('depreciation')}))`
          : '0',
    },
    interest: { formula: (row) => sum(at.loan.range('interest'), row), known: ({ interest }) => interest },
    workingCapital: {
      formula: (row) =>
        row === 0 ? '0' : `INDEX(${at.months.range('workingCapital')},${construction_months}+12*${own('year', row)}+1)`,
    },
    profit: { formula: (row) => `${profit(row)}-${own('interest', row)}` },
    loss: levered.loss,
    tax: { formula: levered.tax, known: ({ tax }) => tax },
    zakat: { formula: levered.zakat, known: ({ zakat }) => zakat },
    ownProfit: { formula: profit },
    ownLoss: unlevered.loss,
    ownTax: { formula: unlevered.tax },
    ownZakat: { formula: unlevered.zakat },
  };
  return tableSheet({ name: copy.sheets.levies, note: copy.notes.levies }, ordered(copy.levies, columns), years);
};

/** The months, summed by year of operation, and the cover of the debt service. */
export const yearsSheet = ({ known, at }: Model, years: readonly DetailedYear[]): WorkbookSheet => {
  const { own } = at.years;
  const sum = (range: string, row: number) => `SUMIF(${at.months.range('year')},${own('year', row)},${range})`;
  const monthly = (name: 'revenue' | 'cost' | 'depreciation' | 'tax' | 'zakat' | 'projectFlow' | 'equityFlow') => ({
    formula: (row: number) => sum(at.months.range(name), row),
    known: (year: DetailedYear) => year[name],
  });
  const ofLoan = (name: 'interest' | 'principal') => ({
    formula: (row: number) => sum(at.loan.range(name), row),
    known: (year: DetailedYear) => year[name],
  });
  const debt = (row: number) => `(${own('interest', row)}+${own('principal', row)})`;
  const columns: Columns<YearColumn, DetailedYear> = {
    year: { formula: counted(own, 'year'), known: ({ year }) => year },
    revenue: monthly('revenue'),
    cost: monthly('cost'),
    depreciation: monthly('depreciation'),
    tax: monthly('tax'),
    zakat: monthly('zakat'),
    interest: ofLoan('interest'),
    principal: ofLoan('principal'),
    balance: {
      formula: (row) =>
        `INDEX(${at.loan.range('balance')},${known.detail.construction_months}+12*${own('year', row)}+1)`,
      known: ({ balance }) => balance,
    },
    projectFlow: monthly('projectFlow'),
    equityFlow: monthly('equityFlow'),
    service: {
      formula: (row) =>
        `${own('revenue', row)}-${own('cost', row)}-${sum(at.months.range('bound'), row)}+${sum(at.months.range('vat'), row)}-${own('tax', row)}-${own('zakat', row)}-${sum(at.months.range('replacement'), row)}`,
    },
    cover: {
      format: 'ratio',
      formula: (row) => (row === 0 ? '""' : `IF(${debt(row)}<=0.000001,"",${own('service', row)}/${debt(row)})`),
      known: ({ cover }) => cover ?? '',
    },
  };
  return tableSheet({ name: copy.sheets.years, note: copy.notes.years }, ordered(copy.years, columns), years);
};

/** Given flows, year by year. */
export const flowsSheet = ({ known: { input }, inputs, at }: Model): WorkbookSheet => {
  const { own } = at.flows;
  const flows = [0 - input.fixed_capital - input.working_capital, ...input.net_flows];
  const [values, totals] = [discountedFlows(input.discount_rate / 100, flows), cumulative(flows)];
  const columns: Columns<keyof typeof copy.flows, number> = {
    year: { formula: counted(own, 'year'), known: (year) => year },
    flow: {
      formula: (row) =>
        row === 0 ? `-${inputs.of('fixed_capital')}-${inputs.of('working_capital')}` : inputs.of(`flow.${row}`),
      known: (year) => flows[year] ?? 0,
    },
    value: {
      formula: (row) => `${own('flow', row)}/(1+${inputs.of('discount_rate')})^${own('year', row)}`,
      known: (year) => values[year] ?? 0,
    },
    total: {
      formula: (row) => (row === 0 ? own('flow', row) : `${own('total', row - 1)}+${own('flow', row)}`),
      known: (year) => totals[year] ?? 0,
    },
  };
  return tableSheet({ name: copy.sheets.years, note: copy.notes.flows }, ordered(copy.flows, columns), [
    ...flows.keys(),
  ]);
};
