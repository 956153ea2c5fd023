import type { SettingValues } from 'shared-lib/api';
import { readConsentCookie } from '../consent/consent-cookie.ts';
import { renewDocument } from '../navigation/leave-document.ts';
import { currentTerms } from './follow-terms.ts';
import { removeToolCookies } from './tool-cookies.ts';

const IDS = ['google_analytics_id', 'gtm_id', 'facebook_pixel_id'];

/**
 * What a choice means for a document that measures nothing. Its policy lets no tool in, and a policy cannot be widened, so
 * where something was agreed to the page is asked for anew. (A document that measures watches the choice itself.)
 */
export const askForTools = (settings: SettingValues): void => {
  if (currentTerms()) return;
  // As the server will read it: a browser that keeps no cookies would be sent the same page again.
  const granted = readConsentCookie(document.cookie);
  if (granted.length === 0) removeToolCookies();
  else if (IDS.some((key) => settings[key]?.trim())) renewDocument();
};
