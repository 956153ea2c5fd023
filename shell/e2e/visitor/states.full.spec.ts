import type { TestSite } from 'testing/test-site';
import { enterApiState, type State } from '../harness/api-states.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoLayoutShift, watchLayoutShift } from '../harness/layout-shift.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, layoutReady, pageReady, test } from '../harness/test.ts';
import { scrollThrough, BLOCKED_SCRIPT, disableScripts } from '../harness/disable-scripts.ts';

/** Matches the home page in each state, to wait until the server no longer renders cached data. */
const homePagePatterns: Record<State, RegExp> = {
  loaded: /النمذجة المالية/,
  loading: /<h2[^>]*>دراسات جدوى في ثمانية قطاعات(?![\s\S]*النمذجة المالية)/,
  empty: /لا توجد خدمات متاحة حالياً/,
  failing: /<h2[^>]*>دراسات جدوى في ثمانية قطاعات(?![\s\S]*النمذجة المالية)/,
  'no-javascript': /النمذجة المالية/,
};

const startState = async (state: State, site: TestSite): Promise<void> => {
  await enterApiState(state, site);
  await expect(async () =>
    expect(await (await fetch(`${site.origin}/`)).text()).toMatch(homePagePatterns[state]),
  ).toPass();
};

const routes = indexedRoutes();

for (const state of ['loaded', 'loading', 'empty', 'failing'] as const)
  for (const width of [1440, 390])
    test.describe(`${state}, ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('every public page is accessible, has no layout shift and does not scroll horizontally', async ({
        page,
        site,
        problems,
      }) => {
        test.slow();
        problems.allow(/Failed to load resource/);
        await startState(state, site);
        await watchLayoutShift(page);
        for (const route of routes)
          await test.step(route, async () => {
            await page.goto(route, { waitUntil: 'domcontentloaded' });
            await (state === 'loading' ? layoutReady(page) : pageReady(page));
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            // The browser tries a failed request again: meanwhile the button for that is disabled, and then its colours fade back.
            if (state === 'failing') await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
            await expectAccessible(page);
            await expectNoLayoutShift(page);
            await expectNoHorizontalScroll(page);
          });
      });
    });

test('without JavaScript every public page is accessible and does not scroll horizontally', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  problems.allow(BLOCKED_SCRIPT);
  await startState('no-javascript', site);
  await disableScripts(page);
  for (const route of routes)
    await test.step(route, async () => {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
      }
    });
});
