import { columnName, type WorkbookSheet } from './sheet.ts';

type Value = number | string | boolean | null;
/** A value, or the cells of a range. */
type Result = Value | readonly Value[];
type Expression = () => Result;

const TOKEN =
  /\s*("(?:[^"]|"")*"|'[^']+'!\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?(?![\w(])|[A-Z]+(?=\()|\d+(?:\.\d+)?|<=|>=|<>|[-+*/^&=<>(),])/y;

const isRange = (result: Result): result is readonly Value[] => Array.isArray(result);
const single = (result: Result): Value => (isRange(result) ? (result[0] ?? null) : result);
const number = (result: Result): number => {
  const value = single(result);
  if (value === null || value === '') return 0;
  if (typeof value === 'string') throw new Error('#VALUE!');
  return Number(value);
};
const numbers = (results: readonly Result[]): number[] =>
  results.flatMap((result) => (isRange(result) ? result : [result])).filter((value) => typeof value === 'number');

/** A criterion of SUMIF: a number, or a comparison with one. */
const matches = (criterion: Value) => {
  const [, operator = '=', text = ''] = /^(>=|<=|<>|>|<|=)?(.*)$/.exec(String(criterion)) ?? [];
  const wanted = Number(text);
  return (value: Value): boolean => {
    if (typeof value !== 'number') return false;
    if (operator === '>') return value > wanted;
    if (operator === '<=') return value <= wanted;
    if (operator === '=') return value === wanted;
    throw new Error(`The criterion ${criterion} is unknown.`);
  };
};

const presentValue = (flows: readonly number[], rate: number) =>
  flows.reduce((sum, flow, period) => sum + flow / (1 + rate) ** period, 0);

/** Newton's method from a guess, as spreadsheet programs do. */
const rateNear = (flows: readonly number[], guess: number): number => {
  let rate = guess;
  for (let step = 0; step < 60; step += 1) {
    const slope = flows.reduce((sum, flow, period) => sum - (period * flow) / (1 + rate) ** (period + 1), 0);
    const next = rate - presentValue(flows, rate) / slope;
    if (Math.abs(next - rate) < 1e-12) return next;
    rate = next;
  }
  throw new Error('#NUM!');
};

const list = (result: Result | undefined): readonly Value[] =>
  result !== undefined && isRange(result) ? result : [result === undefined ? null : single(result)];

const functions: Readonly<Record<string, (args: readonly Expression[]) => Result>> = {
  IF: ([test, yes, no]) => (single(test?.() ?? false) ? yes?.() : no?.()) ?? null,
  IFERROR: ([value, other]) => {
    try {
      const found = value?.() ?? null;
      if (typeof found === 'number' && !Number.isFinite(found)) throw new Error('#DIV/0!');
      return found;
    } catch {
      return other?.() ?? null;
    }
  },
  AND: (args) => args.every((arg) => Boolean(single(arg()))),
  OR: (args) => args.some((arg) => Boolean(single(arg()))),
  MIN: (args) => Math.min(...numbers(args.map((arg) => arg()))),
  MAX: (args) => Math.max(...numbers(args.map((arg) => arg()))),
  SUM: (args) => numbers(args.map((arg) => arg())).reduce((sum, value) => sum + value, 0),
  COUNT: (args) => numbers(args.map((arg) => arg())).length,
  INT: ([value]) => Math.floor(number(value?.() ?? 0)),
  MOD: ([value, by]) => {
    const [a, b] = [number(value?.() ?? 0), number(by?.() ?? 1)];
    return a - b * Math.floor(a / b);
  },
  ROUNDUP: ([value]) => Math.ceil(number(value?.() ?? 0)),
  INDEX: ([range, place]) => {
    const found = list(range?.())[number(place?.() ?? 0) - 1];
    if (found === undefined) throw new Error('#REF!');
    return found;
  },
  SUMIF: ([range, criterion, sums]) => {
    const [isMatch, amounts] = [matches(single(criterion?.() ?? null)), list(sums?.())];
    return list(range?.()).reduce<number>((sum, value, at) => sum + (isMatch(value) ? number(amounts[at] ?? 0) : 0), 0);
  },
  SUMIFS: ([sums, ...pairs]) => {
    const conditions = pairs.flatMap((pair, at) =>
      at % 2 === 0 ? [{ cells: list(pair()), isMatch: matches(single(pairs[at + 1]?.() ?? null)) }] : [],
    );
    return list(sums?.()).reduce<number>(
      (sum, value, at) =>
        sum + (conditions.every(({ cells, isMatch }) => isMatch(cells[at] ?? null)) ? number(value) : 0),
      0,
    );
  },
  PMT: (args) => {
    const [rate = 0, periods = 1, present = 0] = args.map((arg) => number(arg()));
    return rate === 0 ? -present / periods : (-present * rate) / (1 - (1 + rate) ** -periods);
  },
  IRR: ([range, guess]) => rateNear(numbers([range?.() ?? null]), number(guess?.() ?? 0.1)),
};

/** An empty cell equals an empty text. */
const isSame = (one: Result, other: Result) => (single(one) ?? '') === (single(other) ?? '');

type Operators = Readonly<Record<string, (one: Result, other: Result) => Value>>;
/** The operators of a formula, those that bind least first. */
const LEVELS: readonly Operators[] = [
  {
    '=': isSame,
    '<>': (one, other) => !isSame(one, other),
    '<': (one, other) => number(one) < number(other),
    '>': (one, other) => number(one) > number(other),
    '<=': (one, other) => number(one) <= number(other),
    '>=': (one, other) => number(one) >= number(other),
  },
  { '&': (one, other) => `${single(one)}${single(other)}` },
  { '+': (one, other) => number(one) + number(other), '-': (one, other) => number(one) - number(other) },
  { '*': (one, other) => number(one) * number(other), '/': (one, other) => number(one) / number(other) },
  { '^': (one, other) => number(one) ** number(other) },
];

