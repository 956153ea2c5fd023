import { calculationDetailInput, detailBounds, type CalculationDetail } from 'shared-lib/contracts';
import { formatTyped, isolated, numberProblem } from 'shared-lib/format';
import { readNumber, type NumberKind } from 'shared-lib/numbers';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';

const PERCENT = [0, 100] as const;
const MONEY = [0, 1_000_000_000_000] as const;
const YEARS = [1, 50] as const;

interface NumberRule {
  kind: NumberKind;
  bounds: readonly [min: number, max: number];
}
const rule = (kind: NumberKind, bounds: NumberRule['bounds']): NumberRule => ({ kind, bounds });

/** The fields with one number. */
export const numberFields = {
  construction_months: rule('count', detailBounds.construction_months),
  ramp_months: rule('count', detailBounds.ramp_months),
  ramp_start: rule('percent', PERCENT),
  inflation: rule('percent', PERCENT),
  receivable_days: rule('count', detailBounds.days),
  inventory_days: rule('count', detailBounds.days),
  payable_days: rule('count', detailBounds.days),
  vat_rate: rule('percent', PERCENT),
  vat_cost_share: rule('percent', PERCENT),
  zakat_share: rule('percent', PERCENT),
  loan_amount: rule('money', MONEY),
  loan_rate: rule('percent', PERCENT),
  loan_grace: rule('count', detailBounds.loan_grace),
  loan_instalments: rule('count', detailBounds.loan_instalments),
  equity_rate: rule('percent', PERCENT),
} as const satisfies Partial<Record<keyof CalculationDetail, NumberRule>>;
export type NumberFieldName = keyof typeof numberFields;
const isNumberField = (name: string): name is NumberFieldName => name in numberFields;
const numberFieldNames = Object.keys(numberFields).filter(isNumberField);

export const productFields = {
  capacity: rule('count', detailBounds.units),
  use: rule('percent', PERCENT),
  use_growth: rule('percent', detailBounds.use_growth),
  price: rule('decimal', detailBounds.unit_amount),
  unit_cost: rule('decimal', detailBounds.unit_amount),
} as const satisfies Partial<Record<keyof CalculationDetail['products'][number], NumberRule>>;
export type ProductFieldName = keyof typeof productFields;

export const replacementFields = { year: rule('count', YEARS), amount: rule('money', MONEY) } as const;
const seasonRule = rule('decimal', detailBounds.season);

type Row<Name extends string> = Readonly<Record<Name, string>> & {
  /** Identifies the row while rows are added and removed. */
  readonly key: number;
};
export type ProductDraft = Row<ProductFieldName | 'name'>;
export type ReplacementDraft = Row<keyof typeof replacementFields>;

/** What is typed, word for word. */
export interface DetailDraft {
  texts: Readonly<Record<NumberFieldName, string>>;
  season: readonly string[];
  products: readonly ProductDraft[];
  replacements: readonly ReplacementDraft[];
  choices: Readonly<Record<'loan_months' | 'loan_method' | 'vat_months', string>>;
}

const neutral = calculationDetailInput.parse({});
/** A number that changes nothing is an empty field. */
const textOf = (value: number | null | undefined, empty?: number | null): string =>
  value == null || value === empty ? '' : formatTyped(value).replace('\u200E', '');

const MONTHS = 12;
const USUAL_MONTH = 100;

