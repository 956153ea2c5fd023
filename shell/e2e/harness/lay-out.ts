import { expect, type Page } from 'playwright/test';

/** Waits until the page is laid out as a whole, which it does by itself (see `deferredLayout`): its end can be measured. */
export const pageLaidOut = (page: Page): Promise<void> =>
  expect(page.locator('html'), 'the page lays itself out').toHaveAttribute('data-settled');
