import { paths } from 'shared-lib/paths';
import { faults } from 'testing/fault-proxy';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const NARROWEST = 320;
const PHONE = 390;
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
  paths.lostReference(),
  paths.search('دراسة'),
  paths.admin.login(),
  '/nope',
];

test.describe('no page scrolls horizontally', () => {
  test.beforeEach(({ problems }) => problems.allow(/404|Failed to load resource/));

  test(`on the narrowest screen: every public page at ${NARROWEST} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    for (const route of [...staticRoutes, ...(await contentRoutes(request))])
      await test.step(route, async () => {
        await page.goto(route);
        await pageReady(page);
        await expectNoHorizontalScroll(page);
      });
  });

  test('with a doubled font size: every public page on a desktop, in a narrow window and on a phone', async ({
    page,
    request,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * DEFAULT_FONT_SIZE } });
    // 640 pixels with doubled text correspond to the narrowest screen, 320 pixels.
    for (const width of [1280, 2 * NARROWEST, PHONE])
      for (const route of [...staticRoutes, ...(await contentRoutes(request))])
        await test.step(`${route} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(route);
          await pageReady(page);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
            `${2 * DEFAULT_FONT_SIZE}px`,
          );
          await expectNoHorizontalScroll(page);
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
