import type { Purpose } from '../consent/purposes.ts';

/** Tools that measure, each by its id. */
export interface Tools {
  /** Google Analytics 4. */
  analytics?: string;
  /** Google Tag Manager. */
  tagManager?: string;
  /** Meta Pixel. */
  pixel?: string;
}

/** What the server says of measuring to a visitor who has agreed to it. */
export interface MeasuringTerms {
  tools: Tools;
  granted: Purpose[];
  /** Whether this document's policy lets the tools in: those of account and administration never do. */
  isHere: boolean;
  /** Where scripts of the tools may come from, as in `script-src`. */
  scripts: string[];
}
