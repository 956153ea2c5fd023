import { expect, type Page } from 'playwright/test';

/** Pixels; the default of browsers. */
const DEFAULT_PX = 16;

/** Font size of the browser's settings. */
export interface FontSize {
  /** Doubles it. Call it again after each resize. */
  double(): Promise<void>;
  reset(): Promise<void>;
}

/**
 * Controls the font size of the browser's settings for a page. After a resize, Chromium sometimes does not apply the rules of a media
 * query in `em` that matches (`matchMedia` reports the match) until the size changes: so each call changes it, by one pixel and back.
 */
export const fontSizeOf = async (page: Page): Promise<FontSize> => {
  const browser = await page.context().newCDPSession(page);
  const set = async (size: number): Promise<void> => {
    for (const standard of [size - 1, size]) await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  };
  return { double: () => set(2 * DEFAULT_PX), reset: () => set(DEFAULT_PX) };
};
