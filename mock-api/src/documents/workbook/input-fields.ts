import type { CalculationInput } from 'shared-lib/contracts';
import type { CellFormat } from './sheet.ts';

type Detail = NonNullable<CalculationInput['detail']>;

/** How the workbook writes a field of a calculation: percentages as fractions of 1, as spreadsheets do. */
export type FieldKind = 'text' | 'method' | 'whole' | 'percent';

/** Fields of a calculation in the order of the sheet, in its groups. */
export const projectFields = {
  title: 'text',
  currency: 'text',
  years: 'whole',
  fixed_capital: 'whole',
  working_capital: 'whole',
  residual_value: 'whole',
  depreciation_years: 'whole',
  tax_rate: 'percent',
  discount_rate: 'percent',
} as const satisfies Partial<Record<keyof CalculationInput, FieldKind>>;

/** Of a calculation with given flows. */
export const flowFields = ['title', 'currency', 'fixed_capital', 'working_capital', 'discount_rate'] as const;

export const detailGroups = {
  start: { construction_months: 'whole', ramp_months: 'whole', ramp_start: 'percent', inflation: 'percent' },
  cycle: { receivable_days: 'whole', inventory_days: 'whole', payable_days: 'whole' },
  taxes: { vat_rate: 'percent', vat_cost_share: 'percent', vat_months: 'whole', zakat_share: 'percent' },
  loan: {
    loan_amount: 'whole',
    loan_rate: 'percent',
    loan_grace: 'whole',
    loan_instalments: 'whole',
    loan_months: 'whole',
    loan_method: 'method',
    equity_rate: 'percent',
  },
} as const satisfies Record<string, Partial<Record<keyof Detail, FieldKind>>>;

export const scenarioFields = ['cautious_revenue', 'cautious_cost', 'hopeful_revenue', 'hopeful_cost'] as const;

/** Columns of the rows of a list, from the second one. */
export const listFields = {
  revenue: [
    ['amount', 'whole'],
    ['growth', 'percent'],
  ],
  cost: [
    ['amount', 'whole'],
    ['growth', 'percent'],
  ],
  product: [
    ['capacity', 'whole'],
    ['use', 'percent'],
    ['use_growth', 'percent'],
    ['price', 'decimal'],
    ['unit_cost', 'decimal'],
  ],
  replacement: [
    ['year', 'whole'],
    ['amount', 'whole'],
  ],
} as const satisfies Record<string, readonly (readonly [field: string, format: CellFormat])[]>;
export type ListName = keyof typeof listFields;

/** Column of the codes by which the calculator reads the sheet, from 0. */
export const CODE_COLUMN = 6;
