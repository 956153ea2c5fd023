import type { Purpose } from '../consent/purposes.ts';

/** Analytics tools with their ids. */
export interface AnalyticsTools {
  /** Google Analytics 4. */
  analytics?: string;
  /** Google Tag Manager. */
  tagManager?: string;
  /** Meta Pixel. */
  pixel?: string;
}

/** The analytics of a document. The server sends it to visitors who have consented. */
export interface AnalyticsConfig {
  tools: AnalyticsTools;
  granted: Purpose[];
  /** Whether the policy of this document allows the tools. It never does in account and administration areas. */
  isAllowedHere: boolean;
  /** Allowed sources of the tools' scripts, as in `script-src`. */
  scriptSources: string[];
}
