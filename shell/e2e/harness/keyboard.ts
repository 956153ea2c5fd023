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

/** A control of a page; the links of a drawing are elements of SVG. */
type Control = HTMLElement | SVGElement;

/**
 * Runs in the page after a press of Tab.
 * @param waiting the controls that have not had the focus
 * @returns `left`: how many of them are still in the page; `covered`: the focused element, when a fixed or sticky bar covers its middle
 */
const stateOfStop = (waiting: ReadonlySet<Control>): { left: number; covered: string[] } => {
  const left = [...waiting].filter(({ isConnected }) => isConnected).length;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { left, covered: [] };
  const box = focused.getBoundingClientRect();
  let cover = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  while (cover && !/^(?:fixed|sticky)$/.test(getComputedStyle(cover).position)) cover = cover.parentElement;
  if (!cover || cover.contains(focused)) return { left, covered: [] };
  return { left, covered: [`${focused.outerHTML.slice(0, 120)} is covered by ${cover.outerHTML.slice(0, 60)}`] };
};

/** Tab stops outside the content: header, menu and footer, and the parts of date fields. */
const OTHER_STOPS = 80;

/**
 * Expects that Tab leads to every visible control of the content, and that no bar covers the focus. Controls that are reached with arrow keys are left out:
 * those with a negative `tabindex`, and radio buttons that are not chosen.
 */
export const expectReachableByTab = async (page: Page): Promise<void> => {
  const missed = await page.evaluateHandle(() => {
    const isStop = (element: Control): boolean => {
      const isOtherRadio = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
      return (
        element.tabIndex >= 0 &&
        !isOtherRadio &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true })
      );
    };
    const controls = document.querySelectorAll<Control>('main :is(a[href], button, input, select, textarea, summary)');
    const waiting = new Set([...controls].filter(isStop));
    const isControl = (target: unknown) => target instanceof HTMLElement || target instanceof SVGElement;
    if (isControl(document.activeElement)) waiting.delete(document.activeElement);
    document.addEventListener('focusin', ({ target }) => isControl(target) && waiting.delete(target));
    return waiting;
  });
  const covered: string[] = [];
  let { left } = await missed.evaluate(stateOfStop);
  for (let presses = left + OTHER_STOPS; presses > 0 && left > 0; presses -= 1) {
    await page.keyboard.press('Tab');
    const state = await missed.evaluate(stateOfStop);
    left = state.left;
    covered.push(...state.covered);
  }
  // What the page has hidden meanwhile, such as a slide that another one has replaced, is no stop any more.
  const names = (waiting: ReadonlySet<Control>) =>
    [...waiting]
      .filter((element) => element.isConnected && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  expect(await missed.evaluate(names)).toEqual([]);
  expect.soft(covered, page.url()).toEqual([]);
};
