import { FaultProxy } from 'shared-lib/testing/fault-proxy';
import { freePorts } from 'shared-lib/testing/free-ports';
import { expectStill, watchLayoutShift } from '../harness/layout-shift.ts';
import { foundRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** How much of what is inside its frame has come when the line pauses. */
const shares = [0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1];

const pauseAt = (share: number) => (body: Buffer) => {
  const begin = body.indexOf('<main');
  return Math.floor(begin + (body.indexOf('</main>') - begin) * share);
};

/** The site behind a line that can pause in the middle of a page. */
const lineTest = test.extend<{ line: FaultProxy }>({
  line: async ({ site }, use) => {
    const [port = 0] = await freePorts(1);
    const line = await FaultProxy.start(port, Number(new URL(site.origin).port));
    await use(line);
    await line.refuse();
  },
});

for (const width of [390, 1440])
  lineTest.describe(`${width} pixels`, () => {
    lineTest.use({ viewport: { width, height: 900 } });

    lineTest(
      'what is read of a page that is still coming stays where it is when the rest comes',
      async ({ page, request, line, problems }) => {
        lineTest.slow();
        problems.allow(/Failed to load resource.* 404/);
        const routes = [...(await foundRoutes(request)), '/nothing-here'];
        await watchLayoutShift(page);
        for (const route of routes)
          for (const share of shares)
            await lineTest.step(`${route}, ${share * 100} %`, async () => {
              await line.heal();
              line.break(new RegExp(`^${route}$`), { kind: 'pause', at: pauseAt(share) });
              await page.goto(`${line.origin}${route}`, { waitUntil: 'commit' });
              await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
              expect(await page.evaluate(() => document.readyState), 'the page is still coming').toBe('loading');
              line.goOn();
              await pageReady(page);
              await expectStill(page);
            });
      },
    );
  });
