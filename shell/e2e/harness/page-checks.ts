import { expect, test, type Page } from 'playwright/test';
import { twoAnimationFrames } from './animation-frames.ts';
import { expectAccessible } from './axe.ts';
import { expectNothingUnderChatButton } from './chat-button.ts';
import type { FontSize } from './font-size.ts';
import { expectNoHorizontalScroll, expectNoHorizontalScrollAt } from './horizontal-scroll.ts';
import { expectReachableByTab } from './keyboard.ts';
import { expectNoSmallFields, expectNoSmallTargets } from './small-targets.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A small desktop, a narrow window on it, and the narrowest phone. */
const [SMALL_DESKTOP, WINDOW, NARROWEST] = [1280, 640, 320];

/** Expects a page that has loaded on a desktop to be accessible, and not to scroll horizontally in narrower windows either. */
export const expectGoodOnDesktop = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoHorizontalScrollAt(page, [DESKTOP.width, SMALL_DESKTOP, WINDOW]);
};

/** Expects a page that has loaded on a phone to be accessible, and neither to scroll horizontally on a narrower one nor to be enlarged. */
export const expectGoodOnPhone = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSmallFields(page);
  await expectNoHorizontalScrollAt(page, [PHONE.width, NARROWEST]);
};

/** Expects the same on one load, which is resized: loading takes longer than the checks. The page then has the width of a phone. */
export const expectGoodAtBothWidths = async (page: Page): Promise<void> => {
  await expectGoodOnDesktop(page);
  await page.setViewportSize(PHONE);
  await expectGoodOnPhone(page);
};

/** Expects that nothing lies under the chat button: on a desktop, or on a phone and on a narrower one. */
export const expectFreeChatButton = async (page: Page, size: typeof DESKTOP | typeof PHONE): Promise<void> => {
  for (const width of size === PHONE ? [NARROWEST, PHONE.width] : [size.width])
    await test.step(`the chat button at ${width} pixels`, async () => {
      await page.setViewportSize({ ...size, width });
      await expectNothingUnderChatButton(page);
    });
};

/**
 * Expects that targets are large enough on a phone, that Tab leads to every control of the content, and that a page does not scroll
 * horizontally with a doubled font size (with 640 pixels this corresponds to the narrowest phone) nor with a text size of 200 %.
 */
export const expectUsableWithLargeText = async (page: Page, fontSize: FontSize): Promise<void> => {
  await page.setViewportSize(PHONE);
  await expectNoSmallTargets(page);
  await page.setViewportSize(DESKTOP);
  // Otherwise carousels would rotate meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectReachableByTab(page);
  await page.emulateMedia({ reducedMotion: null });
  await test.step('doubled font size', () =>
    expectNoHorizontalScrollAt(page, [SMALL_DESKTOP, WINDOW, PHONE.width], fontSize.double));
  await fontSize.reset();
  await test.step('text size of 200 %', async () => {
    await page.setViewportSize({ ...DESKTOP, width: SMALL_DESKTOP });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await twoAnimationFrames(page);
    await expectNoHorizontalScroll(page);
  });
};

/** Expects a heading, and that nothing loads any more. */
export const expectLoaded = async (page: Page, title: string | RegExp = /./): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};
