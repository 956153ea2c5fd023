import type { PrefetchContext } from './prefetch-page.ts';

/** Network Information API of some browsers. The DOM types do not include it. */
interface NetworkInformation {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: NetworkInformation;
  }
}

/** Whether to avoid unrequested downloads: the visitor wants to save data, or the connection is 2g. */
const shouldSaveData = ({ connection }: Navigator = navigator): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls once, at the visitor's first input from now on: pointer, key or scrolling. */
const onFirstInput = (callback: () => void): void => {
  const handleInput = () => {
    for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput, true);
    callback();
  };
  for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, { capture: true, passive: true });
};

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
