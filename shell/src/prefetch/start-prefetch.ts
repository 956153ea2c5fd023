import { onFirstInput } from '../browser/first-input.ts';
import { shouldSaveData } from './data-saver.ts';
import type { PrefetchContext } from './prefetch-page.ts';

const start = async (context: PrefetchContext): Promise<void> => {
  try {
    const { prefetchLinks } = await import('./prefetch-links.ts');
    prefetchLinks(context);
  } catch (error) {
    console.warn(`Prefetching did not start: ${String(error)}`);
  }
};

/** Starts prefetching at the visitor's first input, so that a page without interaction loads nothing but itself. */
export const startPrefetch = (context: PrefetchContext): void => {
  if (!shouldSaveData()) onFirstInput(() => void start(context));
};
