import { media } from 'shared-lib/theme';
import { watchHeader } from './condensed-header.ts';
import { watchReveals } from './reveal-parts.ts';
import { watchSharedPictures } from './shared-picture.ts';

let isStarted = false;

/**
 * Movements of a page that works. None of them carries meaning, and none of their code or styles is part of the first load. A page whose code
 * arrived only after a failure is interactive for the second time.
 */
export const startMotion = (): void => {
  if (isStarted) return;
  isStarted = true;
  const reducedMotion = matchMedia(media.reducedMotion.replace('@media ', ''));
  watchHeader();
  watchReveals(reducedMotion);
  watchSharedPictures(reducedMotion);
};
