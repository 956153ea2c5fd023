import type { SiteLocation } from './site-location.ts';

/** A navigation whose page is on the screen. */
export interface CompletedNavigation extends SiteLocation {
  /** Key of the history entry. */
  key: string;
  /** Whether the visitor went back or forward to it. */
  isTraversal: boolean;
}

let listener: ((navigation: CompletedNavigation) => void) | undefined;

export const onNavigation = (listen: (navigation: CompletedNavigation) => void): void => {
  listener = listen;
};

/** Called by the root route after it has rendered a page. */
export const notifyNavigation = (navigation: CompletedNavigation): void => listener?.(navigation);
