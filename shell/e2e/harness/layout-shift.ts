import { expect, type Page } from 'playwright/test';

/** Largest accepted cumulative layout shift, from the design requirements. */
const MAX_SCORE = 0.02;

/** Records layout shifts without user input on every following page, from before its scripts run. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const layoutShift = { score: 0, entries: [] as string[] };
    Object.assign(globalThis, { layoutShift });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName} ${(node.textContent ?? '').slice(0, 30)}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        layoutShift.score += entry.value;
        layoutShift.entries.push(
          `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join('; ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Expects that the layout has not shifted since the page started to load; a failure names the shifted elements. */
export const expectNoLayoutShift = async (page: Page): Promise<void> => {
  const { score, entries } = await page.evaluate(
    () => (globalThis as unknown as { layoutShift: { score: number; entries: string[] } }).layoutShift,
  );
  expect(score, entries.join('\n')).toBeLessThanOrEqual(MAX_SCORE);
};
