import { expect, type Page } from 'playwright/test';
import { pageLaidOut } from './lay-out.ts';

/** Runs in the page and describes the targets of less than 24 px. Links inside a sentence and periods of charts are exceptions. */
const smallTargets = () => {
  const MIN_PX = 24;
  const ROUNDING = 0.01;
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const targetOf = (element: Element) =>
    element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)
      ? (element.labels?.[0] ?? element)
      : element;
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
    const { width, height } = targetOf(element).getBoundingClientRect();
    const isShown = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    const isLarge = width >= MIN_PX - ROUNDING && height >= MIN_PX - ROUNDING;
    if (!isShown || isLarge || isInSentence(element)) return [];
    return [`${element.tagName} ${Math.round(width)}x${Math.round(height)} ${element.textContent?.slice(0, 40)}`];
  });
};

/** Expects that all targets are at least 24 by 24 px (WCAG 2.5.8). */
export const expectNoSmallTargets = async (page: Page): Promise<void> => {
  await pageLaidOut(page);
  expect.soft(await page.evaluate(smallTargets), page.url()).toEqual([]);
};

/** Runs in the page: its fields with text that makes phones enlarge the page. */
const smallFields = () =>
  [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"]')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.localName} ${field.getAttribute('name') ?? field.getAttribute('aria-label') ?? ''}`);

/** Expects that no field of a page at the width of a phone makes the phone enlarge the page when it gets the focus. */
export const expectNoSmallFields = async (page: Page): Promise<void> => {
  expect.soft(await page.evaluate(smallFields), `fields of ${page.url()}`).toEqual([]);
};
