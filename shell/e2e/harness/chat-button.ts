import { expect, type Locator, type Page } from 'playwright/test';
import { twoAnimationFrames } from './animation-frames.ts';
import { pageLaidOut } from './lay-out.ts';

export const chatButton = (page: Page): Locator => page.locator('[data-chat]');

/** Runs in the page: text and controls that lie under the chat button. */
const underChatButton = (): string[] => {
  const button = document.querySelector('[data-chat]');
  if (!button || getComputedStyle(button).display === 'none') return ['there is no chat button'];
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const below = new Set<Element>();
  for (let x = Math.ceil(left); x < right; x += 3)
    for (let y = Math.ceil(top); y < bottom; y += 3)
      for (const element of document.elementsFromPoint(x, y))
        if (!button.parentElement?.contains(element)) below.add(element);
  const range = document.createRange();
  const textUnder = (element: Element) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (line) => line.left < right && left < line.right && line.top < bottom && top < line.bottom,
      );
    });
  // A row of cards passes under the button when it is swiped, which a resized window does too.
  const isSwiped = (element: Element | null): boolean =>
    element !== null && (element.scrollLeft !== 0 || isSwiped(element.parentElement));
  return [...below]
    .filter((element) => !isSwiped(element))
    .filter((element) => element.matches('a, button, input, select, textarea, summary') || textUnder(element))
    .map((element) => `${element.localName} ${(element.textContent ?? '').slice(0, 40)}`);
};

/** Expects that nothing lies under the chat button, at the start of the page and where a heading is at the top. */
export const expectNothingUnderChatButton = async (page: Page): Promise<void> => {
  await pageLaidOut(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await twoAnimationFrames(page);
  expect.soft(await page.evaluate(underChatButton), 'under the chat button at the start').toEqual([]);
  const headings = page.locator('main :is(h1, h2, h3)');
  for (let index = 0; index < (await headings.count()); index += 1) {
    const heading = headings.nth(index);
    if (!(await heading.isVisible())) continue;
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await twoAnimationFrames(page);
    const name = await heading.innerText();
    expect.soft(await page.evaluate(underChatButton), `under the chat button at ${name}`).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};
