import type { Purpose } from '../consent/purposes.ts';
import { addScript, type Measurer } from './measurer.ts';
import type { Tools } from './terms.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

const LOADER = 'https://www.googletagmanager.com';

const send = (message: unknown): void => void (window.dataLayer ??= []).push(message);

/** A command to Google's tag, which takes an `arguments` object for a command and an array for none. */
function command(..._words: readonly unknown[]): void {
  send(arguments);
}

/** Consent Mode, version 2: which kinds of storage and use a purpose opens. */
const opened: Readonly<Record<Purpose, readonly string[]>> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

const consentFor = (granted: readonly Purpose[]): Record<string, 'granted' | 'denied'> =>
  Object.fromEntries(
    (['statistics', 'marketing'] as const).flatMap((purpose) =>
      opened[purpose].map((kind) => [kind, granted.includes(purpose) ? 'granted' : 'denied'] as const),
    ),
  );

/** Google Analytics and Tag Manager. Page views are sent from here, so the property's own «history events» must be switched off. */
export const startGoogle = ({ analytics, tagManager }: Tools, granted: readonly Purpose[]): Measurer => {
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
    seePage({ title, address }, before) {
      const view = { page_title: title, page_location: address, page_referrer: before?.address ?? document.referrer };
      if (analytics) command('event', 'page_view', { ...view, send_to: analytics });
      // For triggers of the container; another name than Analytics' own event, so that it cannot be counted twice.
      if (tagManager) send({ event: 'virtual_page_view', ...view });
    },
    stop() {
      command('consent', 'update', consentFor([]));
      if (analytics) window[`ga-disable-${analytics}`] = true;
    },
  };
};
