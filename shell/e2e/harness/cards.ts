import type { Locator, Page } from 'playwright/test';

/** The card of what is called `name`, among those of the page. */
export const cardNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
