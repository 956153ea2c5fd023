import { pageOf, prefetchPage, type PrefetchParts } from './prefetch-page.ts';
import { watchLinksInView } from './links-in-view.ts';

/** A pointer or the focus that only passes over a link means nothing. */
const INTENT_MS = 65;

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined;

/** Fetches ahead what links lead to: at once when one is pressed, after a moment under the pointer or the focus, one by one in view. */
export const prefetchLinks = (parts: PrefetchParts): void => {
  let meant: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const prefetch = (link: HTMLAnchorElement) => {
    const page = pageOf(link);
    if (page) void prefetchPage(page, parts);
  };
  const mean = (link: HTMLAnchorElement | undefined) => {
    if (link === meant?.link) return;
    clearTimeout(meant?.timer);
    meant = link && { link, timer: setTimeout(() => prefetch(link), INTENT_MS) };
  };
  document.addEventListener('pointerover', (event) => mean(linkOf(event)));
  document.addEventListener('focusin', (event) => mean(linkOf(event)));
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) prefetch(link);
  });
  // Where the pointer and the focus were when the first sign of a visitor came.
  mean(
    document.querySelector<HTMLAnchorElement>('a[href]:hover') ??
      document.activeElement?.closest<HTMLAnchorElement>('a[href]') ??
      undefined,
  );
  watchLinksInView((page) => prefetchPage(page, parts));
};
