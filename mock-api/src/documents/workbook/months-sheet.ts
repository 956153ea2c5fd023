import { cumulative, type DetailedMonth } from 'shared-lib/finance';
import { workbookCopy as copy } from '../../copy/workbook.ts';
import type { Model, MonthColumn } from './model-places.ts';
import { tableSheet, type CellFormat, type FormulaColumn, type WorkbookSheet } from './sheet.ts';
import { lastMonth } from './workbook-case.ts';

const DAYS = 30;
type Formulas<Name extends string> = Record<Name, (row: number) => string>;

/** The same column one month before; nothing before the beginning. */
const previous = ({ at: { months } }: Model, name: MonthColumn, row: number): string =>
  row === 0 ? '0' : months.own(name, row - 1);

/** What is not paid yet of a column so many days later: whole months, and a part of the month before them. */
const outstanding = ({ at: { months }, inputs }: Model, name: 'revenue' | 'cost', days: string, row: number) => {
  const [amounts, numbers, month] = [months.range(name), months.range('month'), months.own('month', row)];
  const whole = `INT(${inputs.of(days)}/${DAYS})`;
  return (
    `SUMIFS(${amounts},${numbers},">"&(${month}-${whole}),${numbers},"<="&${month})` +
    `+(${inputs.of(days)}/${DAYS}-${whole})*SUMIF(${numbers},${month}-${whole},${amounts})`
  );
};

const timing = (model: Model): Formulas<'month' | 'operation' | 'year' | 'price' | 'sales'> => {
  const { known, inputs, at } = model;
  const own = at.months.own;
  const { season, construction_months } = known.detail;
  const seasonal = (row: number) =>
    season.length === 0
      ? '1'
      : `IF(${inputs.of('season.total')}>0,INDEX(${inputs.range('season.1', `season.${season.length}`)},MOD(${own('operation', row)}-1,12)+1)*12/${inputs.of('season.total')},1)`;
  return {
    month: (row) => (row === 0 ? '0' : `${own('month', row - 1)}+1`),
    operation: (row) => `MAX(0,${own('month', row)}-${construction_months})`,
    year: (row) => `ROUNDUP(${own('operation', row)}/12,0)`,
    price: (row) => `IF(${own('operation', row)}=0,0,(1+${inputs.of('inflation')})^(${own('year', row)}-1)/12)`,
    sales: (row) => {
      const [operation, months, start] = [own('operation', row), inputs.of('ramp_months'), inputs.of('ramp_start')];
      return `IF(${operation}=0,0,IF(${operation}>${months},1,${start}+(1-${start})*(${operation}-1)/${months})*${seasonal(row)})`;
    },
  };
};

const operation = ({
  inputs,
  at,
  known,
}: Model): Formulas<'revenue' | 'cost' | 'capital' | 'replacement' | 'depreciation'> => {
  const { own } = at.months;
  const { construction_months, replacements } = known.detail;
  const planned = (name: string, row: number) => `INDEX(${at.plan.range(name)},${own('year', row)})`;
  const bought = (index: number, value: 'derived0' | 'derived1') => inputs.inList('replacement', index, value);
  const last = replacements.length - 1;
  const worn = (row: number) => [
    `IF(AND(${own('operation', row)}>=1,${own('operation', row)}<=${inputs.of('depreciation_years')}*12),MAX(0,${inputs.of('fixed_capital')}-${inputs.of('residual_value')}),0)`,
    ...replacements.map(
      (_, index) =>
        `IF(AND(${own('month', row)}>=${bought(index, 'derived0')},${own('month', row)}<${bought(index, 'derived0')}+${inputs.of('depreciation_years')}*12),${bought(index, 'derived1')},0)`,
    ),
  ];
  return {
    revenue: (row) =>
      `IF(${own('operation', row)}=0,0,${planned('planned', row)}*${own('price', row)}*${own('sales', row)})`,
    cost: (row) =>
      `IF(${own('operation', row)}=0,0,${planned('fixed', row)}*${own('price', row)}+${planned('variable', row)}*${own('price', row)}*${own('sales', row)})`,
    capital: (row) =>
      `IF(${own('month', row)}<MAX(1,${construction_months}),${inputs.of('parts')},0)+IF(${own('month', row)}=${construction_months},${inputs.of('working_capital')},0)`,
    replacement: (row) =>
      last < 0
        ? '0'
        : `SUMIF(${inputs.range('replacement.0.derived0', `replacement.${last}.derived0`)},${own('month', row)},${inputs.range('replacement.0.derived1', `replacement.${last}.derived1`)})`,
    depreciation: (row) => `(${worn(row).join('+')})/${inputs.of('depreciation_years')}/12`,
  };
};

