import { pageOf } from './prefetch-page.ts';

const afterWork = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;

/**
 * Hands on the pages of links that are in view, one after the other and only while nothing else is to be done. Filtered lists and
 * tabs are left out: there are many of them on a page, and few are opened.
 * @param prefetch resolves when the next one may begin
 */
export const watchLinksInView = (prefetch: (page: URL) => Promise<void>): void => {
  /** In view and not fetched yet, oldest first. */
  const waiting = new Set<HTMLAnchorElement>();
  let isWorking = false;

  const work = async () => {
    for (let link = waiting.values().next().value; link; link = waiting.values().next().value) {
      waiting.delete(link);
      seen.unobserve(link);
      const page = pageOf(link);
      if (page) await prefetch(page);
      await new Promise((resolve) => void afterWork(resolve));
    }
    isWorking = false;
  };
  const start = () => {
    if (isWorking || waiting.size === 0) return;
    isWorking = true;
    afterWork(() => void work());
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (target instanceof HTMLAnchorElement) {
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
    start();
  });
  const observe = (part: Element) => {
    const links = [
      ...(part instanceof HTMLAnchorElement ? [part] : []),
      ...part.querySelectorAll<HTMLAnchorElement>('a[href]'),
    ];
    for (const link of links) if (pageOf(link)?.search === '') seen.observe(link);
  };
  observe(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) observe(node);
  }).observe(document.body, { childList: true, subtree: true });
};
