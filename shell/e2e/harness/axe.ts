import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';
import { pageLaidOut } from './lay-out.ts';

const RUN = {
  // A live preview embeds a whole page of the site, with landmarks of its own; that page has its own check. So have emails.
  context: { exclude: [['iframe[src^="/preview/"]'], ['iframe[src^="/api/email-samples/"]']] },
  options: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    // What passes is not described: on a long page this takes most of the time.
    resultTypes: ['violations'],
  } satisfies RunOptions,
};

/** Adding axe takes as long as a run, so a document gets it once. */
const addAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
};

const violationsOf = async (page: Page): Promise<AxeResults['violations']> => {
  const main = page.mainFrame();
  await addAxe(main);
  // An embedded page may be loading again.
  for (const frame of page.frames()) if (frame !== main) await addAxe(frame).catch(() => undefined);
  return main.evaluate(async ({ context, options }) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    return (await run(context, options)).violations;
  }, RUN);
};

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
 * Expects that axe finds no violation on the page as it is; a failure names the elements. Before the page is interactive, sections
 * below the first screen are skipped (see `deferredLayout`), as in an audit.
 */
export const expectAccessibleAsItIs = async (page: Page): Promise<void> => {
  await waitForTransitions(page);
  const found = (await violationsOf(page)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};

/** Expects that axe finds no violation on the whole page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await pageLaidOut(page);
  await expectAccessibleAsItIs(page);
};
