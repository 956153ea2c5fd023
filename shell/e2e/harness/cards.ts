import type { Locator, Page } from 'playwright/test';

/** Finds a card of the page by the exact text of its link. */
export const cardNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
