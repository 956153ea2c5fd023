import type { Page } from 'playwright';
import { withDeadline } from './deadline.ts';
import type { WaitTimes } from './wait-times.ts';

/** Time for a page to become stable, and the limit after which it counts as blocked. */
const SETTLE_MS = 20_000;
const RESPONSE_MS = 2 * SETTLE_MS;

/** Scrolls through the page to load lazy images and sections. Waits for images at most `imagesMs`. */
const loadLazyContent = async (imagesMs: number): Promise<void> => {
  // A busy machine may not repaint for a while; lazy loading starts without a repaint.
  const nextFrame = () =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
  const step = window.innerHeight / 2;
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo(0, y);
    await nextFrame();
  }
  window.scrollTo(0, 0);
  const images = Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.race([images, new Promise((resolve) => setTimeout(resolve, imagesMs))]);
};

/** Resolves when the page has not changed for `stableMs`; after `timeoutMs` resolves with a description of the last change. */
const waitUntilStable = ({ stableMs, timeoutMs }: { stableMs: number; timeoutMs: number }) =>
  new Promise<string | undefined>((resolve) => {
    let lastChange = '';
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">` : 'a text';
    const end = (stillChanging?: string) => {
      observer.disconnect();
      clearTimeout(stable);
      clearTimeout(timeout);
      resolve(stillChanging);
    };
    const observer = new MutationObserver((records) => {
      const last = records.at(-1);
      lastChange =
        last?.type === 'characterData'
          ? `the text of ${nameOf(last.target.parentNode)}`
          : `${last?.attributeName ?? 'what is inside'} of ${nameOf(last?.target ?? null)}`;
      clearTimeout(stable);
      stable = setTimeout(end, stableMs);
    });
    let stable = setTimeout(end, stableMs);
    const timeout = setTimeout(() => end(lastChange), timeoutMs);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/**
 * Waits until a page is loaded and stable.
 * @returns a message when the page is still changing at the deadline
 * @throws {ScreenshotError} when the page does not respond
 */
export const settle = async (page: Page, { stable, images }: WaitTimes): Promise<string | undefined> => {
  await withDeadline(page.evaluate(loadLazyContent, images), RESPONSE_MS, 'it was scrolled through');
  const changing = await withDeadline(
    page.evaluate(waitUntilStable, { stableMs: stable, timeoutMs: SETTLE_MS }),
    RESPONSE_MS,
    'it was watched for changes',
  );
  return changing === undefined
    ? undefined
    : `still changing after ${SETTLE_MS / 1000} seconds (${changing}); the screenshot was taken anyway`;
};

/**
 * Waits until the fonts are loaded.
 * @throws {ScreenshotError} when the page does not respond
 */
export const fontsLoaded = (page: Page): Promise<void> =>
  withDeadline(
    page.evaluate(async () => void (await document.fonts.ready)),
    RESPONSE_MS,
    'its fonts were waited for',
  );

/** Waits until all images are decoded. Without JavaScript, images decode asynchronously and a screenshot does not wait for them. */
export const imagesDecoded = (page: Page): Promise<void> =>
  withDeadline(
    page.evaluate(async () => void (await Promise.allSettled([...document.images].map((image) => image.decode())))),
    RESPONSE_MS,
    'its pictures were waited for',
  );
