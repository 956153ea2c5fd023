import { prefetchablePage } from './prefetch-page.ts';

const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;

/**
 * Prefetches the pages of links in view, one by one and only while the browser is idle. Links with a query (filters, tabs) are left
 * out: a page has many of them, and few are opened.
 * @param prefetch resolves when the next prefetch may begin
 */
export const watchLinksInView = (prefetch: (page: URL) => Promise<void>): void => {
  /** Links in view that are not prefetched yet, oldest first. */
  const pending = new Set<HTMLAnchorElement>();
  let isRunning = false;

  const run = async () => {
    for (let link = pending.values().next().value; link; link = pending.values().next().value) {
      pending.delete(link);
      observer.unobserve(link);
      const page = prefetchablePage(link);
      if (page) await prefetch(page);
      await new Promise((resolve) => void whenIdle(resolve));
    }
    isRunning = false;
  };
  const start = () => {
    if (isRunning || pending.size === 0) return;
    isRunning = true;
    whenIdle(() => void run());
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (target instanceof HTMLAnchorElement) {
        if (isIntersecting) pending.add(target);
        else pending.delete(target);
      }
    start();
  });
  const observeLinks = (root: Element) => {
    const links = [
      ...(root instanceof HTMLAnchorElement ? [root] : []),
      ...root.querySelectorAll<HTMLAnchorElement>('a[href]'),
    ];
    for (const link of links) if (prefetchablePage(link)?.search === '') observer.observe(link);
  };
  observeLinks(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) observeLinks(node);
  }).observe(document.body, { childList: true, subtree: true });
};
