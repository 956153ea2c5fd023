import type { Page } from 'playwright/test';

/** Lays out the bands that otherwise wait for the page to answer: from here on all of it can be measured. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => void document.documentElement.toggleAttribute('data-settled', true));
