import { createContext } from 'react';

/** Facts about this page load that both sides render with. */
export interface SiteFacts {
  siteMode: 'demo' | 'live';
  /** Chooses among equals (the footer's services), alike on server and browser. */
  seed: number;
}

export const SiteContext = createContext<SiteFacts>({ siteMode: 'live', seed: 0 });
