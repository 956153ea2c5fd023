import type { DehydratedState } from '@tanstack/react-query';
import { isBrowserRelease, type BrowserRelease } from 'shared-lib/federation';
import type { MeasuringTerms } from './analytics/terms.ts';

/** What the server tells the browser, inlined as JSON in the page. */
export interface Boot {
  siteOrigin: string;
  siteMode: 'demo' | 'live';
  /** Release of the area at hand, unless the area is guarded: then nothing of it is named before the guard has agreed. */
  release: BrowserRelease | null;
  /** Present when the server drew the page: which release with, and what it knew. */
  rendered: { version: string; loaderData: Record<string, unknown>; status: number } | null;
  /** Dehydrated query cache. */
  query: DehydratedState | null;
  /** Chooses the footer's services, once per page load, alike on both sides. */
  seed: number;
  /** Null where nothing is measured, or this visitor has not agreed to it. */
  measuring: MeasuringTerms | null;
}

/** Told by hand: it runs before anything else, and zod would weigh more than the rest of the start. */
const isBoot = (value: unknown): value is Boot =>
  typeof value === 'object' &&
  value !== null &&
  'siteOrigin' in value &&
  'seed' in value &&
  'rendered' in value &&
  'query' in value &&
  'measuring' in value &&
  'release' in value &&
  (value.release === null || isBrowserRelease(value.release));

export const BOOT_ID = 'boot';

/** @throws when the page was not written by this shell's server */
export const readBoot = (): Boot => {
  const boot: unknown = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? 'null');
  if (!isBoot(boot)) throw new Error('The page does not say what it was sent with');
  return boot;
};
