import type { Page } from 'playwright/test';

/** Lays out the sections whose layout is deferred until the first input, so that the whole page can be measured. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => void document.documentElement.toggleAttribute('data-settled', true));
