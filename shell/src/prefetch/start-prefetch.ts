import type { PrefetchParts } from './prefetch-page.ts';
import { isSparing } from './sparing.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches pages ahead for a visitor who is there: at the first sign of one (a pointer, a key, scrolling), so that a page which
 * is only opened and left, or measured, costs nothing more than itself.
 */
export const startPrefetch = (parts: PrefetchParts): void => {
  if (isSparing()) return;
  const start = async () => {
    for (const sign of SIGNS) window.removeEventListener(sign, handleSign, true);
    try {
      const { prefetchLinks } = await import('./prefetch-links.ts');
      prefetchLinks(parts);
    } catch (error) {
      console.warn(`Pages are not fetched ahead: ${String(error)}`);
    }
  };
  const handleSign = () => void start();
  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { capture: true, passive: true });
};
