import { FaultProxy } from 'testing/fault-proxy';
import { freePorts } from 'testing/free-ports';
import { expectNoLayoutShift, watchLayoutShift } from '../harness/layout-shift.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Share of the content of `main` that has arrived when the connection pauses. */
const shares = [0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1];

const pauseAt = (share: number) => (body: Buffer) => {
  const begin = body.indexOf('<main');
  return Math.floor(begin + (body.indexOf('</main>') - begin) * share);
};

/** Adds a proxy in front of the site that can pause in the middle of a page. */
const connectionTest = test.extend<{ connection: FaultProxy }>({
  connection: async ({ site }, use) => {
    const [port = 0] = await freePorts(1);
    const connection = await FaultProxy.start(port, Number(new URL(site.origin).port));
    await use(connection);
    await connection.refuseConnections();
  },
});

for (const width of [390, 1440])
  connectionTest.describe(`${width} pixels`, () => {
    connectionTest.use({ viewport: { width, height: 900 } });

    connectionTest(
      'a partially loaded page does not shift when the rest arrives',
      async ({ page, request, connection, problems }) => {
        connectionTest.slow();
        problems.allow(/Failed to load resource.* 404/);
        const routes = [...(await indexedRoutes(request)), '/nothing-here'];
        await watchLayoutShift(page);
        for (const route of routes)
          for (const share of shares)
            await connectionTest.step(`${route}, ${share * 100} %`, async () => {
              await connection.clearFaults();
              connection.injectFault(new RegExp(`^${route}$`), { kind: 'pause', at: pauseAt(share) });
              await page.goto(`${connection.origin}${route}`, { waitUntil: 'commit' });
              await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
              expect(await page.evaluate(() => document.readyState), 'the page is still loading').toBe('loading');
              connection.resume();
              await pageReady(page);
              await expectNoLayoutShift(page);
            });
      },
    );
  });
