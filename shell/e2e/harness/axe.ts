import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { layOutWholePage } from './lay-out.ts';

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

/**
 * Expects that axe finds no violation on the page as it is; a failure names the elements. Before the first input, sections below the
 * first screen are skipped (see `deferredLayout`), as in an audit.
 */
export const expectAccessibleAsItIs = async (page: Page): Promise<void> => {
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
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};

/** Expects that axe finds no violation on the whole page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await layOutWholePage(page);
  await expectAccessibleAsItIs(page);
};
