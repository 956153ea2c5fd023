import type { Locator, Page } from 'playwright/test';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, test } from '../harness/test.ts';

const STOP = 'إيقاف التدوير التلقائي';
const START = 'تشغيل التدوير التلقائي';

const hero = (page: Page) => page.getByRole('region', { name: 'أبرز ما نقدمه' });
/** Number of the current slide, from the status text of the hero. */
const slideOf = async (page: Page): Promise<number> =>
  Number(
    /^الشريحة (\d) من 4$/.exec(
      await hero(page)
        .getByText(/^الشريحة \d من 4$/)
        .innerText(),
    )?.[1],
  );
const following = (slide: number) => (slide % 4) + 1;

/** Opens the home page with a fake clock that only the test advances. */
const openWithFakeClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: '2026-11-01T08:00:00Z' });
  await page.goto('/');
  // The fake clock removes the performance marks; the page lays itself out after it has become interactive.
  await pageLaidOut(page);
  await page.clock.pauseAt('2026-11-01T09:00:00Z');
};

/** Restarts the interval of a carousel by moving the pointer over it and away. */
const restartInterval = async (page: Page, carousel: Locator): Promise<void> => {
  await carousel.hover({ position: { x: 5, y: 5 } });
  await page.mouse.move(720, 10);
};

const cards = (page: Page, name: string) => page.getByRole('group', { name });
const shownIn = (carousel: Locator) => carousel.getByRole('heading', { level: 3 }).allInnerTexts();

test.describe('automatic rotation on the home page', () => {
  test('the hero advances every 6000 ms with a fade of 300 ms', async ({ page }) => {
    await openWithFakeClock(page);
    await restartInterval(page, hero(page));
    const first = await slideOf(page);
    await page.clock.runFor(5999);
    expect(await slideOf(page)).toBe(first);
    await page.clock.runFor(1);
    await expect.poll(() => slideOf(page)).toBe(following(first));
    const next = hero(page).getByRole('button', { name: 'التالي' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(299);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1);
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    const slide = hero(page)
      .getByRole('group', { name: /^\d من 4$/ })
      .first();
    expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s, 0.3s');
    await expect(hero(page).locator('bdi')).toHaveText(`${following(first)} / 4`);
  });

  for (const [name, perPage] of [
    ['خدماتنا الاستشارية', 3],
    ['دراسات جدوى في ثمانية قطاعات', 4],
  ] as const)
    test(`«${name}» advances every 7000 ms by ${perPage} cards`, async ({ page }) => {
      await openWithFakeClock(page);
      const carousel = cards(page, name);
      await restartInterval(page, carousel);
      const before = await shownIn(carousel);
      expect(before).toHaveLength(perPage);
      await page.clock.runFor(6999);
      expect(await shownIn(carousel)).toEqual(before);
      await page.clock.runFor(1);
      await expect.poll(() => shownIn(carousel)).not.toEqual(before);
      expect(await shownIn(carousel)).toHaveLength(perPage);
    });

  test('the gauge of the current slide fills only while the hero rotates', async ({ page }) => {
    await page.goto('/');
    const gauges = () => hero(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
    await expect.poll(gauges).toBe(1);
    await hero(page).getByRole('button', { name: STOP }).click();
    await expect.poll(gauges).toBe(0);
    await hero(page).getByRole('button', { name: START }).click();
    await page.mouse.move(720, 10); // the pointer pauses too
    await expect.poll(gauges).toBe(1);
  });

  test('pauses under the pointer, and stops on keyboard focus until it is started again', async ({ page }) => {
    await openWithFakeClock(page);
    // The hour that the clock has just jumped over may have made the next slide due; the pointer takes that back.
    await hero(page).hover({ position: { x: 5, y: 5 } });
    await page.clock.runFor(1);
    const first = await slideOf(page);
    await page.clock.runFor(60_000);
    expect(await slideOf(page)).toBe(first);
    await page.mouse.move(720, 10);
    await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).focus();
    // The button that controls the rotation is the first one in tab order.
    await page.keyboard.press('Tab');
    await expect(hero(page).getByRole('button', { name: START })).toBeFocused();
    await page.clock.runFor(60_000);
    expect(await slideOf(page)).toBe(first);
    await page.keyboard.press('Enter');
    await expect(hero(page).getByRole('button', { name: STOP })).toBeFocused();
    await page.clock.runFor(6000);
    await expect.poll(() => slideOf(page)).toBe(following(first));
  });

  test('is off with reduced motion, and slides change without a transition', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithFakeClock(page);
    const first = await slideOf(page);
    const services = cards(page, 'خدماتنا الاستشارية');
    const shown = await shownIn(services);
    await page.clock.runFor(60_000);
    expect(await slideOf(page)).toBe(first);
    expect(await shownIn(services)).toEqual(shown);
    for (const carousel of [hero(page), services])
      await expect(carousel.getByRole('button', { name: START })).toBeVisible();
    const slide = hero(page)
      .getByRole('group', { name: /^\d من 4$/ })
      .first();
    expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0s/);
  });
});

test('«next» is on the left and shows the next slide, «previous» is on the right', async ({ page }) => {
  await openWithFakeClock(page);
  // The clock may have stopped in the middle of a fade, which disables the buttons.
  await restartInterval(page, hero(page));
  await page.clock.runFor(300);
  const first = await slideOf(page);
  const [stop, previous, nextButton] = await Promise.all(
    [/تدوير/, 'السابق', 'التالي'].map((name) => hero(page).getByRole('button', { name }).boundingBox()),
  );
  expect(stop?.x).toBeGreaterThan(previous?.x ?? Infinity);
  expect(previous?.x).toBeGreaterThan(nextButton?.x ?? Infinity);
  await hero(page).getByRole('button', { name: 'التالي' }).click();
  await expect.poll(() => slideOf(page)).toBe(following(first));
  await page.clock.runFor(300);
  await hero(page).getByRole('button', { name: 'السابق' }).click();
  await expect.poll(() => slideOf(page)).toBe(first);
});
