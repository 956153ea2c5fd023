import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, in words that name the element. Bands that wait for the page to answer are laid out for it. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-settled', true));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`));
  expect(found).toEqual([]);
};
