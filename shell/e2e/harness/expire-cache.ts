import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Injects faults into the API and waits until the server, which caches responses of the API for a moment, no longer renders
 * `text` at `path`. First checks that the text is rendered, because otherwise the wait would pass at once.
 */
export const failApiAndExpireCache = async (
  page: Page,
  { path, text }: { path: string; text: string },
  injectFaults: () => void | Promise<void>,
): Promise<void> => {
  const html = async () => (await page.request.get(path)).text();
  await expect(async () => expect(await html()).toContain(text)).toPass();
  await injectFaults();
  await expect(async () => expect(await html()).not.toContain(text)).toPass();
};
