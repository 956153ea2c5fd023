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

/**
 * Version of the API that the contracts describe. Increase it by one in the commit with which a remote begins to need something that the API
 * did not have before: a path, a field of a response, or a value of an input. A release names the version with which it was built,
 * `/healthz` of the API the one that runs, and a release that needs a newer one is refused.
 */
export const API_VERSION = 5;
