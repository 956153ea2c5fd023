import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { contrastOf } from '../harness/contrast.ts';
import { expect, pageReady, test } from '../harness/test.ts';

interface Kind {
  path: string;
  /** Finds the picture. */
  picture: string;
  /** The parts that say something, with the contrast that they have at least. */
  parts: Readonly<Record<string, number>>;
}

const MARK = 3;
/** Water is a large ground: its edge shows it. */
const WATER = 1.08;

const kinds: Readonly<Record<string, Kind>> = {
  'the well of a reading': {
    path: paths.reading({ capital: '500000', profit: '130000', years: '8' }),
    picture: 'main svg[role=img]:has([data-part=level])',
    parts: {
      '[data-part=level] > path:first-child': WATER,
      // The line of the cost of capital lies in the water.
      ':scope > path[stroke][stroke-dasharray]': 2,
      text: MARK,
    },
  },
  'the verdict of a study': {
    path: paths.study('dates-factory'),
    picture: 'main svg:has([data-part=discount])',
    parts: {
      ':scope > path:not([data-part])': MARK,
      rect: MARK,
      '[data-part=rate]': MARK,
      '[data-part=discount]': MARK,
      text: MARK,
    },
  },
  'the register of verdicts': {
    path: paths.verdicts(),
    picture: 'main svg:has([data-part=marks])',
    parts: {
      '[data-part=water]': WATER,
      '[data-part=marks]': 2,
      '[data-part=cost]': MARK,
      '[data-verdict=go]': MARK,
      '[data-verdict=stop]': MARK,
      '[data-sign]': MARK,
      text: MARK,
    },
  },
  'the column of a plate': {
    path: paths.article('bottled-water-diary'),
    picture: '[data-plate="13"] > svg',
    parts: { '[data-part=level] > path:first-child': WATER, ':scope > path[stroke]': MARK, text: MARK },
  },
};

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'in forced light colours': (page) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' }),
  'in forced dark colours': (page) =>
    page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
  'on paper': (page) => page.emulateMedia({ media: 'print', reducedMotion: 'reduce' }),
};

for (const [name, { path, picture, parts }] of Object.entries(kinds))
  for (const [way, emulate] of Object.entries(ways))
    test(`${name} keeps its marks and its water ${way}`, async ({ page }) => {
      await page.goto(path);
      await pageReady(page);
      await emulate(page);
      const drawing = page.locator(picture).first();
      await drawing.scrollIntoViewIfNeeded();
      for (const [part, least] of Object.entries(parts)) {
        const found = drawing.locator(part);
        expect(await found.count(), part).toBeGreaterThan(0);
        expect.soft(await contrastOf(drawing, found), part).toBeGreaterThanOrEqual(least);
      }
    });

test('the gauge of the home page keeps its marks and its water in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(paths.home());
  await pageReady(page);
  const drawing = page.locator('main svg[role=img]:has([data-part=name])');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  for (const [part, least] of Object.entries({ '[data-part=level] > path:first-child': WATER, text: MARK }))
    expect.soft(await contrastOf(drawing, drawing.locator(part)), part).toBeGreaterThanOrEqual(least);
});
