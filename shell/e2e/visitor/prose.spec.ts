import { paths } from 'shared-lib/paths';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { expect, pageReady, test } from '../harness/test.ts';

for (const path of [paths.article('irr-npv'), paths.study('dates-factory')])
  test(`the percent sign stands after its number between the Arabic words of ${path}`, async ({ page }) => {
    await page.goto(path);
    await pageReady(page);
    const reversed = await page.getByRole('main').evaluate((main) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let count = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const { index, 0: figure } of text.matchAll(/\d%/g)) {
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg')) continue;
          const edge = (at: number) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect();
          };
          const [digit, sign] = [edge(index), edge(index + figure.length - 1)];
          count += 1;
          if (sign.left < digit.left && sign.top === digit.top)
            found.push(text.slice(Math.max(0, index - 20), index + 5));
        }
      }
      return { found, count };
    });
    expect(reversed.count).toBeGreaterThan(5);
    expect(reversed.found).toEqual([]);
  });

test('on a phone the table of an article keeps the names of its rows readable and scrolls in its own frame, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.article('solar-roof'));
  await pageReady(page);
  const tables = page.getByRole('group', { name: /^جدول/ });
  const sizes = await tables.evaluateAll((frames) =>
    frames.map((frame) => ({
      first: Math.min(...[...frame.querySelectorAll('tr > :first-child')].map((cell) => cell.clientWidth)),
      beyond: frame.scrollWidth - frame.clientWidth,
    })),
  );
  expect(Math.min(...sizes.map(({ first }) => first))).toBeGreaterThanOrEqual(126);
  const wide = sizes.findIndex(({ beyond }) => beyond > 40);
  expect(wide, 'a table that is wider than the screen').toBeGreaterThanOrEqual(0);
  const table = tables.nth(wide);
  await table.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  await expectNoHorizontalScroll(page);
});
