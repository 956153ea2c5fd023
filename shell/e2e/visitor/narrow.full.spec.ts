import { paths } from 'shared-lib/paths';
import { faults } from 'shared-lib/testing/fault-proxy';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const NARROWEST = 320;
const PHONE = 390;
/** Pixels, in a browser whose settings nobody touched. */
const USUAL_TEXT = 16;
const plain = [
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

test.describe('nothing reaches beyond the page', () => {
  test.beforeEach(({ problems }) => problems.allow(/404|Failed to load resource/));

  test(`on the narrowest screen: every open page at ${NARROWEST} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    for (const route of [...plain, ...(await contentRoutes(request))])
      await test.step(route, async () => {
        await page.goto(route);
        await pageReady(page);
        await expectNoSidewaysScroll(page);
      });
  });

  test('with text at twice its size: every open page on a desk, on half of it and on a phone', async ({
    page,
    request,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * USUAL_TEXT } });
    // Half of 640 is what the narrowest screen has.
    for (const width of [1280, 2 * NARROWEST, PHONE])
      for (const route of [...plain, ...(await contentRoutes(request))])
        await test.step(`${route} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(route);
          await pageReady(page);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
            `${2 * USUAL_TEXT}px`,
          );
          await expectNoSidewaysScroll(page);
        });
  });

  for (const [name, fault] of [
    ['failing', faults.htmlError],
    [
      'empty',
      {
        kind: 'answer',
        status: 200,
        type: 'application/json',
        body: '{"data":[],"meta":{"page":1,"per_page":12,"total":0,"last_page":1,"totals":{}}}',
      },
    ],
  ] as const)
    test(`on the narrowest screen with the API ${name}`, async ({ page, request, site }) => {
      const routes = [...plain, ...(await contentRoutes(request))];
      site.proxies['mock-api'].break(/\/public\//, fault);
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      for (const route of routes)
        await test.step(route, async () => {
          await page.goto(route);
          await pageReady(page);
          await expectNoSidewaysScroll(page);
        });
    });
});
