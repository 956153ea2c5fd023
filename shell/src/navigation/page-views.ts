/** A page that the visitor sees, after its data has loaded and its title is set. */
export interface PageView {
  /** Full URL without a fragment. */
  url: string;
  title: string;
}

/** Resolves with the page view when its title is final; undefined when the visitor has left the page before. */
type SettlePageView = () => Promise<PageView | undefined>;

let settleCurrent: SettlePageView | undefined;
let listener: ((pageView: PageView) => void) | undefined;

const notify = async (): Promise<void> => {
  const pageView = listener && (await settleCurrent?.());
  if (pageView) listener?.(pageView);
};

/** Call after each navigation to another path. Without a listener nothing is awaited. */
export const trackPageView = (settle: SettlePageView): void => {
  settleCurrent = settle;
  void notify();
};

/** Calls the listener with the current page view and with each later one. */
export const watchPageViews = (listen: (pageView: PageView) => void): void => {
  listener = listen;
  void notify();
};

export const stopWatchingPageViews = (): void => {
  listener = undefined;
};