const cycle = (
  model: Model,
): Formulas<'need' | 'bound' | 'vatBalance' | 'vatDue' | 'vatCredit' | 'vat' | 'workingCapital' | 'returned'> => {
  const { inputs, at, known } = model;
  const { own } = at.months;
  const { construction_months } = known.detail;
  const last = lastMonth(known);
  const fixed = (row: number) => `IF(${own('month', row)}<MAX(1,${construction_months}),${inputs.of('parts')},0)`;
  const credit = (row: number) => `${previous(model, 'vatCredit', row)}+${own('vatBalance', row)}`;
  return {
    need: (row) =>
      `IF(${own('month', row)}=${last},0,${outstanding(model, 'revenue', 'receivable_days', row)}+${outstanding(model, 'cost', 'inventory_days', row)}-(${outstanding(model, 'cost', 'payable_days', row)}))`,
    bound: (row) => `${own('need', row)}-${previous(model, 'need', row)}`,
    vatBalance: (row) =>
      `(${own('revenue', row)}-${own('cost', row)}*${inputs.of('vat_cost_share')}-${fixed(row)}-${own('replacement', row)})*${inputs.of('vat_rate')}`,
    vatDue: (row) =>
      `IF(AND(${own('month', row)}>0,${own('month', row)}<${last},MOD(${own('month', row)},${inputs.of('vat_months')})=0),MAX(0,${credit(row)}),0)`,
    vatCredit: (row) => `${credit(row)}-${own('vatDue', row)}`,
    vat: (row) =>
      `${own('vatBalance', row)}-${previous(model, 'vatDue', row)}-IF(${own('month', row)}=${last},${credit(row)},0)`,
    workingCapital: (row) =>
      `${own('need', row)}+IF(AND(${own('month', row)}>=${construction_months},${own('month', row)}<${last}),${inputs.of('working_capital')},0)`,
    returned: (row) =>
      `IF(${own('month', row)}=${last},${inputs.of('working_capital')}+${inputs.of('residual_value')},0)`,
  };
};

const flows = (
  model: Model,
): Formulas<
  Exclude<
    MonthColumn,
    keyof ReturnType<typeof timing> | keyof ReturnType<typeof operation> | keyof ReturnType<typeof cycle>
  >
> => {
  const { inputs, at } = model;
  const { own, range } = at.months;
  /** Taxes are paid in the last month of their year. */
  const ofYear = (name: 'tax' | 'zakat' | 'ownTax' | 'ownZakat', row: number) =>
    `IF(AND(${own('operation', row)}>0,MOD(${own('operation', row)},12)=0),INDEX(${at.levies.range(name)},${own('year', row)}+1),0)`;
  const cash = (row: number) =>
    `${own('revenue', row)}-${own('cost', row)}-${own('bound', row)}+${own('vat', row)}-${own('capital', row)}-${own('replacement', row)}+${own('returned', row)}`;
  const dated = (name: 'projectFlow' | 'equityFlow', row: number) =>
    `IF(${own('operation', row)}=0,${own(name, row)},IF(MOD(${own('operation', row)},12)=0,SUMIF(${range('year')},${own('year', row)},${range(name)}),0))`;
  const discounted = (name: 'datedProject' | 'datedEquity', rate: string, row: number) =>
    `${own(name, row)}/(1+${inputs.of(rate)})^(${own('month', row)}/12)`;
  return {
    tax: (row) => ofYear('tax', row),
    zakat: (row) => ofYear('zakat', row),
    projectFlow: (row) => `${cash(row)}-${ofYear('ownTax', row)}-${ofYear('ownZakat', row)}`,
    equityFlow: (row) =>
      `${cash(row)}-${own('tax', row)}-${own('zakat', row)}+${at.loan.cell('disbursed', row)}-${at.loan.cell('interest', row)}-${at.loan.cell('principal', row)}`,
    total: (row) => `${previous(model, 'total', row)}+${own('equityFlow', row)}`,
    datedProject: (row) => dated('projectFlow', row),
    datedEquity: (row) => dated('equityFlow', row),
    projectValue: (row) => discounted('datedProject', 'discount_rate', row),
    equityValue: (row) => discounted('datedEquity', 'equity', row),
  };
};

const formats: Partial<Record<MonthColumn, CellFormat>> = { price: 'ratio', sales: 'ratio' };
type KnownColumn = MonthColumn & keyof DetailedMonth;
const known: readonly KnownColumn[] = [
  'month',
  'operation',
  'revenue',
  'cost',
  'capital',
  'replacement',
  'depreciation',
  'bound',
  'vat',
  'workingCapital',
  'returned',
  'tax',
  'zakat',
  'projectFlow',
  'equityFlow',
];

/** The project month by month, before and after its loan. */
export const monthsSheet = (model: Model, months: readonly DetailedMonth[]): WorkbookSheet => {
  const formulas = { ...timing(model), ...operation(model), ...cycle(model), ...flows(model) };
  const totals = cumulative(months.map(({ equityFlow }) => equityFlow));
  const knownIn = (name: MonthColumn): Pick<FormulaColumn<MonthColumn, DetailedMonth>, 'known'> => {
    const own = known.find((one) => one === name);
    if (name === 'total') return { known: ({ month }) => totals[month] ?? 0 };
    if (name === 'year') return { known: ({ operation: month }) => Math.ceil(month / 12) };
    return own ? { known: (month) => month[own] } : {};
  };
  const isColumn = (name: string): name is MonthColumn => name in formulas;
  return tableSheet(
    { name: copy.sheets.months, note: copy.notes.months },
    Object.keys(copy.months)
      .filter(isColumn)
      .map((name) => ({
        name,
        head: copy.months[name],
        format: formats[name] ?? 'whole',
        formula: formulas[name],
        ...knownIn(name),
      })),
    months,
  );
};
