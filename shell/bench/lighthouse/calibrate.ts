import { median } from '../median.ts';
import { audit } from './audit.ts';

/** Lighthouse's own slowdown, meant for machines with a benchmark index of 1500 to 2000. */
export const DEFAULT_SLOWDOWN = 4;
const REFERENCE_INDEX = 1750;
const ROUNDS = 3;

/** The slowdown that makes a machine with this benchmark index simulate the phone of Lighthouse's default, and no slower one. */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(DEFAULT_SLOWDOWN, (DEFAULT_SLOWDOWN * benchmarkIndex) / REFERENCE_INDEX);

/**
 * Measures this machine and returns the slowdown of the processor that fits it. The method is Lighthouse's: "Calibrating the CPU
 * slowdown" in https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md.
 */
export const calibrate = async (browserPath: string, url: string): Promise<number> => {
  const indexes: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { benchmarkIndex } = await audit({
      browserPath,
      url,
      categories: ['performance'],
      cpuSlowdown: DEFAULT_SLOWDOWN,
    });
    indexes.push(benchmarkIndex);
  }
  return slowdownFor(median(indexes));
};