const tokensOf = (formula: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const start = TOKEN.lastIndex;
    const token = TOKEN.exec(formula)?.[1];
    if (token === undefined) throw new Error(`The formula cannot be read at «${formula.slice(start)}».`);
    tokens.push(token);
  }
  return tokens;
};

/** A formula that is being read from left to right. */
interface Reader {
  tokens: readonly string[];
  at: number;
  referenceTo: (token: string) => Expression;
}

const take = (reader: Reader, ...wanted: string[]): string | undefined => {
  const token = reader.tokens[reader.at];
  if (token === undefined || !wanted.includes(token)) return undefined;
  reader.at += 1;
  return token;
};

const readArguments = (reader: Reader): Expression[] => {
  const found: Expression[] = [];
  do found.push(readLevel(reader, 0));
  while (take(reader, ','));
  if (!take(reader, ')')) throw new Error(`A parenthesis is open in ${reader.tokens.join('')}.`);
  return found;
};

const readOperand = (reader: Reader): Expression => {
  if (take(reader, '-')) {
    const value = readOperand(reader);
    return () => -number(value());
  }
  if (take(reader, '(')) return readArguments(reader)[0] ?? (() => null);
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token.startsWith('"')) return () => token.slice(1, -1);
  if (/^\d/.test(token)) return () => Number(token);
  const run = functions[token];
  if (run && take(reader, '(')) {
    const given = readArguments(reader);
    return () => run(given);
  }
  return reader.referenceTo(token);
};

const readLevel = (reader: Reader, level: number): Expression => {
  const operators = LEVELS[level];
  if (!operators) return readOperand(reader);
  let left = readLevel(reader, level + 1);
  for (let token = take(reader, ...Object.keys(operators)); token; token = take(reader, ...Object.keys(operators))) {
    const [one, other, run] = [left, readLevel(reader, level + 1), operators[token]];
    left = () => run?.(one(), other()) ?? null;
  }
  return left;
};

const parse = (formula: string, referenceTo: Reader['referenceTo']): Expression => {
  const reader = { tokens: tokensOf(formula), at: 0, referenceTo };
  const whole = readLevel(reader, 0);
  if (reader.at < reader.tokens.length) throw new Error(`The formula ${formula} is longer than what it says.`);
  return whole;
};

/**
 * Computes the formulas of a workbook as a spreadsheet program does, from the text of its formulas alone. It knows the functions and
 * operators that workbooks of calculations use.
 */
export const evaluateWorkbook = (sheets: readonly WorkbookSheet[]) => {
  const cells = new Map<string, WorkbookSheet['rows'][number][number]>(
    sheets.flatMap(({ name, rows }) =>
      rows.flatMap((row, at) => row.map((cell, column) => [`${name}!${columnName(column)}${at + 1}`, cell] as const)),
    ),
  );
  const computed = new Map<string, Value>();
  const waiting = new Set<string>();

  const valueAt = (address: string): Value => {
    const known = computed.get(address);
    if (known !== undefined) return known;
    const cell = cells.get(address);
    if (cell?.formula === undefined) return cell?.number ?? cell?.text ?? null;
    if (waiting.has(address)) throw new Error(`${address} depends on itself.`);
    waiting.add(address);
    const [sheet = ''] = address.split('!', 1);
    const value = single(parse(cell.formula, (token) => referenceTo(token, sheet))());
    waiting.delete(address);
    computed.set(address, value);
    return value;
  };

  const cellsIn = (sheet: string, from: string, to: string): Value[] => {
    const [, column = '', first = ''] = /^([A-Z]+)(\d+)$/.exec(from) ?? [];
    const [, end = '', last = ''] = /^([A-Z]+)(\d+)$/.exec(to) ?? [];
    if (column !== end) throw new Error(`The range ${from}:${to} has several columns.`);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, row) =>
      valueAt(`${sheet}!${column}${Number(first) + row}`),
    );
  };

  const referenceTo = (token: string, sheet: string): Expression => {
    const [, named, address = ''] = /^(?:'([^']+)'!)?(.+)$/.exec(token) ?? [];
    const [from = '', to] = address.replaceAll('$', '').split(':');
    const own = named ?? sheet;
    return () => (to === undefined ? valueAt(`${own}!${from}`) : cellsIn(own, from, to));
  };

  return { valueAt };
};

/** What a file can hold as the value of a formula. */
const resultOf = (compute: () => Value): number | string | undefined => {
  try {
    const value = compute();
    if (typeof value === 'string') return value;
    return Number.isFinite(Number(value)) ? Number(value) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The sheets with a value beside every formula: what the model computes, and for the steps between, which the model does not name, what
 * their formulas give. Viewers that compute nothing would show those cells empty. A formula that has no result, as a division by zero,
 * stays without a value.
 */
export const withFormulaValues = (sheets: readonly WorkbookSheet[]): WorkbookSheet[] => {
  const { valueAt } = evaluateWorkbook(sheets);
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, at) =>
      row.map((cell, column) => {
        if (cell?.formula === undefined || cell.known !== undefined) return cell;
        const known = resultOf(() => valueAt(`${sheet.name}!${columnName(column)}${at + 1}`));
        return known === undefined ? cell : { ...cell, known };
      }),
    ),
  }));
};
