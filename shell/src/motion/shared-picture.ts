import { prefetchablePage } from '../prefetch/prefetch-page.ts';
import { canNavigateInPage, navigateTo } from '../navigation/navigator.ts';
import { subscribeToLocation } from '../navigation/site-location.ts';
import { adoptStyles } from './adopt-styles.ts';

/** Name of the one picture that moves between a card and its page. */
const NAME = 'shared-picture';

/**
 * The picture of the page that is left stays below the new one, which may still be loading. Both fill the frame while it changes its shape.
 */
const styles = `
  ::view-transition-group(*) { animation-duration: var(--t-slow) }
  ::view-transition-old(${NAME}), ::view-transition-new(${NAME}) { block-size: 100%; object-fit: cover; mix-blend-mode: normal }
  ::view-transition-old(${NAME}) { animation: none }
`;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** The link of a card, in its title. */
const CARD_LINK = 'main article :is(h2, h3) > a[href]';

/** The loaded picture of the card around its link. */
const pictureOf = (link: Element | undefined): HTMLImageElement | undefined => {
  const picture = link?.closest('article')?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture : undefined;
};

/** The card of a page in the current one. */
const linkTo = (path: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>(CARD_LINK)].find(
    ({ pathname, search }) => pathname === path && search === '',
  );

/** The picture at the head of a page, which loads first. */
const headPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]') ?? undefined;

/**
 * Opens the page of a card with a view transition, in which the picture of the card becomes the one at the head of the page, and returns to
 * the card when the visitor goes back. A page that is not loaded yet opens as soon as it is; nothing stands still meanwhile. Without the
 * feature, and for visitors who prefer reduced motion, links work as ever.
 */
export const watchSharedPictures = (reducedMotion: MediaQueryList): void => {
  if (typeof document.startViewTransition !== 'function') return;
  adoptStyles(styles);
  /** Path of a page → path of the page with the card that opened it. */
  const openedFrom = new Map<string, string>();
  let shared: HTMLImageElement | undefined;
  let shownPath = location.pathname;

  /** Only one element may have the name. */
  const share = (picture: HTMLImageElement | undefined) => {
    if (shared) shared.style.viewTransitionName = '';
    shared = picture;
    if (shared) shared.style.viewTransitionName = NAME;
  };

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(CARD_LINK) : null;
    const page = link && isPlain(event) && canNavigateInPage() ? prefetchablePage(link) : undefined;
    // A link with a query changes what the same page shows.
    const picture = page?.search === '' && link ? pictureOf(link) : undefined;
    if (!page || !picture || reducedMotion.matches) return;
    event.preventDefault();
    openedFrom.set(page.pathname, location.pathname);
    share(picture);
    navigateTo(page.pathname + page.hash, { viewTransition: true });
  };
  // Before the handler of the link, which navigates without a transition.
  document.addEventListener('click', handleClick, true);

  // Called once the new page is in the document, before the transition looks for its pictures.
  subscribeToLocation(() => {
    const { pathname } = location;
    if (pathname === shownPath) return;
    const isReturn = openedFrom.get(shownPath) === pathname;
    share((isReturn && pictureOf(linkTo(shownPath))) || headPicture());
    shownPath = pathname;
  });
};