/** @param detail `undefined` for an empty form */
export const detailDraftOf = (detail: CalculationDetail = neutral): DetailDraft => {
  const text = (name: NumberFieldName) => textOf(detail[name], neutral[name] === 0 ? 0 : undefined);
  return {
    texts: {
      construction_months: text('construction_months'),
      ramp_months: text('ramp_months'),
      ramp_start: text('ramp_start'),
      inflation: text('inflation'),
      receivable_days: text('receivable_days'),
      inventory_days: text('inventory_days'),
      payable_days: text('payable_days'),
      vat_rate: text('vat_rate'),
      vat_cost_share: text('vat_cost_share'),
      zakat_share: text('zakat_share'),
      loan_amount: text('loan_amount'),
      loan_rate: text('loan_rate'),
      loan_grace: text('loan_grace'),
      loan_instalments: text('loan_instalments'),
      equity_rate: text('equity_rate'),
    },
    season: Array.from({ length: MONTHS }, (_, month) => textOf(detail.season[month])),
    products: detail.products.map((product, key) => ({
      key,
      name: product.name,
      capacity: textOf(product.capacity),
      use: textOf(product.use),
      use_growth: textOf(product.use_growth, 0),
      price: textOf(product.price),
      unit_cost: textOf(product.unit_cost, 0),
    })),
    replacements: detail.replacements.map(({ year, amount }, key) => ({
      key,
      year: textOf(year),
      amount: textOf(amount),
    })),
    choices: {
      loan_months: String(detail.loan_months),
      loan_method: detail.loan_method,
      vat_months: String(detail.vat_months),
    },
  };
};

export interface ParsedDetail {
  /** Undefined while a field is invalid. */
  detail: CalculationDetail | undefined;
  /** A sentence for each invalid field, by its name; of a row `products.<key>.price`. */
  errors: Readonly<Record<string, string>>;
}

const shown = (bound: number): string => isolated(formatTyped(bound).replace('\u200E', ''));

/** Reads the numbers of a draft, and collects a sentence for each that is none or lies outside its bounds. */
const createNumberReader = (currency: string) => {
  const errors: Record<string, string> = {};
  /** An empty field is absent, so that the contract gives it the value that changes nothing. */
  const read = (at: string, text: string, { kind, bounds: [min, max] }: NumberRule): number | undefined => {
    const reading = readNumber(text, kind, { currency: kind === 'money' ? currency : undefined });
    const problem = numberProblem(reading, text);
    if (problem !== undefined) errors[at] = problem;
    if (!('value' in reading)) return undefined;
    if (reading.value < min || reading.value > max) errors[at] = calculatorDetail.form.between(shown(min), shown(max));
    return reading.value;
  };
  return { errors, read };
};
type Read = ReturnType<typeof createNumberReader>['read'];

const readProduct = (read: Read, { key, name, ...texts }: ProductDraft) => {
  const number = (field: ProductFieldName) => read(`products.${key}.${field}`, texts[field], productFields[field]);
  return {
    name,
    capacity: number('capacity'),
    use: number('use'),
    use_growth: number('use_growth'),
    price: number('price'),
    unit_cost: number('unit_cost'),
  };
};

const readReplacement = (read: Read, { key, year, amount }: ReplacementDraft) => ({
  // A purchase without a year has none that could be meant.
  year: read(`replacements.${key}.year`, year.trim() || '0', replacementFields.year),
  amount: read(`replacements.${key}.amount`, amount, replacementFields.amount),
});

const isUsed = ({ key: _key, ...texts }: ProductDraft | ReplacementDraft): boolean =>
  Object.values(texts).some((text) => text.trim() !== '');

/** Twelve weights, of which an empty one is that of a usual month; none when all are empty. */
const readSeason = (read: Read, season: readonly string[]): number[] => {
  const weights = season.map((text, month) => read(`season.${month}`, text, seasonRule));
  return weights.some((weight) => weight !== undefined) ? weights.map((weight) => weight ?? USUAL_MONTH) : [];
};

/** @param currency of the amounts; another one in a text is refused */
export const parseDetail = (draft: DetailDraft, currency: string): ParsedDetail => {
  const { errors, read } = createNumberReader(currency);
  const numbers = numberFieldNames.map((name) => [name, read(name, draft.texts[name], numberFields[name])] as const);
  const parsed = calculationDetailInput.safeParse({
    ...Object.fromEntries(numbers),
    season: readSeason(read, draft.season),
    products: draft.products.filter(isUsed).map((product) => readProduct(read, product)),
    replacements: draft.replacements.filter(isUsed).map((replacement) => readReplacement(read, replacement)),
    loan_months: Number(draft.choices.loan_months),
    loan_method: draft.choices.loan_method,
    vat_months: Number(draft.choices.vat_months),
  });
  return { detail: Object.keys(errors).length > 0 ? undefined : parsed.data, errors };
};
