import type { TestSite } from 'shared-lib/testing/test-site';
import { enter, states, type State } from '../harness/api-states.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectStill, watchLayoutShift } from '../harness/layout-shift.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { foundRoutes } from '../harness/public-routes.ts';
import { expect, frameReady, pageReady, test } from '../harness/test.ts';
import { readThrough, REFUSED_SCRIPT, withoutScripts } from '../harness/without-scripts.ts';

/** What the home page says in each state: by it the test knows that the server no longer draws from what it remembers. */
const signs: Record<State, RegExp> = {
  loaded: /النمذجة المالية/,
  loading: /<h2[^>]*>دراسات جدوى في ثمانية قطاعات(?![\s\S]*النمذجة المالية)/,
  empty: /لا توجد خدمات متاحة حالياً/,
  failing: /<h2[^>]*>دراسات جدوى في ثمانية قطاعات(?![\s\S]*النمذجة المالية)/,
  'no-javascript': /النمذجة المالية/,
};

const begin = async (state: State, site: TestSite): Promise<void> => {
  await enter(state, site);
  await expect(async () => expect(await (await fetch(`${site.origin}/`)).text()).toMatch(signs[state])).toPass();
};

for (const state of states)
  for (const width of [1440, 390])
    test.describe(`${state}, ${width} pixels`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('every open page is accessible, keeps still and never scrolls sideways', async ({
        page,
        request,
        site,
        problems,
      }) => {
        test.slow();
        problems.allow(/Failed to load resource/);
        problems.allow(REFUSED_SCRIPT);
        const routes = await foundRoutes(request);
        await begin(state, site);
        if (state === 'no-javascript') await withoutScripts(page);
        else await watchLayoutShift(page);
        for (const route of routes)
          await test.step(route, async () => {
            await page.goto(route, { waitUntil: 'domcontentloaded' });
            if (state === 'loading') await frameReady(page);
            else if (state !== 'no-javascript') await pageReady(page);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            if (state === 'no-javascript') await readThrough(page);
            await expectAccessible(page);
            if (state !== 'no-javascript') await expectStill(page);
            await expectNoSidewaysScroll(page);
          });
      });
    });
