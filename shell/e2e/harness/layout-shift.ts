import { expect, type Page } from 'playwright/test';

/** Bar of the design: what moves by itself after it was shown, as the browser scores it. */
const MOST = 0.02;

/** Begins before the page's own scripts, and counts what moves without the visitor's doing. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moved = { score: 0, places: [] as string[] };
    Object.assign(globalThis, { moved });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName} ${(node.textContent ?? '').slice(0, 30)}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        moved.score += entry.value;
        moved.places.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Nothing to speak of has moved since the page began; names what did. */
export const expectStill = async (page: Page): Promise<void> => {
  const { score, places } = await page.evaluate(
    () => (globalThis as unknown as { moved: { score: number; places: string[] } }).moved,
  );
  expect(score, places.join('\n')).toBeLessThanOrEqual(MOST);
};
