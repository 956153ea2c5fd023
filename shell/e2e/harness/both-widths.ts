import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expectReachableByTab } from './keyboard.ts';
import { expectNoSmallFields, expectNoSmallTargets } from './small-targets.ts';

const PHONE_WIDTH = 390;
const WIDTHS = [PHONE_WIDTH, 1440] as const;
const HEIGHT = 900;

/**
 * Expects that the open page is accessible and does not scroll horizontally at the width of a phone and of a desktop. The
 * page is loaded once and resized, because loading takes longer than the checks.
 */
export const expectAccessibleAtBothWidths = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
};

/**
 * Expects the same, that Tab leads to every control of the content, that targets are large enough, at both widths, and that no field makes
 * a phone enlarge the page.
 */
export const expectUsableAtBothWidths = async (page: Page): Promise<void> => {
  await expectAccessibleAtBothWidths(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSmallTargets(page);
    if (width === PHONE_WIDTH) await expectNoSmallFields(page);
    await expectReachableByTab(page);
  }
};
