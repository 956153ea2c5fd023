import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Lets the API fail by `misbehave`, and waits until the server no longer draws `text` at `address`: it keeps answers of the API
 * for a moment. That the text was there before is asked as well, since what never was is forgotten at once.
 */
export const untilForgotten = async (
  page: Page,
  { address, text }: { address: string; text: string },
  misbehave: () => void | Promise<void>,
): Promise<void> => {
  const html = async () => (await page.request.get(address)).text();
  await expect(async () => expect(await html()).toContain(text)).toPass();
  await misbehave();
  await expect(async () => expect(await html()).not.toContain(text)).toPass();
};
