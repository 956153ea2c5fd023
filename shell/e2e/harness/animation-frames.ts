import type { Page } from 'playwright/test';

/** Waits until what the page observes about its layout, such as its width or what is near the screen, has had its effect. */
export const twoAnimationFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
