import type { Purpose } from '../consent/purposes.ts';
import { addScript, type PageViewTracker } from './tracker.ts';
import type { AnalyticsTools } from './analytics-config.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const LOADER = 'https://www.googletagmanager.com';

const send = (message: unknown): void => void (window.dataLayer ??= []).push(message);

/** Sends a command to Google's tag, which recognizes a command only as an `arguments` object, not as an array. */
function command(..._parameters: readonly unknown[]): void {
  send(arguments);
}

/** Consent Mode, version 2: purpose → the consent types that it grants. */
const consentTypes: Readonly<Record<Purpose, readonly string[]>> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

const consentFor = (granted: readonly Purpose[]): Record<string, 'granted' | 'denied'> =>
  Object.fromEntries(
    (['statistics', 'marketing'] as const).flatMap((purpose) =>
      consentTypes[purpose].map((kind) => [kind, granted.includes(purpose) ? 'granted' : 'denied'] as const),
    ),
  );

/** Starts Google Analytics and Tag Manager. Page views are sent from here, so the property's own history events must be off. */
export const startGoogle = (
  { analytics, tagManager }: AnalyticsTools,
  granted: readonly Purpose[],
): PageViewTracker => {
  command('consent', 'default', consentFor([]));
  command('consent', 'update', consentFor(granted));
  if (tagManager) {
    send({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${LOADER}/gtm.js?id=${tagManager}`);
  }
  if (analytics) {
    command('js', new Date());
    command('config', analytics, { send_page_view: false });
    addScript(`${LOADER}/gtag/js?id=${analytics}`);
  }
  return {
    trackPageView({ title, url }, previous) {
      const view = { page_title: title, page_location: url, page_referrer: previous?.url ?? document.referrer };
      if (analytics) command('event', 'page_view', { ...view, send_to: analytics });
      // For triggers of the container. The name differs from Analytics' own event, so that no view counts twice.
      if (tagManager) send({ event: 'virtual_page_view', ...view });
    },
    stop() {
      command('consent', 'update', consentFor([]));
      if (analytics) window[`ga-disable-${analytics}`] = true;
    },
  };
};
