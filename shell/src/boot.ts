import type { DehydratedState } from '@tanstack/react-query';
import { browserRelease, type BrowserRelease } from 'shared-lib/federation';
import * as z from 'zod/mini';

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
}

const boot = z.object({
  siteOrigin: z.string(),
  siteMode: z.enum(['demo', 'live']),
  release: z.nullable(browserRelease),
  rendered: z.nullable(z.object({ version: z.string(), loaderData: z.record(z.string(), z.unknown()), status: z.number() })),
  query: z.custom<DehydratedState | null>((value) => value === null || (typeof value === 'object' && 'queries' in value)),
  seed: z.number(),
});

export const BOOT_ID = 'boot';

export const readBoot = (): Boot => boot.parse(JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? 'null'));
