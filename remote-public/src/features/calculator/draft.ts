import { calculationInput, MAX_LINES, type CalculationDetail, type CalculationInput } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { formatTyped, numberProblem } from 'shared-lib/format';
import { readNumber, type NumberKind } from 'shared-lib/numbers';

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
export interface CalculationDraft {
  texts: Readonly<Record<TextFieldName, string>>;
  revenues: readonly LineDraft[];
  costs: readonly LineDraft[];
  net_flows: readonly string[];
  /** What the detail adds, by its last valid fields; its own form has their texts. */
  detail: CalculationDetail | undefined;
}

/** Digits, with a plain minus sign and separators of thousands. */
const amountText = (amount: number): string => (amount < 0 ? '-' : '') + formatTyped(Math.abs(amount));

/**
 * A number as the site writes it in this kind of field; a text that is none stays as typed.
 * @param currency of an amount
 */
export const tidyNumber = (typed: string, kind: NumberKind, currency?: string): string => {
  const reading = readNumber(typed, kind, { currency });
  if (!('value' in reading)) return typed;
  return kind === 'money' ? amountText(reading.value) : String(reading.value);
};

const lineDrafts = (lines: CalculationInput['revenues']): LineDraft[] =>
  lines.map(({ name, amount, growth }, key) => ({ key, name, amount: amountText(amount), growth: String(growth) }));

export const draftOf = (input: CalculationInput): CalculationDraft => ({
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
  detail: input.detail,
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
export const readDraft = (entries: Entries, base: CalculationDraft): CalculationDraft => {
  const texts = textFields.map((name) => [name, textOf(entries.get(name) ?? base.texts[name])] as const);
  return {
    texts: { ...base.texts, ...Object.fromEntries(texts) },
    revenues: readLines(entries, 'revenues'),
    costs: readLines(entries, 'costs'),
    net_flows: textsOf(entries, 'net_flows'),
    detail: base.detail,
  };
};

const isZero = (text: string, kind: NumberKind): boolean => {
  const reading = readNumber(text, kind);
  return reading.kind === 'empty' || ('value' in reading && reading.value === 0);
};

const isEmptyLine = ({ name, amount, growth }: LineDraft): boolean =>
  name.trim() === '' && isZero(amount, 'money') && isZero(growth, 'percent');

/** Rows with something in them, and their places in the form. */
const usedLines = (lines: readonly LineDraft[]) => lines.filter((line) => !isEmptyLine(line));

/** Names of the fields whose messages stand at fields of the form with other names. */
const fieldOfPath = (draft: CalculationDraft, path: readonly PropertyKey[]): string => {
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

/**
 * Reads the numbers of the draft. An ambiguous text counts as its likelier number, which its field shows.
 * @param problems gets a sentence for each text that is no number; the contract refuses its value
 */
const toInput = ({ texts, revenues, costs, net_flows, detail }: CalculationDraft, problems: Map<string, string>) => {
  const read = (field: string, text: string, kind: NumberKind, empty: number | '' = 0): number | '' => {
    const reading = readNumber(text, kind, { currency: kind === 'money' ? texts.currency : undefined });
    const problem = numberProblem(reading, text);
    if (problem !== undefined) problems.set(field, problem);
    if (reading.kind === 'empty') return empty;
    return reading.kind === 'unreadable' ? Number.NaN : reading.value;
  };
  const of = (name: TextFieldName, kind: NumberKind, empty: number | '' = 0) => read(name, texts[name], kind, empty);
  const linesOf = (list: LinesName, lines: readonly LineDraft[]) =>
    usedLines(lines).map(({ key, name, amount, growth }) => ({
      name,
      amount: read(`${list}.${key}.amount`, amount, 'money'),
      growth: read(`${list}.${key}.growth`, growth, 'percent'),
    }));
  return {
    title: texts.title,
    currency: texts.currency,
    years: of('years', 'count', ''),
    fixed_capital: of('fixed_capital', 'money'),
    working_capital: of('working_capital', 'money'),
    residual_value: of('residual_value', 'money'),
    depreciation_years: of('depreciation_years', 'count', ''),
    tax_rate: of('tax_rate', 'percent'),
    discount_rate: of('discount_rate', 'percent', ''),
    revenues: linesOf('revenues', revenues),
    costs: linesOf('costs', costs),
    net_flows: net_flows.map((flow, index) => read(`net_flows.${index}`, flow, 'money')),
    scenarios: {
      cautious: { revenue: of('cautious_revenue', 'percent'), cost: of('cautious_cost', 'percent') },
      hopeful: { revenue: of('hopeful_revenue', 'percent'), cost: of('hopeful_cost', 'percent') },
    },
    ...(detail && { detail }),
  };
};

export const parseDraft = (draft: CalculationDraft): ParsedDraft => {
  const problems = new Map<string, string>();
  const parsed = calculationInput.safeParse(toInput(draft, problems));
  const errors = (parsed.error?.issues ?? []).map(
    ({ path, message }) => [fieldOfPath(draft, path), fieldErrorMessage(message)] as const,
  );
  return { input: parsed.data, errors: Object.fromEntries([...errors, ...problems]) };
};
