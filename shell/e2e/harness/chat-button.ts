import type { Locator, Page } from 'playwright/test';

export const chatButton = (page: Page): Locator => page.locator('[data-chat]');

/** Runs in the page: text and controls that lie under the chat button. */
export const underChatButton = (): string[] => {
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
  return [...below]
    .filter((element) => element.matches('a, button, input, select, textarea, summary') || textUnder(element))
    .map((element) => `${element.localName} ${(element.textContent ?? '').slice(0, 40)}`);
};
