import { toLatinDigits } from 'shared-lib/contracts';

const NUMBER = /^-?\d{1,13}(?:\.\d+)?$/;

/** A typed amount in whole dollars: Arabic-Indic digits, thousands separators, and brackets for negative amounts of Excel. */
export const parseAmount = (text: string): number => {
  const plain = toLatinDigits(text)
    .replaceAll(/[\s,\u066C\u200E\u200F$]/g, '')
    .replace('\u2212', '-')
    .replace(/^\((.*)\)$/, '-$1');
  return NUMBER.test(plain) ? Math.round(Number(plain)) : Number.NaN;
};

/** Amounts of a copied row or column of a spreadsheet; undefined unless all of them are numbers. */
export const parsePasted = (text: string): number[] | undefined => {
  const cells = text
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  const amounts = cells.map(parseAmount);
  return amounts.length > 0 && amounts.every((amount) => !Number.isNaN(amount)) ? amounts : undefined;
};

/** The flows of the form: an empty year is not a number. */
export const flowsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((amount) => (typeof amount === 'number' ? amount : Number.NaN)) : [];

/** Whether every year has an amount, so that the figures can be computed. */
export const isComplete = (flows: readonly number[]): boolean =>
  flows.length > 1 && flows.every((flow) => !Number.isNaN(flow));
