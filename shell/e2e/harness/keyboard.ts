import { expect, type Locator, type Page } from 'playwright/test';

const MAX_STOPS = 120;

/** Presses Tab until the element has the focus, unless it has it. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is no tab stop.`);
};

export const pressOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Runs in the page and describes the focused element when a bar that stays in the viewport covers its middle. */
const coveredFocus = (): string[] => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  let cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  while (cover && !/^(?:fixed|sticky)$/.test(getComputedStyle(cover).position)) cover = cover.parentElement;
  if (!cover || cover.contains(focused)) return [];
  return [`${focused.outerHTML.slice(0, 120)} is covered by ${cover.outerHTML.slice(0, 60)}`];
};

/** Tab stops outside the content: header, menu and footer, and the parts of date fields. */
const OTHER_STOPS = 80;

/**
 * Expects that Tab leads to every visible control of the content, and that no bar covers the focus. Controls that are reached with arrow keys are left out:
 * those with a negative `tabindex`, and radio buttons that are not chosen.
 */
export const expectReachableByTab = async (page: Page): Promise<void> => {
  const missed = await page.evaluateHandle(() => {
    const isStop = (element: HTMLElement): boolean => {
      const isOtherRadio = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
      return (
        element.tabIndex >= 0 && !isOtherRadio && !element.matches(':disabled, [inert] *') && element.checkVisibility()
      );
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary)',
    );
    const waiting = new Set([...controls].filter(isStop));
    if (document.activeElement instanceof HTMLElement) waiting.delete(document.activeElement);
    document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && waiting.delete(target));
    return waiting;
  });
  // A page that was updated has replaced some of its controls.
  const names = (): Promise<string[]> =>
    missed.evaluate((waiting) =>
      [...waiting].filter((one) => one.isConnected).map((one) => one.outerHTML.slice(0, 120)),
    );
  const stops = (await names()).length + OTHER_STOPS;
  const covered: string[] = [];
  for (let stop = 0; stop < stops && (await names()).length > 0; stop += 1) {
    await page.keyboard.press('Tab');
    covered.push(...(await page.evaluate(coveredFocus)));
  }
  expect(await names()).toEqual([]);
  expect.soft(covered, page.url()).toEqual([]);
};
