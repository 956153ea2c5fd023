import type { PrefetchContext } from './prefetch-page.ts';
import { shouldSaveData } from './data-saver.ts';

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Starts prefetching at the visitor's first input (pointer, key, scrolling), so that a page without interaction loads nothing but
 * itself.
 */
export const startPrefetch = (context: PrefetchContext): void => {
  if (shouldSaveData()) return;
  const start = async () => {
    for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput, true);
    try {
      const { prefetchLinks } = await import('./prefetch-links.ts');
      prefetchLinks(context);
    } catch (error) {
      console.warn(`Prefetching did not start: ${String(error)}`);
    }
  };
  const handleInput = () => void start();
  for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, { capture: true, passive: true });
};
