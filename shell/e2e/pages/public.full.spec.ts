import type { Page } from 'playwright/test';
import type { TestSite } from 'testing/test-site';
import { enterApiState, type State } from '../harness/api-states.ts';
import { scrollThrough, BLOCKED_SCRIPT, disableScripts } from '../harness/disable-scripts.ts';
import { fontSizeOf } from '../harness/font-size.ts';
import { expectNoLayoutShift, watchLayoutShift } from '../harness/layout-shift.ts';
import {
  DESKTOP,
  expectFreeChatButton,
  expectGoodAtBothWidths,
  expectGoodOnDesktop,
  expectGoodOnPhone,
  expectUsableWithLargeText,
  PHONE,
} from '../harness/page-checks.ts';
import { otherPublicRoutes } from '../harness/public-pages.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { scriptBytesOf } from '../harness/script-bytes.ts';
import { expect, layoutReady, pageReady, test } from '../harness/test.ts';
import { expectWholeWithoutInput } from '../harness/whole-picture.ts';

// Each page of each state is loaded once at a width, and then has all of its checks: a page is loaded again only where the load itself
// differs. Every route of the builds is covered, so that a new page needs no line here.
test.describe.configure({ mode: 'parallel' });

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

/** JavaScript of the remote on each page beyond the shell, compressed with brotli. */
const MAX_SCRIPT_BYTES = 120_000;

const openIn = async (page: Page, state: State, route: string): Promise<void> => {
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await (state === 'loading' ? layoutReady(page) : pageReady(page));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The browser tries a failed request again: meanwhile the button for that is disabled, and then its colours fade back.
  if (state === 'failing') await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
};

for (const state of ['loaded', 'loading', 'empty', 'failing'] as const)
  test(`${state}: every public page has no layout shift, is accessible and usable at every width, and reports no error`, async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    problems.allow(state === 'loaded' ? /status of 404/ : /Failed to load resource/);
    await startState(state, site);
    await watchLayoutShift(page);
    const fontSize = await fontSizeOf(page);
    for (const route of indexedRoutes()) {
      await test.step(`${route} on a desktop`, async () => {
        await page.setViewportSize(DESKTOP);
        await openIn(page, state, route);
        if (state === 'loaded') await expectWholeWithoutInput(page);
        await expectNoLayoutShift(page);
        await expectGoodOnDesktop(page);
        if (state === 'loaded') await expectFreeChatButton(page, DESKTOP);
      });
      await test.step(`${route} on a phone`, async () => {
        await page.setViewportSize(PHONE);
        await openIn(page, state, route);
        if (state === 'loaded') await expectWholeWithoutInput(page);
        await expectNoLayoutShift(page);
        expect(await scriptBytesOf(page, site.config.remoteOrigins['remote-public'])).toBeLessThan(MAX_SCRIPT_BYTES);
        await expectGoodOnPhone(page);
        if (state !== 'loaded') return;
        await expectFreeChatButton(page, PHONE);
        await expectUsableWithLargeText(page, fontSize);
      });
    }
    // The forms of the account say the same while the API does not respond.
    for (const route of state === 'loading' ? [] : otherPublicRoutes())
      await test.step(route, async () => {
        await page.setViewportSize(DESKTOP);
        await openIn(page, state, route);
        if (state === 'loaded') await expectWholeWithoutInput(page, 2);
        await expectGoodAtBothWidths(page);
        if (state === 'loaded') await expectUsableWithLargeText(page, fontSize);
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
  for (const route of indexedRoutes())
    await test.step(route, async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await scrollThrough(page);
      await expectGoodOnDesktop(page);
      await page.setViewportSize(PHONE);
      await scrollThrough(page);
      await expectGoodOnPhone(page);
    });
});
