import { PAGE_LAID_OUT } from 'shared-lib/theme';

/** Lays out the whole page at once (see `deferredLayout`), so that positions in it are exact. */
export const layOutWholePage = (): void => {
  document.documentElement.toggleAttribute('data-settled', true);
  window.dispatchEvent(new Event(PAGE_LAID_OUT));
};

/** Loads what an interactive page does next, first of all to lay out the rest of itself. Without the code it does that at once. */
export const continueWhenInteractive = (): void =>
  void import('../browser/when-interactive.ts').then(({ whenInteractive }) => whenInteractive(), layOutWholePage);
