import { loanMethods, type CalculationDetail } from 'shared-lib/contracts';
import type { Reader, Writer } from './bytes.ts';

const HUNDREDTHS = 100;

/** Whole numbers, in the order of the bytes. A new field is written by a new version of the link. */
const counts = [
  'construction_months',
  'ramp_months',
  'receivable_days',
  'inventory_days',
  'payable_days',
  'vat_months',
  'loan_amount',
  'loan_grace',
  'loan_instalments',
  'loan_months',
] as const satisfies readonly (keyof CalculationDetail)[];
/** Numbers with two decimal places. */
const rates = [
  'ramp_start',
  'inflation',
  'vat_rate',
  'vat_cost_share',
  'zakat_share',
  'loan_rate',
] as const satisfies readonly (keyof CalculationDetail)[];
const productRates = ['use', 'use_growth', 'price', 'unit_cost'] as const;

const writeDecimal = (writer: Writer, value: number) => writer.signed(Math.round(value * HUNDREDTHS));
const readDecimal = (reader: Reader): number => reader.signed() / HUNDREDTHS;

/** Reads as many values as the bytes announce. The contract limits them further. */
type ReadList = <Value>(reader: Reader, readValue: () => Value) => Value[];

export const writeDetail = (writer: Writer, detail: CalculationDetail): void => {
  for (const field of counts) writer.count(detail[field]);
  for (const field of rates) writeDecimal(writer, detail[field]);
  writer.count(loanMethods.indexOf(detail.loan_method));
  // 0 is no rate of its own.
  writer.count(detail.equity_rate == null ? 0 : Math.round(detail.equity_rate * HUNDREDTHS) + 1);
  writer.count(detail.season.length);
  for (const weight of detail.season) writeDecimal(writer, weight);
  writer.count(detail.products.length);
  for (const product of detail.products) {
    writer.text(product.name);
    writer.count(product.capacity);
    for (const field of productRates) writeDecimal(writer, product[field]);
  }
  writer.count(detail.replacements.length);
  for (const { year, amount } of detail.replacements) {
    writer.count(year);
    writer.count(amount);
  }
};

/** The fields as they were written, for the contract to parse. */
export const readDetail = (reader: Reader, readList: ReadList): Record<string, unknown> => {
  const whole = Object.fromEntries(counts.map((field) => [field, reader.count()]));
  const decimals = Object.fromEntries(rates.map((field) => [field, readDecimal(reader)]));
  const loan_method = loanMethods[reader.count()];
  const ownRate = reader.count();
  return {
    ...whole,
    ...decimals,
    loan_method,
    ...(ownRate > 0 && { equity_rate: (ownRate - 1) / HUNDREDTHS }),
    season: readList(reader, () => readDecimal(reader)),
    products: readList(reader, () => ({
      name: reader.text(),
      capacity: reader.count(),
      ...Object.fromEntries(productRates.map((field) => [field, readDecimal(reader)])),
    })),
    replacements: readList(reader, () => ({ year: reader.count(), amount: reader.count() })),
  };
};
