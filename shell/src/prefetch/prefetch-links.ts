import { prefetchablePage, prefetchPage, type PrefetchContext } from './prefetch-page.ts';
import { watchLinksInView } from './links-in-view.ts';

/** How long pointer or focus must stay on a link. A shorter time is only passing over it. */
const INTENT_MS = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;

/** Prefetches the pages of links: at once on press, after `INTENT_MS` of pointer or focus, and one by one in view. */
export const prefetchLinks = (context: PrefetchContext): void => {
  let intent: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const prefetch = (link: HTMLAnchorElement) => {
    const page = prefetchablePage(link);
    if (page) void prefetchPage(page, context);
  };
  const setIntent = (link: HTMLAnchorElement | undefined) => {
    if (link === intent?.link) return;
    clearTimeout(intent?.timer);
    intent = link && { link, timer: setTimeout(() => prefetch(link), INTENT_MS) };
  };
  document.addEventListener('pointerover', (event) => setIntent(linkOf(event)));
  document.addEventListener('focusin', (event) => setIntent(linkOf(event)));
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) prefetch(link);
  });
  // The link under the pointer or with the focus at the visitor's first input.
  setIntent(
    document.querySelector<HTMLAnchorElement>('a[href]:hover') ??
      document.activeElement?.closest<HTMLAnchorElement>('a[href]') ??
      undefined,
  );
  watchLinksInView((page) => prefetchPage(page, context));
};
