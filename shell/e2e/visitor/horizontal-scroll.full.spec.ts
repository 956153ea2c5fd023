import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { twoAnimationFrames } from '../harness/animation-frames.ts';
import { expectNoHorizontalScroll, expectNoHorizontalScrollAt } from '../harness/horizontal-scroll.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { siteRoutes } from '../harness/routes.ts';
import { expectNoSmallTargets } from '../harness/small-targets.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { visitInApp } from '../harness/visit-in-app.ts';

const NARROWEST = 320;
const PHONE = 390;
const DESKTOP = 1280;
/** Pixels; the default of browsers. */
const DEFAULT_FONT_SIZE = 16;
const staticRoutes = [
  '/',
  paths.about(),
  paths.contact(),
  paths.contact('consultation'),
  paths.contact('feasibility'),
  paths.auth(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword('token'),
  paths.lostReference(),
  paths.search('دراسة'),
  paths.calculator(),
  paths.admin.login(),
  '/nope',
];

/** Path of the first request of the signed-in client. */
const requestOf = async (page: Page): Promise<string> => {
  await page.goto(paths.requests());
  const link = page.getByRole('main').locator(`a[href^="${paths.requests()}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
};

/**
 * Doubles the font size of the browser's settings. After a resize, Chromium sometimes does not apply the rules of a media query in `em`
 * that matches (`matchMedia` reports the match) until the size changes: so each call changes it, by one pixel and back.
 */
const fontSizeDoubler = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  return async (): Promise<void> => {
    for (const standard of [2 * DEFAULT_FONT_SIZE - 1, 2 * DEFAULT_FONT_SIZE])
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  };
};

test.describe('no page scrolls horizontally', () => {
  test.beforeEach(({ problems }) => problems.allow(/404|Failed to load resource/));

  // One load serves three checks, because loading takes longer than a check.
  test(`every public page at ${NARROWEST} pixels, and on a desktop with a text size of 200 %; its targets are large enough on a phone`, async ({
    page,
    request,
  }) => {
    for (const route of [
      ...staticRoutes,
      ...(await contentRoutes(request)),
      paths.compareStudies(['dates-factory', 'fish-farm']),
    ])
      await test.step(route, async () => {
        await page.setViewportSize({ width: NARROWEST, height: 640 });
        await page.goto(route);
        await pageReady(page);
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: PHONE, height: 844 });
        await expectNoSmallTargets(page);
        await page.setViewportSize({ width: DESKTOP, height: 900 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await twoAnimationFrames(page);
        await expectNoHorizontalScroll(page);
      });
  });

  test('with a doubled font size: every public page on a desktop, in a narrow window and on a phone', async ({
    page,
    request,
  }) => {
    const doubleFontSize = await fontSizeDoubler(page);
    await doubleFontSize();
    for (const route of [...staticRoutes, ...(await contentRoutes(request))])
      await test.step(route, async () => {
        await page.setViewportSize({ width: DESKTOP, height: 900 });
        await page.goto(route);
        await pageReady(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${2 * DEFAULT_FONT_SIZE}px`,
        );
        // 640 pixels with doubled text correspond to the narrowest screen, 320 pixels.
        await expectNoHorizontalScrollAt(page, [DESKTOP, 2 * NARROWEST, PHONE], doubleFontSize);
      });
  });

  for (const persona of ['client', 'consultant', 'admin'] as const)
    test(`with a doubled font size: every page of a signed-in ${persona} on a desktop and on a phone`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(persona);
      const doubleFontSize = await fontSizeDoubler(page);
      await doubleFontSize();
      const routes = siteRoutes().flatMap((route) => ('of' in route || route.as !== persona ? [] : [route.at]));
      if (persona === 'client') routes.push(await requestOf(page));
      await visitInApp(page, routes, async () => {
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // The next page opens on a desktop too.
        await expectNoHorizontalScrollAt(page, [PHONE, DESKTOP], doubleFontSize);
      });
    });

  for (const [name, fault] of [
    ['failing', faults.htmlError],
    [
      'empty',
      {
        kind: 'response',
        status: 200,
        type: 'application/json',
        body: '{"data":[],"meta":{"page":1,"per_page":12,"total":0,"last_page":1,"totals":{}}}',
      },
    ],
  ] as const)
    test(`on the narrowest screen with the API ${name}`, async ({ page, request, site }) => {
      const routes = [...staticRoutes, ...(await contentRoutes(request))];
      site.proxies['mock-api'].injectFault(/\/public\//, fault);
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      for (const route of routes)
        await test.step(route, async () => {
          await page.goto(route);
          await pageReady(page);
          await expectNoHorizontalScroll(page);
        });
    });
});
