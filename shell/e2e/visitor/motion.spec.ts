import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Notes each view transition with the picture that has a name before and after it, and each movement that a script begins. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const motion = { transitions: [] as string[], reveals: 0 };
    Object.assign(globalThis, { motion });
    const named = () =>
      [...document.querySelectorAll('img')]
        .filter(({ style }) => style.viewTransitionName !== '')
        .map(({ fetchPriority }) => (fetchPriority === 'high' ? 'page' : 'card'))
        .join();
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const before = named();
      const update = typeof change === 'function' ? change : change?.update;
      return start(async () => {
        await update?.();
        motion.transitions.push(`${before} to ${named()}`);
      });
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function countReveals(...details) {
      motion.reveals += 1;
      return animate.apply(this, details);
    };
  });
const readMotion = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { motion: { transitions: string[]; reveals: number } }).motion);
const main = (page: Page) => page.getByRole('main');

for (const [what, list, path] of [
  ['a study', '/free-studies', '/studies/'],
  ['an article', '/blog', '/blog/'],
] as const)
  test(`the picture on the card of ${what} becomes the one on its page, and returns to the card`, async ({ page }) => {
    await recordMotion(page);
    await page.goto(list);
    await pageReady(page);
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.locator('img') })
      .first();
    await card.locator('img').evaluate(async (picture) => picture instanceof HTMLImageElement && picture.decode());
    const link = card.getByRole('heading').getByRole('link');
    // Without the data of the page its picture is not there yet.
    await link.hover();
    const isPrefetched = (href: string) => performance.getEntriesByName(`prefetched ${href}`).length > 0;
    await page.waitForFunction(isPrefetched, (await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}[\\w-]+$`));
    await expect.poll(async () => (await readMotion(page)).transitions).toEqual(['card to page']);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(async () => (await readMotion(page)).transitions.length).toBe(2);
    expect((await readMotion(page)).transitions[1]).toMatch(/^page to/);
  });

test('for a visitor who prefers reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordMotion(page);
  await page.goto('/');
  await pageReady(page);
  await page.getByRole('heading', { level: 3, name: 'المرحلة التسويقية' }).scrollIntoViewIfNeeded();
  await page.goto('/free-studies');
  await pageReady(page);
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('banner')).toHaveCSS('height', /^8[01]px$/);
  expect(await readMotion(page)).toEqual({ transitions: [], reveals: 0 });
});

test('the phases of a study are drawn once, when they come into view', async ({ page }) => {
  await recordMotion(page);
  await page.goto('/');
  await pageReady(page);
  expect((await readMotion(page)).reveals).toBe(0);
  const phase = page.getByRole('heading', { level: 3, name: 'المرحلة التسويقية' });
  await phase.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readMotion(page)).reveals).toBe(4);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(phase).not.toBeInViewport();
  await phase.scrollIntoViewIfNeeded();
  await expect(phase).toBeInViewport();
  expect((await readMotion(page)).reveals).toBe(4);
});

for (const width of [1440, 390])
  test(`the header is lower while an article is read at ${width}, and the text does not move`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.article('irr-npv'));
    await pageReady(page);
    await pageLaidOut(page);
    const header = page.getByRole('banner');
    const heights = () =>
      page.evaluate(() => [document.querySelector('header')?.offsetHeight ?? 0, document.documentElement.scrollHeight]);
    const [tall = 0, whole] = await heights();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(async () => (await heights())[0]).toBeLessThan(tall - 10);
    expect((await heights())[1]).toBe(whole);
    await expect(header.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await heights())[0]).toBe(tall);
  });

test('a sample page opens with its thumbnail in place until it has arrived', async ({ page }) => {
  await page.goto(paths.study('dates-factory'));
  await pageReady(page);
  const sheet = page.getByRole('button', { name: 'تكبير صفحة من الدراسة (1)' });
  await sheet.scrollIntoViewIfNeeded();
  await sheet.locator('img').evaluate(async (picture) => picture instanceof HTMLImageElement && picture.decode());
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/images\//, async (route) => {
    await held;
    await route.continue();
  });
  await sheet.click();
  const large = page.getByRole('dialog').locator('img');
  const box = await large.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1), 'the space of a sheet').toBeCloseTo(1131 / 800, 1);
  expect(await large.evaluate((picture) => getComputedStyle(picture).backgroundImage)).toMatch(/\/images\//);
  release();
});

for (const [persona, path] of [
  ['client', '/dashboard'],
  ['admin', '/admin'],
] as const)
  test(`what shows before the scripts of ${path} has the frame of the page that follows`, async ({
    page,
    browser,
    site,
    signIn,
  }) => {
    /** Where the content begins, from the right and from the top. */
    const contentStart = (shown: Page) =>
      main(shown).evaluate((element) => {
        const { right, top } = element.getBoundingClientRect();
        const { paddingRight, paddingTop } = getComputedStyle(element);
        return { right: right - Number.parseFloat(paddingRight), top: top + Number.parseFloat(paddingTop) };
      });
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport });
    const early = await context.newPage();
    await early.goto(path);
    const expected = await contentStart(early);
    await context.close();
    await page.setViewportSize(viewport);
    await signIn(persona);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { right, top } = await contentStart(page);
    expect(Math.abs(right - expected.right), 'the side bar').toBeLessThan(2);
    expect(Math.abs(top - expected.top), 'the bar above').toBeLessThan(2);
  });
