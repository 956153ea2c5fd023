import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { layOutWholePage } from './lay-out.ts';
import { pageReady } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Transitions end within this time; a longer animation is a continuous one. */
const TRANSITION_MS = 1000;

/** Waits for transitions to end: an element that is fading in would fail the contrast check. */
const waitForTransitions = async (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    // A transition inside a skipped section (see `deferredLayout`) stands still and never ends.
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const transitions = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest && isShown(effect),
      );
    // The promise of a cancelled transition rejects.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, TRANSITION_MS);

/** What axe finds on the current page, with the elements. */
const violationsOf = async (page: Page): Promise<string[]> => {
  await waitForTransitions(page);
  // A live preview embeds a whole page of the site, with landmarks of its own; that page has its own check.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[src^="/preview/"]')
    // What passes is not described: on a long page this takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // The site embeds no page of another origin. Without this the report is made in a new page each time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Expects that axe finds no violation on the whole page; a failure names the elements. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await layOutWholePage(page);
  expect(await violationsOf(page)).toEqual([]);
};

const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    laidOut: document.querySelectorAll('[data-laid-out]').length,
  }));

/**
 * Opens a page and expects the same before the first input, while sections below the first screen are skipped, as in an audit (see
 * `deferredLayout`). On a busy machine the data of a page may arrive after it is ready, and move what axe measures: such a page is
 * loaded again.
 */
export const expectAccessibleBeforeInput = async (page: Page, route: string): Promise<void> => {
  let found: string[] = [];
  await expect(async () => {
    await page.goto(route);
    await pageReady(page);
    const before = await layoutOf(page);
    expect(before.laidOut).toBe(0);
    found = await violationsOf(page);
    expect(await layoutOf(page)).toEqual(before);
  }).toPass();
  expect(found).toEqual([]);
};
