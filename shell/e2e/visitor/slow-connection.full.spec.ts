import type { APIRequestContext } from 'playwright/test';
import { slider } from 'shared-lib/contracts';
import { FaultProxy } from 'testing/fault-proxy';
import { freePorts } from 'testing/free-ports';
import * as z from 'zod';
import { accountOf, signInByApi } from '../harness/accounts.ts';
import { expectNoLayoutShift, watchLayoutShift } from '../harness/layout-shift.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Share of the content of `main` that has arrived when the connection pauses. */
const shares = [0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1];

const pauseAt = (share: number) => (body: Buffer) => {
  const begin = body.indexOf('<main');
  return Math.floor(begin + (body.indexOf('</main>') - begin) * share);
};

/** Pauses after the first slide of the home page: before the heading of the second. */
const pauseAfterFirstSlide = (body: Buffer) => {
  const first = body.indexOf('<h2', body.indexOf('<main'));
  return body.indexOf('<h2', first + 1);
};

/** Adds a slide with a text that is higher than the screen. Returns a function that removes it. */
const addLongSlide = async (request: APIRequestContext, origin: string) => {
  const { token } = await signInByApi(request, origin, await accountOf(request, origin, 'admin'));
  const headers = { authorization: `Bearer ${token}` };
  const slides = z.array(slider).parse(await (await request.get(`${origin}/api/admin/sliders`, { headers })).json());
  const data = {
    // A slide without a picture does not appear.
    image: slides[0]?.desktop_image,
    title_ar: 'شريحة عنوانها أطول من كل العناوين '.repeat(5).trim(),
    description_ar: 'ووصفها أطول من كل وصف قبلها '.repeat(14).trim(),
  };
  const response = await request.post(`${origin}/api/admin/sliders`, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = z.object({ id: z.int() }).parse(await response.json());
  // A cached page may be sent once more while the new one is rendered.
  await expect.poll(async () => (await request.get(`${origin}/`)).text()).toContain(data.title_ar);
  return async () => {
    expect((await request.delete(`${origin}/api/admin/sliders/${id}`, { headers })).ok()).toBe(true);
  };
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
      async ({ page, connection, problems }) => {
        connectionTest.slow();
        problems.allow(/Failed to load resource.* 404/);
        const routes = [...indexedRoutes(), '/nothing-here'];
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

    connectionTest(
      'the first slide stays in its place when a later one is higher than the screen',
      async ({ page, site, connection, request }) => {
        const removeSlide = await addLongSlide(request, site.origin);
        try {
          await watchLayoutShift(page);
          connection.injectFault(/^\/$/, { kind: 'pause', at: pauseAfterFirstSlide });
          await page.goto(`${connection.origin}/`, { waitUntil: 'commit' });
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          connection.resume();
          await pageReady(page);
          await expect(page.getByRole('heading', { level: 2, name: /^قبل أن تضع رأس مالك/ })).toBeVisible();
          await expectNoLayoutShift(page);
        } finally {
          await removeSlide();
        }
      },
    );
  });
