import { settle } from './npv.ts';

/** Coefficients of a polynomial, lowest power first. The first and the last are not 0. */
type Polynomial = readonly number[];

/** No double has a larger natural logarithm. */
const LARGEST = 700;
/** An interval that needs more parts than this has zeros that doubles cannot separate. */
const MAX_SPLITS = 1000;
/** No round number, so that an interval does not end at the zero of round cash flows. */
const PART = 0.4838;
const MAX_HALVINGS = 100;

const signChanges = (values: readonly number[]): number => {
  const signs = values.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
};

const valueAt = (polynomial: Polynomial, x: number): number =>
  polynomial.reduceRight((value, coefficient) => coefficient + value * x, 0);

/** Bernstein coefficients of the polynomial between 0 and `end`. They have at least as many sign changes as it has zeros there. */
const bernsteinOf = (polynomial: Polynomial, end: number): number[] => {
  const degree = polynomial.length - 1;
  const scaled = polynomial.map((coefficient, power) => coefficient * end ** power);
  return scaled.map((_, index) => {
    let [sum, weight] = [0, 1];
    for (let power = 0; power <= index; power += 1) {
      sum += (scaled[power] ?? 0) * weight;
      weight *= (index - power) / (degree - power);
    }
    return sum;
  });
};

/** De Casteljau's algorithm: the Bernstein coefficients of both parts of an interval. */
const split = (coefficients: readonly number[]): [number[], number[]] => {
  const row = [...coefficients];
  const [left, right]: [number[], number[]] = [[], []];
  for (let length = row.length; length > 0; length -= 1) {
    left.push(row[0] ?? 0);
    right.push(row[length - 1] ?? 0);
    for (let index = 0; index < length - 1; index += 1)
      row[index] = (row[index] ?? 0) + PART * ((row[index + 1] ?? 0) - (row[index] ?? 0));
  }
  return [left, right.toReversed()];
};

/** Points between 0 and `end` that separate the zeros of the polynomial there. */
const separators = (polynomial: Polynomial, end: number): number[] => {
  const whole = bernsteinOf(polynomial, end);
  const size = Math.max(...whole.map(Math.abs));
  const points: number[] = [];
  const waiting = [{ coefficients: whole, from: 0, to: end }];
  for (let splits = 0; splits < MAX_SPLITS; splits += 1) {
    // Wide intervals first, so that the limit never leaves out a whole side.
    const interval = waiting.shift();
    if (!interval) break;
    const { coefficients, from, to } = interval;
    if (signChanges(coefficients.map((coefficient) => settle(coefficient, size))) < 2) continue;
    const middle = from + PART * (to - from);
    const [left, right] = split(coefficients);
    points.push(middle);
    waiting.push({ coefficients: left, from, to: middle }, { coefficients: right, from: middle, to });
  }
  return points;
};

/** The last point of an interval for which `isBefore` holds; it holds at the beginning. */
const bisect = (isBefore: (point: number) => boolean, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let halving = 0; halving < MAX_HALVINGS && low < high; halving += 1) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/**
 * Finds where a polynomial crosses zero above 0: Descartes' rule of signs on Bernstein coefficients separates the zeros, and
 * bisection finds each of them. Points where it only touches zero are not included. The number of steps is bounded.
 * @returns natural logarithms of the zeros in ascending order: they are as exact near 0 and for large numbers as near 1
 */
const logarithmsOfCrossings = (polynomial: Polynomial): number[] => {
  const reversed = polynomial.toReversed();
  const below = { side: polynomial, terms: polynomial.map(Math.abs) };
  const above = { side: reversed, terms: reversed.map(Math.abs) };
  const signAt = (logarithm: number): number => {
    // Beyond 1, the polynomial of 1 / x has the same sign and no overflow.
    const { side, terms } = logarithm > 0 ? above : below;
    const x = Math.exp(-Math.abs(logarithm));
    return Math.sign(settle(valueAt(side, x), valueAt(terms, x)));
  };
  const needsSeparators = signChanges(polynomial) > 1;
  // No round number either, and near enough to 1 for the highest power.
  const end = 1 + 0.2871 / polynomial.length;
  const inner = needsSeparators
    ? [
        Math.log(end),
        ...separators(polynomial, end).map(Math.log),
        ...separators(reversed, 1 / end).map((x) => -Math.log(x)),
      ]
    : [];
  const edges = [-LARGEST, ...inner.toSorted((one, other) => one - other), LARGEST].filter(
    (edge) => signAt(edge) !== 0,
  );
  return edges.flatMap((to, index) => {
    const from = edges[index - 1];
    if (from === undefined || signAt(from) === signAt(to)) return [];
    // Rounding errors leave a small interval in which the sign is unknown. Its middle is the zero.
    const begin = bisect((point) => signAt(point) === signAt(from), from, to);
    const close = bisect((point) => signAt(point) !== signAt(to), from, to);
    return [(begin + close) / 2];
  });
};

/** The internal rates of a series of cash flows. Several rates are listed in ascending order; none of them is meaningful alone. */
export type InternalRate =
  | { kind: 'one'; rate: number }
  | { kind: 'none' }
  | { kind: 'several'; rates: readonly number[] };

/**
 * Internal rate of return: the rate at which the net present value is zero.
 *
 * With `x = 1 / (1 + rate)` the net present value is a polynomial in x, and each rate above -100 percent is one x above 0. The
 * function needs no starting guess, and its steps are bounded for cash flows of any number, length of period and size.
 *
 * - `none`: without both an investment and a return, or when the value reaches zero at no rate. A value that touches zero
 *   without crossing it counts as none: no change of the rate makes it positive.
 * - `several`: the value crosses zero more than once. Rates that differ by less than a millionth are not distinguished.
 * @param flows cash flows of period 0, 1, … n in one currency; investments are negative
 * @returns rates per period as a fraction: 0.218 is 21.8 percent, negative for a loss
 */
export const internalRate = (flows: readonly number[]): InternalRate => {
  const largest = flows.reduce((size, flow) => Math.max(size, Math.abs(flow)), 0);
  const scaled = flows.map((flow) => flow / largest);
  const first = scaled.findIndex((flow) => flow !== 0);
  const last = scaled.findLastIndex((flow) => flow !== 0);
  if (!scaled.some((flow) => flow < 0) || !scaled.some((flow) => flow > 0)) return { kind: 'none' };
  const crossings = logarithmsOfCrossings(scaled.slice(first, last + 1));
  const [rate, ...others] = crossings.map((logarithm) => Math.expm1(-logarithm)).toReversed();
  if (rate === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several', rates: [rate, ...others] } : { kind: 'one', rate };
};

/** The only internal rate of return of the cash flows (see `internalRate`); `null` when no rate exists or several do. */
export const irr = (flows: readonly number[]): number | null => {
  const result = internalRate(flows);
  return result.kind === 'one' ? result.rate : null;
};
