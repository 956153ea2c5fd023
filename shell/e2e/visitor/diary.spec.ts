import type { Locator, Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { htmlProblems } from '../harness/html.ts';
import { sheetsOf } from '../harness/paper.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const diary = paths.article('bottled-water-diary');
const plates = (page: Page) => page.getByRole('region', { name: /^اللوحة / });

/** Where the water of a plate stands below the top of its column, as a share of the column. */
const waterOf = (plate: Locator): Promise<number> =>
  plate.locator('svg').evaluate((column) => {
    const { top, height } = column.getBoundingClientRect();
    const water = column.querySelector('[data-part="level"] path')?.getBoundingClientRect();
    return Math.round((((water?.top ?? 0) - top) / height) * 1000) / 1000;
  });
const watersOf = async (page: Page): Promise<number[]> => Promise.all((await plates(page).all()).map(waterOf));

/** The water stands lower in each plate than in the one before. */
const expectFalling = (waters: readonly number[]): void => {
  expect(waters).toHaveLength(5);
  expect(waters).toEqual([...new Set(waters)].toSorted((one, other) => one - other));
  expect(waters[0]).toBeLessThan(0.35);
  expect(waters[4]).toBeGreaterThan(0.85);
};

test('a study is told in five plates, whose water falls as each scrolls into view', async ({ page, request }) => {
  expect(await htmlProblems(await (await request.get(diary)).text())).toEqual([]);
  await page.goto(diary);
  await pageReady(page);
  await expect(plates(page)).toHaveCount(5);
  const last = plates(page).last();
  // Before its plate is in view, the water stands where the plate before left it.
  const before = await waterOf(last);
  expect(before).toBeLessThan(0.8);
  await last.getByRole('heading').scrollIntoViewIfNeeded();
  await last.evaluate((plate) => plate.scrollIntoView({ block: 'center' }));
  await expect.poll(() => waterOf(last)).toBeGreaterThan(0.85);
  await expect(last.getByText('الماء عند 11.5')).toBeVisible();
  await expectAccessible(page);
  await last.getByRole('link', { name: 'ابدأ قراءتك' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'قراءتك على المقياس' })).toBeVisible();
});

test('the water stands at its level in every plate when nothing may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(diary);
  await pageReady(page);
  expectFalling(await watersOf(page));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plates and their water are there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(diary);
    expectFalling(await watersOf(page));
    await expect(page.getByText('فقالت الدراسة: توقّف.')).toBeVisible();
  });
});

test('prints on one sheet, from a desktop and from a phone', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(diary);
    await pageReady(page);
    expect(await sheetsOf(page), `${width} pixels`).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(plates(page)).toHaveCount(5);
    expectFalling(await watersOf(page));
  }
});

/** The scripts of a page that know what a plate is. */
const diaryScripts = (page: Page): (() => Promise<string[]>) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).filter((text) => text.includes('data-plate'));
};

test('a diary loads code of its own, which no other article loads', async ({ page }) => {
  const scripts = diaryScripts(page);
  await page.goto(paths.article('irr-npv'));
  await pageReady(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await scripts()).toHaveLength(0);
  await page.goto(diary);
  await pageReady(page);
  await expect.poll(async () => (await scripts()).length).toBe(1);
});
