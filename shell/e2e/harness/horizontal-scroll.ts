import { expect, test, type Page } from 'playwright/test';
import { twoAnimationFrames } from './animation-frames.ts';
import { pageLaidOut } from './lay-out.ts';

/** Runs in the page and describes the elements that overflow it horizontally; empty when none does. */
const overflowingElements = () => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const overflowing = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > page.clientWidth + 0.5);
  });
  const titleOf = ({ tagName, className, textContent }: Element) =>
    `${tagName}.${className} ${textContent?.slice(0, 40)}`;
  return [
    `${page.scrollWidth} > ${page.clientWidth}`,
    ...overflowing
      .filter((element) => !(element instanceof SVGElement))
      .slice(0, 8)
      .map(titleOf),
  ];
};

/** Expects that the page itself does not scroll horizontally; containers inside it may. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  await pageLaidOut(page);
  expect.soft(await page.evaluate(overflowingElements), page.url()).toEqual([]);
};

const HEIGHT = 900;

/**
 * Expects the same at each width. The page is loaded once and resized, because loading takes longer than the check.
 * @param widths in pixels
 * @param onResize called after each change of the width
 */
export const expectNoHorizontalScrollAt = async (
  page: Page,
  widths: readonly number[],
  onResize?: () => Promise<void>,
): Promise<void> => {
  for (const width of widths)
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await onResize?.();
      await twoAnimationFrames(page);
      await expectNoHorizontalScroll(page);
    });
};
