import {
  choiceField,
  flagField,
  fractionField,
  jsonField,
  jsonLinesField,
  linesField,
  momentField,
  numberField,
  numbersField,
  textField,
  type CsvField,
} from '../csv/fields.ts';
import type { Field, FieldTable } from './field.ts';

const byType = {
  text: textField,
  integer: numberField,
  number: fractionField,
  flag: flagField,
  moment: momentField,
  json: jsonField,
} as const;
const byForm = { lines: linesField, 'json-lines': jsonLinesField, numbers: numbersField } as const;

const csvFieldOf = (name: string, { type, label, csv, choices }: Field): CsvField | undefined => {
  if (label === undefined || type === 'related') return undefined;
  if (choices) return choiceField(name, label, choices);
  return (csv ? byForm[csv] : byType[type])(name, label);
};

/**
 * The CSV columns of a resource, in the order of its fields.
 * @param others columns of `related` fields, by name
 */
export const csvFieldsOf = (fields: FieldTable, others: Readonly<Record<string, CsvField>> = {}): CsvField[] =>
  Object.entries(fields).flatMap(([name, field]) => others[name] ?? csvFieldOf(name, field) ?? []);
