import type { CalculationInput, CaseCopy } from 'shared-lib/contracts';
import { copy } from '../../copy/ar.ts';
import { decimalNumber } from '../figure-text.ts';
import { CODE_COLUMN } from './input-fields.ts';
import { inputsSheet } from './inputs-sheet.ts';
import type { SheetCell } from './sheet.ts';
import { workbookCase } from './workbook-case.ts';

const PERCENT = 100;

const textOf = ({ text, number, format }: SheetCell): string => {
  if (number === undefined) return text ?? '';
  return format === 'percent' ? `${decimalNumber(number * PERCENT)}%` : decimalNumber(number);
};

interface Shown {
  label: string;
  text: string;
}

/** The rows of the inputs by their code and place, as texts. */
const rowsOf = (input: CalculationInput): Map<string, Shown> => {
  const places = new Map<string, number>();
  const rows = new Map<string, Shown>();
  for (const row of inputsSheet(workbookCase(input)).sheet.rows) {
    const code = row[CODE_COLUMN]?.text;
    if (code === undefined || row[CODE_COLUMN]?.role !== 'code') continue;
    const place = places.get(code) ?? 0;
    places.set(code, place + 1);
    const [label, ...values] = row.slice(0, CODE_COLUMN).filter((cell) => cell !== null);
    const texts = values.filter(({ formula }) => formula === undefined).map(textOf);
    rows.set(`${code} ${place}`, { label: label?.text ?? '', text: texts.filter(Boolean).join(' · ') });
  }
  return rows;
};

/** The inputs in which two calculations differ, as their workbooks name and show them. */
export const changedInputs = (before: CalculationInput, after: CalculationInput): CaseCopy['changes'] => {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), current.get(key)];
    if (was?.text === is?.text && was?.label === is?.label) return [];
    return [
      {
        label: is?.label || was?.label || '',
        before: was?.text || copy.requestCase.empty,
        after: is?.text || copy.requestCase.empty,
      },
    ];
  });
};
