import type { Page } from 'playwright';
import { withDeadline } from './deadline.ts';
import type { Patience } from './patience.ts';

/** How long a page is given to come to rest, and what it needs at most to answer at all. */
const REST_MS = 20_000;
const ANSWER_MS = 2 * REST_MS;

/** Pictures and parts that wait until they are near come now; pictures that do not come are not waited for. */
const seeAll = async (patienceMs: number): Promise<void> => {
  // A busy machine may draw no frame for long; what waits for the view needs none to notice it.
  const drawn = () =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]);
  const step = window.innerHeight / 2;
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo(0, y);
    await drawn();
  }
  window.scrollTo(0, 0);
  const pictures = Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** Resolves when nothing in the page has changed for `quietMs`; after `restMs` with the name of what changed last. */
const comeToRest = ({ quietMs, restMs }: { quietMs: number; restMs: number }) =>
  new Promise<string | undefined>((resolve) => {
    let changed = '';
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">` : 'a text';
    const end = (answer?: string) => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(rest);
      resolve(answer);
    };
    const observer = new MutationObserver((records) => {
      const last = records.at(-1);
      changed =
        last?.type === 'characterData'
          ? `the text of ${nameOf(last.target.parentNode)}`
          : `${last?.attributeName ?? 'what is inside'} of ${nameOf(last?.target ?? null)}`;
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    let quiet = setTimeout(end, quietMs);
    const rest = setTimeout(() => end(changed), restMs);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/**
 * Waits until a page shows all that it will show.
 * @returns a complaint about a page that never comes to rest
 * @throws {NoPicture} when the page does not answer any more
 */
export const settle = async (page: Page, { quiet, pictures }: Patience): Promise<string | undefined> => {
  await withDeadline(page.evaluate(seeAll, pictures), ANSWER_MS, 'it was scrolled through');
  const restless = await withDeadline(
    page.evaluate(comeToRest, { quietMs: quiet, restMs: REST_MS }),
    ANSWER_MS,
    'it was watched for changes',
  );
  return restless === undefined
    ? undefined
    : `still changing after ${REST_MS / 1000} seconds (${restless}): the picture shows it in motion`;
};

/** @throws {NoPicture} when the page does not answer any more */
export const fontsLoaded = (page: Page): Promise<void> =>
  withDeadline(
    page.evaluate(async () => void (await document.fonts.ready)),
    ANSWER_MS,
    'its fonts were waited for',
  );

/** Without scripts a picture is drawn when it is decoded, which the picture of the page does not wait for. */
export const picturesDrawn = (page: Page): Promise<void> =>
  withDeadline(
    page.evaluate(async () => void (await Promise.allSettled([...document.images].map((image) => image.decode())))),
    ANSWER_MS,
    'its pictures were waited for',
  );
