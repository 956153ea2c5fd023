/** Coefficients of a polynomial, lowest power first. */
export type Polynomial = readonly number[];

const valueAt = (polynomial: Polynomial, x: number): number =>
  polynomial.reduceRight((value, coefficient) => coefficient + value * x, 0);

const derivative = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, index) => coefficient * (index + 1));

/** All roots are closer to 0 than this (Cauchy). */
const boundOf = (polynomial: Polynomial): number => {
  const last = polynomial.at(-1) ?? 0;
  return 1 + Math.max(...polynomial.slice(0, -1).map((coefficient) => Math.abs(coefficient / last)));
};

/** Halves an interval over which the sign changes until it holds no other number. */
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
 * Where a polynomial crosses zero for positive x, in rising order. Between two neighbouring turning points it crosses at most
 * once, and the turning points are the same question about the derivative. Where it only touches zero is not told.
 * @param polynomial its first and last coefficients are not 0
 */
export const positiveCrossings = (polynomial: Polynomial): number[] => {
  if (polynomial.length < 2) return [];
  const slope = derivative(polynomial);
  const firstUsed = slope.findIndex((coefficient) => coefficient !== 0);
  // A turning point that lies on zero is no edge: what is on both sides of it tells whether it is crossed there.
  const edges = [0, ...positiveCrossings(slope.slice(firstUsed)), boundOf(polynomial)].filter(
    (x) => valueAt(polynomial, x) !== 0,
  );
  return edges.flatMap((to, index) => {
    const from = edges[index - 1];
    const changes = from !== undefined && Math.sign(valueAt(polynomial, from)) !== Math.sign(valueAt(polynomial, to));
    return changes ? [bisect(polynomial, from, to)] : [];
  });
};
