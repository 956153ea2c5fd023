import type { Page } from 'playwright/test';

/** Lays out the sections whose layout is deferred until the page is interactive, so that the whole page can be measured. */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => void document.documentElement.toggleAttribute('data-settled', true));
