import { grantedIn } from '../consent/consent-cookie.ts';
import { useConsent } from '../consent/consent.ts';
import { reloadDocument, requireNewDocumentFor } from '../navigation/new-document.ts';
import { stopWatchingPageViews, watchPageViews, type PageView } from '../navigation/page-views.ts';
import type { AnalyticsConfig } from './analytics-config.ts';
import { startGoogle } from './google.ts';
import { startPixel } from './pixel.ts';
import { removeToolCookies } from './tool-cookies.ts';
import { isTrackedPath } from './tracked-paths.ts';
import type { PageViewTracker } from './tracker.ts';

const startTools = ({ tools, granted }: AnalyticsConfig): PageViewTracker[] => [
  ...(tools.analytics || tools.tagManager ? [startGoogle(tools, granted)] : []),
  ...(tools.pixel ? [startPixel(tools.pixel)] : []),
];

/** Stops all tracking in this document when the visitor's choice changes, and reloads it with the policy for the new choice. */
const stopOnConsentChange = (trackers: readonly PageViewTracker[], { granted }: AnalyticsConfig): void => {
  const unsubscribe = useConsent.subscribe(({ choice }) => {
    if (choice === 'unread' || grantedIn(choice).join() === granted.join()) return;
    unsubscribe();
    stopWatchingPageViews();
    for (const tracker of trackers) tracker.stop();
    removeToolCookies();
    reloadDocument();
  });
};

/**
 * Starts the tools and tracks page views, in documents whose policy allows the tools. Sign-in, accounts and administration never
 * share a document with them: a navigation between the two loads a new document.
 */
export const startAnalytics = (config: AnalyticsConfig): void => {
  requireNewDocumentFor((pathname) => isTrackedPath(pathname) !== config.isAllowedHere);
  if (!config.isAllowedHere) return;
  const trackers = startTools(config);
  let previous: PageView | undefined;
  watchPageViews((pageView) => {
    for (const tracker of trackers) tracker.trackPageView(pageView, previous);
    previous = pageView;
  });
  stopOnConsentChange(trackers, config);
};
