import type { PageView } from '../navigation/page-views.ts';

/** A running analytics tool. */
export interface PageViewTracker {
  trackPageView(pageView: PageView, previous: PageView | undefined): void;
  /** Stops sending after consent was withdrawn. The script of the tool stays until the document is left. */
  stop(): void;
}

export const addScript = (url: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
};
