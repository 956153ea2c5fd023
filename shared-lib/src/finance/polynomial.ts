/** Coefficients of a polynomial, lowest power first. */
export type Polynomial = readonly number[];

const valueAt = (polynomial: Polynomial, x: number): number =>
  polynomial.reduceRight((value, coefficient) => coefficient + value * x, 0);

const derivative = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, index) => coefficient * (index + 1));

/** Cauchy's bound: all roots have a smaller absolute value. */
const boundOf = (polynomial: Polynomial): number => {
  const last = polynomial.at(-1) ?? 0;
  return 1 + Math.max(...polynomial.slice(0, -1).map((coefficient) => Math.abs(coefficient / last)));
};

/** Bisects an interval with a sign change to the precision of a double. */
const bisect = (polynomial: Polynomial, from: number, to: number): number => {
  const sign = Math.sign(valueAt(polynomial, from));
  let [low, high] = [from, to];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (Math.sign(valueAt(polynomial, middle)) === sign) low = middle;
    else high = middle;
  }
};

/**
 * Finds the positive zero crossings of a polynomial in ascending order. A polynomial crosses zero at most once between two
 * neighbouring turning points, which are the zero crossings of its derivative. Points where it only touches zero are not included.
 * @param polynomial the first and last coefficients must not be 0
 */
export const positiveCrossings = (polynomial: Polynomial): number[] => {
  if (polynomial.length < 2) return [];
  const slope = derivative(polynomial);
  const firstUsed = slope.findIndex((coefficient) => coefficient !== 0);
  // A turning point on zero is not an interval edge: the signs on both sides show whether the polynomial crosses there.
  const edges = [0, ...positiveCrossings(slope.slice(firstUsed)), boundOf(polynomial)].filter(
    (x) => valueAt(polynomial, x) !== 0,
  );
  return edges.flatMap((to, index) => {
    const from = edges[index - 1];
    const changes = from !== undefined && Math.sign(valueAt(polynomial, from)) !== Math.sign(valueAt(polynomial, to));
    return changes ? [bisect(polynomial, from, to)] : [];
  });
};
