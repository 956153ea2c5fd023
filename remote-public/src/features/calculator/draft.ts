import { calculationInput, MAX_LINES, type CalculationInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';

export const textFields = [
  'title',
  'currency',
  'years',
  'fixed_capital',
  'working_capital',
  'residual_value',
  'depreciation_years',
  'tax_rate',
  'discount_rate',
  'cautious_revenue',
  'cautious_cost',
  'hopeful_revenue',
  'hopeful_cost',
] as const;
export type TextFieldName = (typeof textFields)[number];
export type LinesName = 'revenues' | 'costs';

export interface LineDraft {
  /** Identifies the row while rows are added and removed. */
  key: number;
  name: string;
  amount: string;
  growth: string;
}

/** What is typed into the form, word for word, so that a mistake stays visible. */
export interface Draft {
  texts: Readonly<Record<TextFieldName, string>>;
  revenues: readonly LineDraft[];
  costs: readonly LineDraft[];
  net_flows: readonly string[];
}

/** Digits, with a plain minus sign and separators of thousands. */
const amountText = (amount: number): string => (amount < 0 ? '-' : '') + formatNumber(Math.abs(amount));

const lineDrafts = (lines: CalculationInput['revenues']): LineDraft[] =>
  lines.map(({ name, amount, growth }, key) => ({ key, name, amount: amountText(amount), growth: String(growth) }));

export const draftOf = (input: CalculationInput): Draft => ({
  texts: {
    title: input.title,
    currency: input.currency,
    years: String(input.years),
    fixed_capital: amountText(input.fixed_capital),
    working_capital: amountText(input.working_capital),
    residual_value: amountText(input.residual_value),
    depreciation_years: String(input.depreciation_years),
    tax_rate: String(input.tax_rate),
    discount_rate: String(input.discount_rate),
    cautious_revenue: String(input.scenarios.cautious.revenue),
    cautious_cost: String(input.scenarios.cautious.cost),
    hopeful_revenue: String(input.scenarios.hopeful.revenue),
    hopeful_cost: String(input.scenarios.hopeful.cost),
  },
  revenues: lineDrafts(input.revenues),
  costs: lineDrafts(input.costs),
  net_flows: input.net_flows.map(amountText),
});

type Entries = Pick<FormData, 'get' | 'getAll'> | URLSearchParams;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (entries: Entries, name: string): string[] => entries.getAll(name).map(textOf);

const readLines = (entries: Entries, name: LinesName): LineDraft[] => {
  const [names, amounts, growths] = ['name', 'amount', 'growth'].map((part) => textsOf(entries, `${name}_${part}`));
  return (amounts ?? []).slice(0, 2 * MAX_LINES).map((amount, key) => ({
    key,
    name: names?.[key] ?? '',
    amount,
    growth: growths?.[key] ?? '',
  }));
};

/**
 * The draft that the fields of the form hold, from the form itself or from its query in a URL. Fields that are missing there have the
 * text of `base`.
 */
export const readDraft = (entries: Entries, base: Draft): Draft => {
  const texts = textFields.map((name) => [name, textOf(entries.get(name) ?? base.texts[name])] as const);
  return {
    texts: { ...base.texts, ...Object.fromEntries(texts) },
    revenues: readLines(entries, 'revenues'),
    costs: readLines(entries, 'costs'),
    net_flows: textsOf(entries, 'net_flows'),
  };
};

/** A number as people type it: without separators, spaces and marks of direction, with the signs of a keyboard. */
const plainNumber = (text: string): string =>
  text
    .replace(/[\s,\u066C\u060C\u200E\u200F\u2066-\u2069%\u066A]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\u066B/g, '.');
const orZero = (text: string): string => plainNumber(text) || '0';

const isEmptyLine = ({ name, amount, growth }: LineDraft): boolean =>
  name.trim() === '' && Number(orZero(amount)) === 0 && Number(orZero(growth)) === 0;

/** Rows with something in them, and their places in the form. */
const usedLines = (lines: readonly LineDraft[]) => lines.filter((line) => !isEmptyLine(line));

const toLines = (lines: readonly LineDraft[]) =>
  usedLines(lines).map(({ name, amount, growth }) => ({ name, amount: orZero(amount), growth: orZero(growth) }));

/** Names of the fields whose messages stand at fields of the form with other names. */
const fieldOfPath = (draft: Draft, path: readonly PropertyKey[]): string => {
  const [first = '', second, third] = path.map(String);
  if (first === 'scenarios') return `${second}_${third}`;
  if (first !== 'revenues' && first !== 'costs') return second === undefined ? first : `${first}.${second}`;
  return `${first}.${usedLines(draft[first])[Number(second)]?.key ?? ''}.${third}`;
};

export interface ParsedDraft {
  /** Undefined while a field is invalid. */
  input: CalculationInput | undefined;
  /** A sentence for each invalid field, by the name of the field; a line is `revenues.<key>.amount`. */
  errors: Readonly<Record<string, string>>;
}

const toInput = ({ texts, revenues, costs, net_flows }: Draft) => ({
  title: texts.title,
  currency: texts.currency,
  years: plainNumber(texts.years),
  fixed_capital: orZero(texts.fixed_capital),
  working_capital: orZero(texts.working_capital),
  residual_value: orZero(texts.residual_value),
  depreciation_years: plainNumber(texts.depreciation_years),
  tax_rate: orZero(texts.tax_rate),
  discount_rate: plainNumber(texts.discount_rate),
  revenues: toLines(revenues),
  costs: toLines(costs),
  net_flows: net_flows.map(orZero),
  scenarios: {
    cautious: { revenue: orZero(texts.cautious_revenue), cost: orZero(texts.cautious_cost) },
    hopeful: { revenue: orZero(texts.hopeful_revenue), cost: orZero(texts.hopeful_cost) },
  },
});

export const parseDraft = (draft: Draft): ParsedDraft => {
  const parsed = calculationInput.safeParse(toInput(draft));
  const errors = (parsed.error?.issues ?? []).map(
    ({ path, message }) => [fieldOfPath(draft, path), fieldErrorMessage(message)] as const,
  );
  return { input: parsed.data, errors: Object.fromEntries(errors) };
};
