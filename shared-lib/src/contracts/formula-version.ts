/**
 * Version of the formulas behind the figures. Figures and links without a version have 1.
 * - 1: the last year ignored the book value of what is sold, and rounding errors counted as a loss.
 * - 2: a book value above the residual value lowers the tax of the last year, a residual value above it is taxed, and a sum that
 *   only rounding errors keep from zero is zero.
 */
export const FORMULA_VERSION = 2;

/**
 * The version of the formulas that figures or a link name.
 * @param named empty for figures and links from before versions; of a newer release it counts as the current one
 */
export const formulaVersionOf = (named: number | string | null | undefined): number => {
  const version = Number(named);
  return Number.isInteger(version) && version >= 1 ? Math.min(version, FORMULA_VERSION) : 1;
};
