import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { layOutWhole } from './lay-out.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What comes in or changes its look does so within this; what runs for longer turns on and on. */
const BRIEF_MS = 1000;

/** What is just fading in would be measured pale. */
const standStill = async (page: Page): Promise<void> =>
  page.evaluate(async (brief) => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= brief,
      );
    // One that is taken back ends by being refused.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, BRIEF_MS);

/** What axe finds on the page as it stands, in words that name the element. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await layOutWhole(page);
  await standStill(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};
