import type { PageFigure } from './renderer/messages.ts';

/** A page is too slow when it takes this many times the processor time that it takes in the live release … */
const MAX_FACTOR = 3;
/** … and more than this, in milliseconds: a fast page soon takes three times as long by chance. */
const MIN_MS = 100;

/**
 * Pages that take too much of the processor.
 * @param live figures of the live release; a page that it does not have is not compared. Empty when they are not known: then every page
 *   that is not fast may be too slow.
 */
export const slowPages = (figures: readonly PageFigure[], live: readonly PageFigure[]): PageFigure[] =>
  figures.filter(({ path, ms }) => {
    const before = live.length === 0 ? 0 : live.find((figure) => figure.path === path)?.ms;
    return before !== undefined && ms > MIN_MS && ms > MAX_FACTOR * before;
  });

/** @throws naming a suspect that is too slow again */
const assertNotSlow = (
  suspects: readonly PageFigure[],
  figures: readonly PageFigure[],
  live: readonly PageFigure[],
): void => {
  const again = slowPages(figures, live).find(({ path }) => suspects.some((suspect) => suspect.path === path));
  if (!again || live.length === 0) return;
  const before = live.find(({ path }) => path === again.path)?.ms;
  throw new Error(`${again.path}: takes ${again.ms} ms of the processor, and ${before} ms in the live release`);
};

/** Times that a candidate with slow pages is measured beside the live release: by chance it may be slow once or twice. */
const COMPARISONS = 3;

/** Processor times of a candidate and of the live release, measured one after the other on this machine. */
interface Comparison {
  figures: readonly PageFigure[];
  live: readonly PageFigure[];
}

/**
 * Measures a candidate with slow pages again, and the live release beside it, because a busy machine is slow too. It passes as soon as
 * it is not slow in one comparison.
 * @param suspects pages that were too slow in a first run; only they are refused
 * @throws naming a page that is too slow in each comparison
 */
export const compareProcessorTimes = async (
  suspects: readonly PageFigure[],
  measure: () => Promise<Comparison>,
): Promise<void> => {
  for (let run = 1; ; run += 1) {
    const { figures, live } = await measure();
    if (slowPages(figures, live).length === 0) return;
    if (run === COMPARISONS) return assertNotSlow(suspects, figures, live);
  }
};
