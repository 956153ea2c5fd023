import { expect, type Page } from 'playwright/test';
import { twoAnimationFrames } from './animation-frames.ts';
import { pageLaidOut } from './lay-out.ts';

/** Place of an element on the whole page, in px, with a name for messages. */
export interface Place {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page: the places of its drawings that say something, such as charts and the gauge. */
export const graphics = (): Place[] =>
  [...document.querySelectorAll('main svg[role="img"]')]
    .map((element) => ({ name: element.getAttribute('aria-label') ?? '', box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .map(({ name, box: { x, y, width, height } }) => ({
      name,
      x: x + window.scrollX,
      y: y + window.scrollY,
      width,
      height,
    }));

/** Runs in the page: the places of its headings and of its footer that are shown, also below the screen. */
const headingsAndFooter = (): Place[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, footer')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { name: element.innerText.trim(), x: x + window.scrollX, y: y + window.scrollY, width, height };
    })
    // Visually hidden headings are one pixel large; cards of a row that one swipes lie beside the screen.
    .filter(({ x, width, height }) => width > 1 && height > 1 && x >= 0 && x + width <= window.innerWidth);

/** Takes a picture of the whole page and names the places that have one colour in it. */
export const emptyPlaces = async (page: Page, places: readonly Place[]): Promise<string[]> => {
  const picture = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
  // The policy of the site allows no picture from a script.
  const reader = await page.context().newPage();
  const names = await reader.evaluate(
    async ({ base64, areas }) => {
      const file = await (await fetch(`data:image/png;base64,${base64}`)).blob();
      const image = await createImageBitmap(file);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const isEmpty = ({ x, y, width, height }: Place) => {
        const { data } = context.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
        const pixels = new Uint32Array(data.buffer);
        return pixels.every((pixel) => pixel === pixels[0]);
      };
      return areas.filter(isEmpty).map(({ name }) => name);
    },
    { base64: picture, areas: places },
  );
  await reader.close();
  return names;
};

/** Runs in the page: its headings and its footer whose text cannot be read without scrolling to it. */
export const unreadable = (): (string | null)[] => {
  const read = document.body.innerText.replaceAll(/\s+/g, ' ');
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, footer p, footer a')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }) || !read.includes(textOf(element)))
    .map((element) => element.textContent);
  function textOf(element: HTMLElement) {
    return element.innerText.replaceAll(/\s+/g, ' ').trim();
  }
};

/**
 * Expects that a page which has just loaded is whole without an input: as text, and in a picture of the whole page.
 * @param least number of headings, the footer included, which it has at least
 */
export const expectWholeWithoutInput = async (page: Page, least = 4): Promise<void> => {
  await pageLaidOut(page);
  await twoAnimationFrames(page);
  expect(await page.evaluate(unreadable)).toEqual([]);
  const places = await page.evaluate(headingsAndFooter);
  expect(places.length).toBeGreaterThanOrEqual(least);
  expect(await emptyPlaces(page, places), 'empty in the picture').toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
};
