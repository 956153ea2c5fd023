import { median } from '../median.ts';
import { audit } from './audit.ts';

/** Lighthouse's own slowdown, meant for machines with a benchmark index of 1500 to 2000. */
export const DEFAULT_SLOWDOWN = 4;
const REFERENCE_INDEX = 1750;

/** How many of the last audits decide: enough to ignore one busy moment, few enough to follow a machine that others use too. */
const WINDOW = 5;

/**
 * The slowdown that makes a machine simulate the phone of Lighthouse's default, and no slower one.
 * @param indexes benchmark indexes of the audits so far, at least one; the median of the last five counts
 */
export const slowdownFor = (indexes: readonly number[]): number =>
  Math.min(DEFAULT_SLOWDOWN, (DEFAULT_SLOWDOWN * median(indexes.slice(-WINDOW))) / REFERENCE_INDEX);

/**
 * Measures this machine and returns its benchmark indexes. The method is Lighthouse's: "Calibrating the CPU slowdown" in
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md.
 */
export const measureMachine = async (browserPath: string, url: string): Promise<number[]> => {
  const indexes: number[] = [];
  for (let round = 1; round <= WINDOW; round += 1) {
    const { benchmarkIndex } = await audit({
      browserPath,
      url,
      categories: ['performance'],
      cpuSlowdown: DEFAULT_SLOWDOWN,
    });
    indexes.push(benchmarkIndex);
  }
  return indexes;
};
