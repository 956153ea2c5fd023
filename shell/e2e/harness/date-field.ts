import type { Locator, Page } from 'playwright/test';

/** A date field by its label. */
export const dateField = (page: Page, label: string): Locator => page.getByRole('group', { name: label });

/** A part of a date field: day, hour, minute. */
export const segmentOf = (page: Page, field: string, name: RegExp): Locator =>
  dateField(page, field).getByRole('spinbutton', { name });

/** Types a day of Riyadh and a quarter past nine in the evening into a field with date and time. */
export const typeTime = async (page: Page, label: string, day: Date): Promise<void> => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh', dateStyle: 'short' })
    .format(day)
    .split('/');
  await dateField(page, label).getByRole('spinbutton').first().focus();
  for (const part of [...parts, '09', '15']) await page.keyboard.type(part);
  await page.keyboard.press('ArrowUp');
};
