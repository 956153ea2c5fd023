import { isBrowserRelease, type BrowserRelease } from 'shared-lib/federation';
import type { AnalyticsConfig } from '../analytics/analytics-config.ts';
import type { PageData } from '../page-data.ts';

/** Start data that the server inlines into the document as JSON. */
export interface Boot {
  siteOrigin: string;
  siteMode: 'demo' | 'live';
  /** Release of the current area; null for a guarded area, which names no file before its guard has passed. */
  release: BrowserRelease | null;
  /** Set when the server rendered the page: version of the release, loader data and status. */
  rendered: { version: string; loaderData: Record<string, unknown>; status: number } | null;
  data: PageData;
  /** Seeds the random choice of the footer's services, so that server and browser render the same. */
  seed: number;
  /** Null when analytics are disabled or the visitor has not consented. */
  analytics: AnalyticsConfig | null;
}

/** Checked by hand: this runs first on every page, and zod is larger than the rest of the start code. */
const isBoot = (value: unknown): value is Boot =>
  typeof value === 'object' &&
  value !== null &&
  'siteOrigin' in value &&
  'seed' in value &&
  'rendered' in value &&
  'data' in value &&
  Array.isArray(value.data) &&
  'analytics' in value &&
  'release' in value &&
  (value.release === null || isBrowserRelease(value.release));

export const BOOT_ID = 'boot';
/** Id of the element with the styles that the server generated for the page. */
export const PAGE_STYLES_ID = 'page-styles';

/** @throws when the document was not rendered by this shell's server */
export const readBoot = (): Boot => {
  const boot: unknown = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? 'null');
  if (!isBoot(boot)) throw new Error('The document holds no start data');
  return boot;
};
