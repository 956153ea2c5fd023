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

/**
 * Compares two releases that were measured one after the other on this machine.
 * @param suspects pages that were too slow in a first run; only they are refused
 * @throws naming a page that is too slow again
 */
export const assertNotSlow = (
  suspects: readonly PageFigure[],
  figures: readonly PageFigure[],
  live: readonly PageFigure[],
): void => {
  const again = slowPages(figures, live).find(({ path }) => suspects.some((suspect) => suspect.path === path));
  if (!again || live.length === 0) return;
  const before = live.find(({ path }) => path === again.path)?.ms;
  throw new Error(`${again.path}: takes ${again.ms} ms of the processor, and ${before} ms in the live release`);
};
