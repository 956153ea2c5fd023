import type { Page } from 'playwright/test';
import { pageReady, test } from './test.ts';

/** Resolves when the new page is on the screen; its data may still be loading. */
const openInApp = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The site distinguishes navigations by this key of the router.
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The site moves the focus to the heading of a new page.
  await page.waitForFunction(() => document.activeElement?.matches('#content, #content h1'));
};

/**
 * Opens pages of one area and checks each: the first one as a document, the others as the browser's Back and Forward do, because a
 * document of the administration takes three times as long.
 * @param paths all different, without their query
 * @param check called when the page is on the screen; its data may still be loading
 */
export const visitInApp = async (page: Page, paths: readonly string[], check: () => Promise<void>): Promise<void> => {
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      if (index > 0) await openInApp(page, path);
      else {
        await page.goto(path);
        await pageReady(page);
      }
      await check();
    });
};
