import { createContext, type ReactNode } from 'react';

/** Facts about this page load that server and browser render with. */
export interface SiteFacts {
  siteMode: 'demo' | 'live';
  /** Seeds random choices (the footer's services), so that server and browser render the same. */
  seed: number;
}

export const SiteContext = createContext<SiteFacts>({ siteMode: 'live', seed: 0 });

/** What the placeholder of a page says without JavaScript. Only the server sets it: the browser never reads the content of `<noscript>`. */
export const NoScriptNote = createContext<ReactNode>(null);
