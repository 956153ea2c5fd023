import { paths } from 'shared-lib/paths';
import * as z from 'zod';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { scrollThrough } from '../harness/disable-scripts.ts';
import { boxOf, styleOf } from '../harness/measure.ts';
import { contentRoutes } from '../harness/public-routes.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const slugs = z.object({ data: z.array(z.object({ slug: z.string() })).min(5) });

test.describe('with forced colours', () => {
  test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('arrows, ticks and dashes stay visible', async ({ page, request }) => {
    const canvas = async () => {
      const body = page.locator('body');
      return { ground: await styleOf(body, 'background-color'), text: await styleOf(body, 'color') };
    };
    await page.goto((await contentRoutes(request))[1] ?? '');
    await pageReady(page);
    const { ground, text } = await canvas();
    expect(text).not.toBe(ground);
    const dashes = await page.locator('main li').evaluateAll((items) =>
      items
        .map((item) => getComputedStyle(item, '::before'))
        .filter(({ content, blockSize }) => content === '""' && blockSize === '2px')
        .map(({ backgroundColor }) => backgroundColor),
    );
    expect(dashes.length).toBeGreaterThan(0);
    expect([...new Set(dashes)]).toEqual([text]);
    const icons = await page
      .locator('main a svg')
      .evaluateAll((all) => all.map((icon) => getComputedStyle(icon).stroke).filter((stroke) => stroke !== 'none'));
    expect(icons.length).toBeGreaterThan(0);
    expect(icons).not.toContain(ground);
  });

  test('the chosen tab, chip and page differ from the others, and sliders have a track', async ({ page }) => {
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockEndColor));
    await page.goto(paths.contact('consultation'));
    await pageReady(page);
    const ground = await styleOf(page.locator('body'), 'background-color');
    expect(new Set(await edges('[role=tab][aria-selected=false]'))).toEqual(new Set([ground]));
    expect(await edges('[role=tab][aria-selected=true]')).not.toContain(ground);

    await page.goto(paths.search('مصنع'));
    await pageReady(page);
    const chosen = await styleOf(page.locator('main a[aria-current]').first(), 'background-color');
    expect(chosen).not.toBe(await styleOf(page.locator('main a[aria-current] ~ a').first(), 'background-color'));

    await page.goto(paths.calculator());
    await pageReady(page);
    await expect(page.locator('input[type=range]').first()).toHaveCSS('forced-color-adjust', 'none');
  });

  test('the steps of a request and unread notifications stay visible', async ({ page, actions, signIn }) => {
    await signIn('client');
    // The home page names only the most urgent requests, which other tests add to.
    await page.goto(`${paths.requests()}?state=required&kind=feasibility`);
    await page.getByRole('table').getByRole('link', { name: 'مصنع للأعلاف' }).click();
    const steps = page.locator('#path ol > li').filter({ hasText: /^(?:الاستلام|مراجعتك|التسليم)/ });
    await expect(steps).toHaveCount(3);
    const marks = await steps.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').backgroundColor));
    const ground = await styleOf(page.locator('body'), 'background-color');
    expect(new Set([...marks, ground]).size).toBe(4);

    // Other tests mark all notifications as read.
    const reference = await actions.createStudy('مصنع للخيام');
    await actions.asConsultant(reference, 'messages', { body: 'كم خيمة في السنة؟' });
    await page.goto(paths.notifications());
    const rows = page
      .getByRole('main')
      .locator('li > a')
      .filter({ has: page.locator('b') });
    await expect(rows.filter({ hasText: reference }).first()).toBeVisible();
    const edges = () =>
      rows.evaluateAll((all) =>
        all.map((one) => ({ isUnread: 'unread' in one.dataset, edge: getComputedStyle(one).borderInlineStartColor })),
      );
    expect((await edges()).some(({ isUnread }) => isUnread)).toBe(true);
    await expect
      .poll(async () => (await edges()).filter(({ isUnread, edge }) => isUnread === (edge === ground)))
      .toEqual([]);
  });
});

test.describe('cards', () => {
  for (const [path, maxHeight] of [
    ['/services', 844 / 3],
    ['/free-studies', 844 * 0.6],
  ] as const)
    test(`${path} shows cards as rows on a phone, several on one screen`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await pageReady(page);
      const cards = page.getByRole('main').locator('article');
      await expect(cards.first()).toHaveCSS('display', 'grid');
      for (const card of await cards.all()) {
        const picture = await boxOf(card.locator('> :first-child'));
        const { width, height } = await boxOf(card);
        expect(picture.width).toBeLessThan(width / 3);
        expect(height).toBeLessThanOrEqual(maxHeight);
      }
    });

  for (const path of ['/', '/services', '/sectors', '/blog', '/free-studies'])
    test(`${path} has no empty tile: the picture part of a card has a picture`, async ({ page }) => {
      await page.goto(path);
      await pageReady(page);
      const cards = page.getByRole('main').locator('article');
      expect(await cards.count()).toBeGreaterThan(0);
      // Pictures further down are requested when they come near the screen.
      await scrollThrough(page);
      const emptyCards = () =>
        cards.evaluateAll((all) =>
          all.filter((card) => !card.querySelector('img, svg')).map((card) => card.textContent?.slice(0, 60)),
        );
      await expect.poll(emptyCards).toEqual([]);
    });
});

test('articles with charts and the services with pages of a study are accessible and do not scroll horizontally, on a phone and a desktop', async ({
  page,
  request,
}) => {
  test.slow();
  const articles = slugs.parse(await (await request.get('/api/public/articles?per_page=50')).json()).data;
  const pages = [...articles.map(({ slug }) => paths.article(slug)), ...(await contentRoutes(request)).slice(1, 2)];
  let charts = 0;
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await pageReady(page);
      const count = await page.getByRole('main').getByRole('figure').locator('svg[role="img"]').count();
      charts += count;
      if (count > 0) await expectAccessibleAtBothWidths(page);
    });
  expect(charts).toBeGreaterThanOrEqual(5);
});
