import { calculationInput, currencies, type CalculationInput, type CalculationLine } from 'shared-lib/contracts';
import { readDetail, writeDetail } from './link-detail.ts';
import { createReader, createWriter, fromBase64Url, toBase64Url, type Reader, type Writer } from './bytes.ts';

/** First byte of a link. A new format gets the next number, and these stay readable. */
const VERSION = 1;
/** With a detail at its end. */
const DETAILED = 2;
/** More than the longest calculation has. */
const MAX_LENGTH = 6000;
const HUNDREDTHS = 100;
const BYTE = 256;

const amounts = ['fixed_capital', 'working_capital', 'residual_value', 'depreciation_years', 'years'] as const;

/** A link that was cut off or mistyped must not open as other figures. */
const checksumOf = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => (sum * 31 + byte) % BYTE, 7);

const writePercent = (writer: Writer, value: number) => writer.signed(Math.round(value * HUNDREDTHS));
const readPercent = (reader: Reader): number => reader.signed() / HUNDREDTHS;

const writeLines = (writer: Writer, lines: readonly CalculationLine[]) => {
  writer.count(lines.length);
  for (const { name, amount, growth } of lines) {
    writer.text(name);
    writer.count(amount);
    writePercent(writer, growth);
  }
};
/** As many values as the bytes announce. The contract limits them further. */
const readList = <Value>(reader: Reader, readValue: () => Value): Value[] => {
  const length = reader.count();
  if (length > MAX_LENGTH) throw new RangeError('The list is too long.');
  return Array.from({ length }, readValue);
};
const readLines = (reader: Reader) =>
  readList(reader, () => ({ name: reader.text(), amount: reader.count(), growth: readPercent(reader) }));

/**
 * The text of a calculation for a URL: about 200 characters for five lines, without characters that a URL must encode.
 * @param input a parsed input (see `calculationInput`), whose amounts are whole numbers
 */
export const encodeCalculation = (input: CalculationInput): string => {
  const writer = createWriter();
  writer.count(input.detail ? DETAILED : VERSION);
  writer.count(currencies.indexOf(input.currency));
  for (const field of amounts) writer.count(input[field]);
  writePercent(writer, input.tax_rate);
  writePercent(writer, input.discount_rate);
  const { cautious, hopeful } = input.scenarios;
  for (const change of [cautious.revenue, cautious.cost, hopeful.revenue, hopeful.cost]) writePercent(writer, change);
  writeLines(writer, input.revenues);
  writeLines(writer, input.costs);
  writer.count(input.net_flows.length);
  for (const flow of input.net_flows) writer.signed(flow);
  writer.text(input.title);
  if (input.detail) writeDetail(writer, input.detail);
  return toBase64Url([...writer.bytes, checksumOf(writer.bytes)]);
};

const readBytes = (bytes: readonly number[]): unknown => {
  const reader = createReader(bytes);
  const version = reader.count();
  if (version !== VERSION && version !== DETAILED) throw new RangeError('The version is unknown.');
  const currency = currencies[reader.count()];
  const figures = Object.fromEntries(amounts.map((field) => [field, reader.count()]));
  const [tax_rate, discount_rate] = [readPercent(reader), readPercent(reader)];
  const readScenario = () => ({ revenue: readPercent(reader), cost: readPercent(reader) });
  const scenarios = { cautious: readScenario(), hopeful: readScenario() };
  const [revenues, costs] = [readLines(reader), readLines(reader)];
  const net_flows = readList(reader, reader.signed);
  const title = reader.text();
  const detail = version === DETAILED ? { detail: readDetail(reader, readList) } : {};
  if (!currency || !reader.isAtEnd()) throw new RangeError('The bytes do not match the format.');
  return { ...figures, title, currency, tax_rate, discount_rate, scenarios, revenues, costs, net_flows, ...detail };
};

/**
 * Reads the text of a calculation from a URL.
 * @returns `null` when the text is cut off, mistyped, of a newer version, or holds figures outside the bounds
 */
export const decodeCalculation = (text: string): CalculationInput | null => {
  if (text.length > MAX_LENGTH) return null;
  try {
    const bytes = fromBase64Url(text);
    const content = bytes.slice(0, -1);
    if (checksumOf(content) !== bytes.at(-1)) return null;
    return calculationInput.parse(readBytes(content));
  } catch {
    return null;
  }
};
