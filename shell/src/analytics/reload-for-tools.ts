import type { SettingValues } from 'shared-lib/api';
import { readConsentCookie } from '../consent/consent-cookie.ts';
import { reloadDocument } from '../navigation/new-document.ts';
import { currentAnalyticsConfig } from './load-analytics.ts';
import { removeToolCookies } from './tool-cookies.ts';

const ID_SETTINGS = ['google_analytics_id', 'gtm_id', 'facebook_pixel_id'];

/**
 * Applies a consent choice to a document without analytics. Its security policy allows no tool and cannot be widened, so after
 * consent the document is reloaded. (A document with analytics watches the choice itself.)
 */
export const reloadForTools = (settings: SettingValues): void => {
  if (currentAnalyticsConfig()) return;
  // Reads the cookie as the server will. In a browser that rejects cookies a reload would change nothing.
  const granted = readConsentCookie(document.cookie);
  if (granted.length === 0) removeToolCookies();
  else if (ID_SETTINGS.some((key) => settings[key]?.trim())) reloadDocument();
};
